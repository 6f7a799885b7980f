/**
 * `npm run library -- …`: keys of libraries' systems, proxy prefixes, and reports as files, for an operator at a terminal.
 *   key counter|feed ORGANISATION [NOTE] · keys ORGANISATION · revoke ORGANISATION KEY_ID · proxy ORGANISATION [PREFIX]
 *   figures ORGANISATION · report ID ORGANISATION BEGIN END tsv|csv
 */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { reportIds } from '@/lib/contracts/usage/counter';
import { adminUsageSchema } from '@/lib/contracts/administration/overview';
import { csvOf, reportTable, tsvOf } from '@/lib/domain/counter/table';
import { proxyPrefix } from '@/lib/domain/records/proxy';
import { configOrExit } from '@/lib/platform/config';
import { bearClosedPipe } from '@/services/common/closed-pipe';
import { openDatabase } from '@/services/common/database/database';
import { CUSTOMERS_SCHEMA } from '@/services/customers/migrations';
import type { CustomersTables } from '@/services/customers/tables';
import { makeReport } from '@/services/product/counter/report';
import { changeProxy, issueKey, withdrawKey, type Changing } from '@/services/product/records/audited';
import { listKeys } from '@/services/product/records/keys';
import { libraryIdentity } from '@/services/product/records/library';
import { PRODUCT_SCHEMA, type ProductDb, type ProductTables } from '@/services/product/tables';
import { usageFigures } from '@/services/product/usage/figures';

const USAGE = `usage: library key counter|feed ORGANISATION [NOTE] | keys ORGANISATION | revoke ORGANISATION KEY_ID
               | proxy ORGANISATION [PREFIX] | figures ORGANISATION | report ID ORGANISATION BEGIN END tsv|csv\n`;

if (process.argv.includes('--help')) {
  process.stdout.write(USAGE);
  process.exit(0);
}

const config = configOrExit([
  'DATABASE_URL', 'PUBLIC_URL', 'LIBRARY_NAME', 'COUNTER_PLATFORM_ID', 'COUNTER_REGISTRY_RECORD', 'MARC_ORG_CODE',
  'KBART_COVERAGE_DEPTH', 'RECORDS_EMAIL',
]); // prettier-ignore

/** The name of an organisation. Rejects when there is none of this id: a key for it would open nothing, and its report be empty. */
async function nameOf(id: string): Promise<string> {
  const customers = openDatabase<CustomersTables>(config.DATABASE_URL, CUSTOMERS_SCHEMA, 1);
  try {
    const found = await customers.db
      .selectFrom('organisations')
      .select('name')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!found) throw new Error(`No organisation has the id "${id}": npm run customers -- list`);
    return found.name;
  } finally {
    await customers.close();
  }
}

type Command = (db: ProductDb, given: readonly string[]) => Promise<string>;
const by = (organisationId: string): Changing => ({
  actor: { kind: 'command', id: 'library' },
  organisationId,
});
const json = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;

const commands: Readonly<Record<string, Command>> = {
  key: async (db, [kind, organisationId = '', note = '']) => {
    if (kind !== 'counter' && kind !== 'feed') throw new Error('A key is of kind counter or feed');
    await nameOf(organisationId);
    return json(await issueKey(db, by(organisationId), { kind, note, id: randomUUID() }));
  },
  keys: async (db, [organisationId = '']) => json(await listKeys(db, organisationId)),
  revoke: async (db, [organisationId = '', id = '']) => {
    // A script that withdraws a key which has leaked must hear that it did not.
    if (!z.uuid().safeParse(id).success || !(await withdrawKey(db, by(organisationId), id, new Date())))
      throw new Error(`${organisationId} has no such key: npm run library -- keys ${organisationId}`);
    return 'revoked\n';
  },
  proxy: async (db, [organisationId = '', text]) => {
    const prefix = text === undefined ? null : proxyPrefix(text);
    if (text !== undefined && prefix === null) throw new Error('A prefix is an http or https address');
    await nameOf(organisationId);
    await changeProxy(db, by(organisationId), prefix);
    return 'set\n';
  },
  figures: async (db, [organisationId = '']) => {
    await nameOf(organisationId);
    return json(adminUsageSchema.parse(await usageFigures(db, organisationId, new Date())));
  },
  report: async (db, [name, customer = '', begin = '', end = '', form = 'tsv']) => {
    const id = reportIds.find((one) => one === name);
    if (id === undefined) throw new Error(`Reports are ${reportIds.join(', ')}`);
    const asked = {
      db,
      library: libraryIdentity(config),
      customer: { id: customer, name: await nameOf(customer) },
      now: new Date(),
    };
    const made = await makeReport(id, { begin_date: begin, end_date: end }, asked);
    if ('refused' in made) throw new Error(`COUNTER ${made.refused}`);
    const table = reportTable(made);
    return form === 'csv' ? csvOf(table) : tsvOf(table);
  },
};

bearClosedPipe();
const [name = '', ...given] = process.argv.slice(2);
const database = openDatabase<ProductTables>(config.DATABASE_URL, PRODUCT_SCHEMA, 1);
try {
  const command = commands[name];
  if (!command) throw new Error(USAGE.trim());
  process.stdout.write(await command(database.db, given));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await database.close();
}
