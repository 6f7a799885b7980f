/**
 * `npm run customers -- …`: the data of institutions.
 *
 *   import FILE…  [--as KIND] [--check]   CSV or JSON; every fault is listed, and nothing is written if there is any
 *   list                                  organisations with the last day of their subscription, ranges and people
 *   export FILE                           everything, as a file that import reads
 *   end ORGANISATION [--on DATE]          no subscription continues after this day, and none begins; default today
 *   find ADDRESS                          the organisations whose ranges contain an address, the recognised one first
 *   demo                                  loads or renews the demonstration
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { canonicalAddress } from '@/lib/domain/viewer/network';
import { startInstant } from '@/lib/domain/viewer/subscription';
import { configOrExit } from '@/lib/platform/config';
import { foreignIssuer } from '@/lib/platform/start/issuer';
import { wantsSample } from '@/lib/platform/start/mode';
import { runCommand, UsageError } from '@/services/common/command';
import { callersPath } from '@/services/common/files/callers-path';
import { migrate, openDatabase, type Database } from '@/services/common/database/database';
import { demoRefusal } from '@/services/common/demo-accounts';
import { writeAtomically } from '@/lib/platform/files/write-atomically';
import { endAgreement, endedWords, listOrganisations } from '@/services/customers/agreements';
import { loadDemo } from '@/services/customers/demo';
import { exportText } from '@/services/customers/export';
import { importFiles } from '@/services/customers/import/import';
import type { Fault } from '@/services/customers/import/read';
import { CUSTOMERS_SCHEMA, customersMigrations } from '@/services/customers/migrations';
import { organisationsAt } from '@/services/customers/organisations';
import type { CustomersTables } from '@/services/customers/tables';
import { requireSecondFactors } from './second-factors';

const USAGE =
  'usage: customers import FILE… [--as KIND] [--check] | list | export FILE | end ORGANISATION [--on DATE] | find ADDRESS | demo';

const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);
const textOf = ({ place, message }: Fault) => `${place}: ${message}`;

type Db = Database<CustomersTables>['db'];

async function runImport(
  db: Db,
  files: string[],
  options: { kind: string | undefined; checkOnly: boolean; trusted: string | null; databaseUrl: string },
): Promise<number> {
  const { kind, checkOnly, trusted, databaseUrl } = options;
  const { faults, warnings, counts } = await importFiles(db, files, {
    checkOnly,
    trusted,
    beforeWriting: async ({ users }) =>
      trusted === null ? requireSecondFactors(databaseUrl, users) : undefined,
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

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

async function runList(db: Db): Promise<number> {
  const found = await listOrganisations(db);
  if (found.length === 0)
    say('There is no organisation yet: npm run customers -- import FILE (docs/institutions.md)');
  for (const { id, name, until, ranges, people } of found)
    say(
      `${id.padEnd(28)}  ${until === null ? 'no subscription' : `until ${until}`}  ${counted(ranges, 'range', 'ranges')}, ${counted(people, 'person', 'people')}  ${name}`,
    );
  return 0;
}

async function runExport(db: Db, file: string): Promise<number> {
  // An earlier export stays whole until this one is.
  await writeAtomically(file, (partial) => writeFile(partial, exportText(db), { mode: 0o600 }));
  return 0;
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;

async function runEnd(db: Db, organisation: string, day: string): Promise<number> {
  if (!DATE.test(day) || startInstant(day) === null) {
    complain(`--on must be a day, like 2027-08-31, not "${day}"`);
    return 64;
  }
  const changed = await endAgreement(db, organisation, day);
  if (changed === null) {
    complain(`there is no organisation ${organisation}: npm run customers -- list`);
    return 1;
  }
  say(endedWords(changed, day));
  return 0;
}

async function runDemo(
  db: Db,
  { nodeEnv, addresses, trusted }: { nodeEnv: string; addresses: string[]; trusted: string | null },
): Promise<number> {
  const refusal = demoRefusal(nodeEnv, addresses, wantsSample(process.env));
  if (refusal !== null) complain(refusal);
  else await loadDemo(db, new Date(), trusted);
  return 0;
}

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      as: { type: 'string' },
      check: { type: 'boolean', default: false },
      on: { type: 'string' },
    },
  });
  const [verb, ...operands] = positionals;
  const config = configOrExit([
    'NODE_ENV',
    'PORT_BASE',
    'DATABASE_URL',
    'PUBLIC_URL',
    'CLASSROOM_URL',
    'SERVICES',
    'OIDC_AUTHORITY',
  ]);
  const trusted = foreignIssuer(config);
  await using database = openDatabase<CustomersTables>(config.DATABASE_URL, CUSTOMERS_SCHEMA, 2);
  await migrate(database, CUSTOMERS_SCHEMA, customersMigrations(trusted));
  const [first] = operands;
  if (verb === 'import' && first !== undefined)
    return await runImport(database.db, operands.map(callersPath), {
      kind: values.as,
      checkOnly: values.check,
      trusted,
      databaseUrl: config.DATABASE_URL,
    });
  if (verb === 'list') return await runList(database.db);
  if (verb === 'export' && first !== undefined) return await runExport(database.db, callersPath(first));
  if (verb === 'end' && first !== undefined)
    return await runEnd(database.db, first, values.on ?? new Date().toISOString().slice(0, 10));
  if (verb === 'find' && first !== undefined) return await runFind(database.db, first);
  if (verb === 'demo')
    return await runDemo(database.db, {
      nodeEnv: config.NODE_ENV,
      addresses: [config.PUBLIC_URL, config.CLASSROOM_URL],
      trusted,
    });
  throw new UsageError();
}

await runCommand(main, { usage: USAGE });
