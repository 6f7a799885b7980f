/** The institutions as an import file: importing an export gives the same data. */
import { sql, type Selectable } from 'kysely';
import { recordOf } from './import/columns';
import type { Kind, RecordInputs } from './import/records';
import { roleListsOf } from './self';
import { CUSTOMERS_SCHEMA } from './migrations';
import type { CustomersTables, Db } from './tables';

/** By kind: ids of the records that are wanted; for bindings and ranges, of their organisations. Null: all. */
type Only = Readonly<Record<Kind, readonly string[]>> | null;

const PEOPLE_AT_ONCE = 5_000;

const among = (ids: readonly string[] | undefined, column = 'id') =>
  ids === undefined ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} = any(${ids}::text[])`;

async function usersOf(db: Db, ids: readonly string[] | undefined) {
  const roles = await db.selectFrom('user_roles').selectAll().where(among(ids, 'user_id')).execute();
  const users = await db.selectFrom('users').selectAll().where(among(ids)).orderBy('id').execute();
  const byUser = new Map<string, typeof roles>();
  for (const role of roles) byUser.set(role.user_id, [...(byUser.get(role.user_id) ?? []), role]);
  return users.map((user) => {
    const lists = Object.entries(roleListsOf(byUser.get(user.id) ?? []));
    return { ...recordOf(user), ...Object.fromEntries(lists.filter(([, ids]) => ids.length > 0)) };
  });
}

async function organisationsOf(db: Db, ids: readonly string[] | undefined) {
  const rows = await db.selectFrom('organisations').selectAll().where(among(ids)).orderBy('id').execute();
  return rows.map(({ found_as, country_alpha3: _derived, ...row }) => ({
    ...recordOf(row),
    listed: found_as !== null,
    authenticationMethod: row.authentication_method === 'IPAuth' ? ('IPAuth' as const) : ('Okta' as const),
  }));
}

/** Everything but the people. */
async function exportWithoutUsers(db: Db, only: Only): Promise<Omit<RecordInputs, 'users'>> {
  const rowsOf = async <Table extends 'groups' | 'companies' | 'subscriptions'>(table: Table) => {
    const { rows } = await sql<Selectable<CustomersTables[Table]>>`
      select * from ${sql.id(CUSTOMERS_SCHEMA, table)} where ${among(only?.[table])} order by id`.execute(db);
    return rows;
  };
  const networks = await db
    .selectFrom('networks')
    .select(['organisation_id', sql<string>`network::text`.as('range')])
    .where(among(only?.networks, 'organisation_id'))
    .orderBy('organisation_id')
    .orderBy('network')
    .execute();
  const issuers = await db
    .selectFrom('issuers')
    .selectAll()
    .where(among(only?.issuers, 'organisation_id'))
    .orderBy('organisation_id')
    .orderBy('issuer')
    .execute();
  return {
    groups: (await rowsOf('groups')).map(recordOf),
    companies: (await rowsOf('companies')).map(recordOf),
    subscriptions: (await rowsOf('subscriptions')).map(recordOf),
    organisations: await organisationsOf(db, only?.organisations),
    issuers: issuers.map(recordOf),
    networks: networks.map(recordOf),
  };
}

/** Everything, or what is wanted, in a stable order. */
export const exportRecords = async (db: Db, only: Only = null): Promise<RecordInputs> => ({
  ...(await exportWithoutUsers(db, only)),
  users: await usersOf(db, only?.users),
});

async function* userPages(db: Db, atOnce: number) {
  for (let after = ''; ;) {
    const page = db.selectFrom('users').select('id').where('id', '>', after).orderBy('id').limit(atOnce);
    const ids = (await page.execute()).map(({ id }) => id);
    if (ids.length === 0) return;
    yield await usersOf(db, ids);
    after = ids.at(-1) ?? after;
  }
}

/** The records of one kind, each indented as the file is. */
async function* member(kind: Kind, pages: AsyncIterable<readonly object[]> | Iterable<readonly object[]>) {
  yield `  ${JSON.stringify(kind)}: [`;
  let before = '\n';
  for await (const page of pages) {
    if (page.length === 0) continue;
    const texts = page.map((record) => `    ${JSON.stringify(record, null, 2).replaceAll('\n', '\n    ')}`);
    yield `${before}${texts.join(',\n')}`;
    before = ',\n';
  }
  yield '\n  ]';
}

async function* textPieces(db: Db, peopleAtOnce: number): AsyncGenerator<string> {
  yield '{\n';
  const whole = Object.entries(await exportWithoutUsers(db, null)) as [Kind, readonly object[]][];
  for (const [kind, records] of whole) {
    yield* member(kind, [records]);
    yield ',\n';
  }
  yield* member('users', userPages(db, peopleAtOnce));
  yield '\n}\n';
}

/**
 * The text of an export file, in pieces: a million people are never in memory at once, nor in one string, which has an end. All of it
 * is one state of the database, or it might name an organisation that it lacks, and no import would take it. It has one connection
 * meanwhile, and loses that if nobody takes the next piece within a minute (services/common/database/database.ts).
 */
export async function* exportText(db: Db, peopleAtOnce = PEOPLE_AT_ONCE): AsyncGenerator<string> {
  const snapshot = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  try {
    yield* textPieces(snapshot, peopleAtOnce);
  } finally {
    // Nothing was written. A connection that is lost has said so where it was asked last.
    await snapshot
      .rollback()
      .execute()
      .catch(() => undefined);
  }
}
