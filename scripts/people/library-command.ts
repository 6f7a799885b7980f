/**
 * `npm run library -- …`: keys of libraries' systems, proxy prefixes, and reports as files, for an operator at a terminal.
 *   key counter|feed ORGANISATION [NOTE] · keys ORGANISATION · revoke ORGANISATION KEY_ID · proxy ORGANISATION [PREFIX]
 *   figures ORGANISATION · report ID ORGANISATION YYYY-MM YYYY-MM tsv|csv
 */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { counterExceptions, reportIds } from '@/lib/contracts/usage/counter';
import { adminUsageSchema } from '@/lib/contracts/administration/overview';
import { reportTable, tsvOf } from '@/lib/domain/counter/table';
import { proxyPrefix } from '@/lib/domain/records/proxy';
import { csvFile } from '@/lib/domain/text/csv';
import { brandOrExit, configOrExit } from '@/lib/platform/config';
import { runCommand, UsageError } from '@/services/common/command';
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
               | proxy ORGANISATION [PREFIX] | figures ORGANISATION | report ID ORGANISATION YYYY-MM YYYY-MM tsv|csv`;

function readConfig() {
  brandOrExit();
  return configOrExit([
    'DATABASE_URL', 'PUBLIC_URL', 'COUNTER_PLATFORM_ID', 'COUNTER_REGISTRY_RECORD', 'MARC_ORG_CODE',
    'KBART_COVERAGE_DEPTH', 'RECORDS_EMAIL',
  ]); // prettier-ignore
}

interface Session {
  config: ReturnType<typeof readConfig>;
  db: ProductDb;
}

/** The name of an organisation. Rejects when there is none of this id: a key for it would open nothing, and its report be empty. */
async function nameOf({ config }: Session, id: string): Promise<string> {
  await using customers = openDatabase<CustomersTables>(config.DATABASE_URL, CUSTOMERS_SCHEMA, 1);
  const found = await customers.db
    .selectFrom('organisations')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw new Error(`No organisation has the id "${id}": npm run customers -- list`);
  return found.name;
}

type Command = (session: Session, given: readonly string[]) => Promise<string>;
const by = (organisationId: string): Changing => ({
  actor: { kind: 'command', id: 'library' },
  organisationId,
});
const json = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;

const commands: Readonly<Record<string, Command>> = {
  key: async (session, [kind, organisationId = '', note = '']) => {
    if (kind !== 'counter' && kind !== 'feed') throw new Error('A key is of kind counter or feed');
    await nameOf(session, organisationId);
    return json(await issueKey(session.db, by(organisationId), { kind, note, id: randomUUID() }));
  },
  keys: async (session, [organisationId = '']) => json(await listKeys(session.db, organisationId)),
  revoke: async (session, [organisationId = '', id = '']) => {
    // A script that withdraws a key which has leaked must hear that it did not.
    if (
      !z.uuid().safeParse(id).success ||
      !(await withdrawKey(session.db, by(organisationId), id, new Date()))
    )
      throw new Error(`${organisationId} has no such key: npm run library -- keys ${organisationId}`);
    return 'revoked\n';
  },
  proxy: async (session, [organisationId = '', text]) => {
    const prefix = text === undefined ? null : proxyPrefix(text);
    if (text !== undefined && prefix === null) throw new Error('A prefix is an http or https address');
    await nameOf(session, organisationId);
    await changeProxy(session.db, by(organisationId), prefix);
    return 'set\n';
  },
  figures: async (session, [organisationId = '']) => {
    await nameOf(session, organisationId);
    return json(adminUsageSchema.parse(await usageFigures(session.db, organisationId, new Date())));
  },
  report: async (session, [name, customer = '', begin = '', end = '', form = 'tsv']) => {
    const id = reportIds.find((one) => one === name);
    if (id === undefined) throw new Error(`Reports are ${reportIds.join(', ')}`);
    const asked = {
      db: session.db,
      library: libraryIdentity(session.config),
      customer: { id: customer, name: await nameOf(session, customer) },
      now: new Date(),
    };
    const made = await makeReport(id, { begin_date: begin, end_date: end }, asked);
    if ('refused' in made)
      throw new UsageError(
        `COUNTER ${made.refused}: ${counterExceptions[made.refused][0]} (${made.data ?? `${begin} to ${end}`})`,
      );
    const table = reportTable(made);
    return form === 'csv' ? csvFile(table) : tsvOf(table);
  },
};

async function main(): Promise<number> {
  const [name = '', ...given] = process.argv.slice(2);
  const command = commands[name];
  if (!command) throw new UsageError();
  const config = readConfig();
  await using database = openDatabase<ProductTables>(config.DATABASE_URL, PRODUCT_SCHEMA, 1);
  process.stdout.write(await command({ config, db: database.db }, given));
  return 0;
}

await runCommand(main, { usage: USAGE });
