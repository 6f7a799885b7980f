/** The lines of some days are found without reading those that were written since. */
import { Kysely } from 'kysely';
import { ServiceDialect } from '@/services/common/database/postgres-dialect';
import { migrate, openDatabase, type Database } from '@/services/common/database/database';
import { AUDIT_SCHEMA } from '@/services/common/audit/migrations';
import { readAudit, type AuditQuery } from '@/services/common/audit/read';
import { explainedDatabase } from '@/__tests__/support/processes/query-plans';
import { testDatabase } from '@/__tests__/support/setup/postgres';

const DAYS = 350;
const LINES_A_DAY = 200;

let database: Database<unknown>;
let drop: () => Promise<void>;
beforeAll(async () => {
  const made = await testDatabase();
  drop = made.drop;
  database = openDatabase<unknown>(made.url, 'tried', 2);
  await migrate(database, 'tried', {});
  // A number is left free between two lines.
  await database.pool.query(`
    alter sequence audit.event_id_seq increment 2;
    insert into audit.event (at, service, action, actor_kind)
      select now() - interval '${DAYS} days' + n * interval '1 day' / ${LINES_A_DAY}, 'tried',
        case n % 2 when 0 then 'signed_in' else 'signed_out' end, 'unknown'
      from generate_series(0, ${DAYS * LINES_A_DAY - 1}) n;
    analyze audit.event`);
});
afterAll(async () => {
  await database.close();
  await drop();
});

const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

async function read(query: Partial<AuditQuery>) {
  const { db, pagesRead } = explainedDatabase<unknown>(database.pool, AUDIT_SCHEMA);
  const { entries } = await readAudit(db, { organisationId: null, limit: 50, ...query });
  return {
    days: new Set(entries.map(({ at }) => at.slice(0, 10))),
    lines: entries.length,
    pages: await pagesRead(),
  };
}

it.each([
  ['until a day long ago', { to: dayAgo(330) }],
  ['of one day long ago', { from: dayAgo(330), to: dayAgo(330) }],
  ['of one kind until then', { to: dayAgo(330), action: 'signed_in' }],
] as const)('%s', async (_what, query) => {
  const { rows } = await database.pool.query<{ pages: number }>(
    `select (pg_table_size('audit.event') / current_setting('block_size')::int)::int as pages`,
  );
  const { days, lines, pages } = await read(query);
  expect([lines, ...days]).toEqual([50, dayAgo(330)]);
  expect(pages).toBeLessThan((rows[0]?.pages ?? 0) / 10);
});

it('with a line that is numbered later than some of the next day', async () => {
  const noon = `date_trunc('day', now(), 'UTC') - interval '100 days' + interval '12 hours'`;
  await database.pool.query(`
    insert into audit.event (id, at, service, action, actor_kind) overriding system value
      select max(id) + 1, ${noon}, 'tried', 'published', 'unknown' from audit.event where at < ${noon} + interval '1 day'`);
  const { lines } = await read({ from: dayAgo(100), to: dayAgo(100), action: 'published' as never });
  expect(lines).toBe(1);
});

it('words are compared with the newest lines, page after page, and each page says how far back', async () => {
  const compared = 20_000;
  await database.pool.query(`
    insert into audit.event (id, at, service, action, actor_kind, subject) overriding system value
      select max(id) + 1, max(at), 'tried', 'published', 'unknown', 'entry:needle' from audit.event
        where at < now() - interval '200 days'`);
  const query = { organisationId: null, limit: 50, q: 'needle' };
  const first = await readAudit(database.db, query, compared);
  expect(first.entries).toEqual([]);
  const daysBack = (Date.now() - Date.parse(first.searchedTo ?? '')) / 86_400_000;
  expect(Math.round(daysBack)).toBe(compared / LINES_A_DAY);
  const { entries, next } = await readAudit(database.db, { ...query, before: first.next }, compared);
  expect(next).not.toBeNull();
  expect([...entries]).toEqual([]);
  const found = await readAudit(database.db, { ...query, before: next }, compared);
  expect(found.entries.map(({ subject }) => subject)).toEqual(['entry:needle']);
  const rest = await readAudit(database.db, { ...query, before: found.next }, compared);
  expect(rest).toEqual({ entries: [], next: null, searchedTo: null });
});

it('where a page ends is not moved by lines that are written while it is read', async () => {
  const query = { organisationId: null, limit: 50, q: 'nowhere' };
  const write = () =>
    database.pool.query(
      `insert into audit.event (service, action, actor_kind) values ('tried', 'published', 'unknown')`,
    );
  const alone = await readAudit(database.db, query, 100);
  let written = 0;
  const busy = new Kysely<unknown>({
    dialect: new ServiceDialect({ pool: database.pool }),
    // Told once the lines are read, and waited for before the next statement.
    log: async ({ query: { sql } }) => {
      if (!sql.includes('as newest')) return;
      await write();
      written += 1;
    },
  });
  expect((await readAudit(busy, query, 100)).next).toBe(alone.next);
  expect(written).toBe(1);
});

it('no index is written that no question uses', async () => {
  const { rows } = await database.pool.query<{ indexdef: string }>(
    `select indexdef from pg_indexes where schemaname = 'audit' and tablename = 'event'`,
  );
  const columns = rows.map(({ indexdef }) => /\((\w+)/.exec(indexdef)?.[1]);
  expect(columns.toSorted()).toEqual(['action', 'at', 'id', 'organisation_id']);
});
