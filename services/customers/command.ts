/**
 * `npm run customers -- …`: an institution's data.
 *
 *   import FILE…  [--as KIND] [--check]   CSV or JSON; every fault is listed, and nothing is written when there is one
 *   find ADDRESS                          the organisations whose ranges hold an address, the recognised one first
 *   demo                                  loads or renews the demonstration
 */
import { parseArgs } from 'node:util';
import { canonicalAddress } from '@/lib/domain/viewer/network';
import { configOrExit } from '@/lib/platform/config';
import { wantsSample } from '@/lib/platform/start/mode';
import { migrate, openDatabase, type Database } from '@/services/common/database';
import { demoRefusal } from '@/services/common/demo-accounts';
import { loadDemo } from './demo';
import { importFiles } from './import/import';
import type { Fault } from './import/read';
import { CUSTOMERS_SCHEMA, customersMigrations } from './migrations';
import { organisationsAt } from './organisations';
import type { CustomersTables } from './tables';

const USAGE = 'usage: customers import FILE… [--as KIND] [--check] | find ADDRESS | demo\n';

const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);
const textOf = ({ place, message }: Fault) => `${place}: ${message}`;

type Db = Database<CustomersTables>['db'];

async function runImport(
  db: Db,
  files: string[],
  kind: string | undefined,
  checkOnly: boolean,
): Promise<number> {
  const { faults, warnings, counts } = await importFiles(db, files, {
    checkOnly,
    ...(kind === undefined ? {} : { kind }),
  });
  warnings.forEach((warning) => complain(`warning: ${textOf(warning)}`));
  faults.forEach((fault) => complain(textOf(fault)));
  if (faults.length > 0) {
    complain(`${faults.length} fault${faults.length === 1 ? '' : 's'}; nothing was imported`);
    return 1;
  }
  const done = Object.entries(counts).filter(([, count]) => count > 0).map(([name, count]) => `${count} ${name}`); // prettier-ignore
  say(`${checkOnly ? 'would import' : 'imported'} ${done.join(', ') || 'nothing'}`);
  return 0;
}

async function runFind(db: Db, text: string): Promise<number> {
  const address = canonicalAddress(text);
  if (address === null) {
    complain(`"${text}" is not an address`);
    return 1;
  }
  const found = await organisationsAt(db, address);
  if (found.length === 0) say('no organisation');
  found.forEach(({ id, testName }) => say(testName === null ? id : `${id} (${testName})`));
  return 0;
}

async function runDemo(db: Db, nodeEnv: string, addresses: string[]): Promise<number> {
  const refusal = demoRefusal(nodeEnv, addresses, wantsSample(process.env));
  if (refusal !== null) complain(refusal);
  else await loadDemo(db, new Date());
  return 0;
}

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { as: { type: 'string' }, check: { type: 'boolean', default: false } },
  });
  const [verb, ...operands] = positionals;
  const config = configOrExit(['NODE_ENV', 'PORT_BASE', 'DATABASE_URL', 'PUBLIC_URL', 'CLASSROOM_URL']);
  const database = openDatabase<CustomersTables>(config.DATABASE_URL, CUSTOMERS_SCHEMA, 2);
  try {
    await migrate(database, CUSTOMERS_SCHEMA, customersMigrations);
    const [first] = operands;
    if (verb === 'import' && first !== undefined)
      return await runImport(database.db, operands, values.as, values.check);
    if (verb === 'find' && first !== undefined) return await runFind(database.db, first);
    if (verb === 'demo')
      return await runDemo(database.db, config.NODE_ENV, [config.PUBLIC_URL, config.CLASSROOM_URL]);
    complain(USAGE);
    return 64;
  } finally {
    await database.close();
  }
}

process.exitCode = await main().catch((error: unknown) => {
  complain(error instanceof Error ? error.message : String(error));
  return 1;
});
