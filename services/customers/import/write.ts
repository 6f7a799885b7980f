/** Writes checked records, in the transaction of the import. */
import { sql, type Selectable } from 'kysely';
import { roleLists } from '@/lib/contracts/viewer/permissions';
import { chunksOf } from '@/lib/domain/chunks';
import { alpha3Of } from '@/lib/domain/viewer/countries';
import { foldedName } from '@/lib/domain/viewer/institutions';
import { CUSTOMERS_SCHEMA } from '../migrations';
import { lockNetworks } from '../networks-lock';
import type { CustomersTables, Tx } from '../tables';
import { rowOf } from './columns';
import type { Records } from './records';

type TableWithId = 'groups' | 'companies' | 'organisations' | 'users' | 'subscriptions';

/** Limits the memory of one statement, not its parameters: rows are sent as one JSON text or as arrays. */
const ROWS_A_STATEMENT = 5_000;

const chunks = <Row>(rows: readonly Row[]): Row[][] => chunksOf(rows, ROWS_A_STATEMENT);

async function upsert<Table extends TableWithId>(
  tx: Tx,
  table: Table,
  rows: readonly Selectable<CustomersTables[Table]>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const target = sql.id(CUSTOMERS_SCHEMA, table);
  const names = sql.join(columns.map((column) => sql.id(column)));
  // An update of the id would lock the row against those that refer to it.
  const others = columns.filter((column) => column !== 'id');
  const updates = sql.join(others.map((column) => sql`${sql.id(column)} = ${sql.id('excluded', column)}`));
  for (const part of chunks(rows)) {
    await sql`
      insert into ${target} (${names})
      select ${names} from jsonb_populate_recordset(null::${target}, ${JSON.stringify(part)}::jsonb)
      order by id
      on conflict (id) do update set ${updates}`.execute(tx);
  }
}

/** Organisations with what is derived from their fields. */
const organisationRows = (organisations: Records['organisations']) =>
  organisations.map(({ listed, ...organisation }) => ({
    ...rowOf(organisation),
    country_alpha3: alpha3Of(organisation.country),
    found_as: listed ? foldedName(organisation.name) : null,
  }));

async function writeUsers(tx: Tx, { users }: Records, trusted: string | null): Promise<void> {
  const rows = users.map((user) => ({
    id: user.id,
    issuer: user.issuer ?? trusted,
    email: user.email,
    first_name: user.firstName,
    last_name: user.lastName,
    status: user.status,
    organisation_id: user.organisationId,
    company_id: user.companyId,
    superuser: user.superuser,
  }));
  await upsert(tx, 'users', rows);
  const roles = users.flatMap((user) =>
    roleLists.flatMap((role) =>
      [...new Set(user[role])].map((organisation) => ({ user: user.id, role, organisation })),
    ),
  );
  const ids = users.map(({ id }) => id);
  if (ids.length > 0)
    await sql`delete from customers.user_roles where user_id = any(${ids}::text[])`.execute(tx);
  for (const part of chunks(roles)) {
    await sql`
      insert into customers.user_roles (user_id, role, organisation_id)
      select * from unnest(${part.map((r) => r.user)}::text[], ${part.map((r) => r.role)}::text[],
        ${part.map((r) => r.organisation)}::text[])`.execute(tx);
  }
}

/** Replaces an organisation's whole binding to an issuer with the one in the import. */
async function writeIssuers(tx: Tx, { issuers }: Records): Promise<void> {
  for (const part of chunks(issuers.map(rowOf)))
    await tx
      .insertInto('issuers')
      .values(part)
      .onConflict((conflict) =>
        conflict.columns(['organisation_id', 'issuer']).doUpdateSet(({ ref }) => ({
          domains: ref('excluded.domains'),
          invited: ref('excluded.invited'),
          role: ref('excluded.role'),
          contact: ref('excluded.contact'),
        })),
      )
      .execute();
}

/** Replaces all ranges of every organisation for which the import has ranges. */
async function writeNetworks(tx: Tx, { networks }: Records): Promise<void> {
  const ids = [...new Set(networks.map(({ organisationId }) => organisationId))];
  if (ids.length === 0) return;
  await lockNetworks(tx);
  await sql`delete from customers.networks where organisation_id = any(${ids}::text[])`.execute(tx);
  const rows = networks.flatMap(({ organisationId, range }) =>
    range.map((cidr) => ({ cidr, organisationId })),
  );
  for (const part of chunks(rows)) {
    await sql`
      insert into customers.networks (network, organisation_id)
      select * from unnest(${part.map((r) => r.cidr)}::cidr[], ${part.map((r) => r.organisationId)}::text[])`.execute(
      tx,
    );
  }
}

/**
 * Writes records. Stored ones of the same id are replaced whole, an organisation's ranges and a person's roles together;
 * records that are not given stay as they are.
 * @param trusted issuer of people whose record names none; null for our own
 */
export async function writeRecords(tx: Tx, records: Records, trusted: string | null): Promise<void> {
  await upsert(tx, 'groups', records.groups.map(rowOf));
  await upsert(tx, 'companies', records.companies.map(rowOf));
  await upsert(tx, 'subscriptions', records.subscriptions.map(rowOf));
  await upsert(tx, 'organisations', organisationRows(records.organisations));
  await writeIssuers(tx, records);
  await writeUsers(tx, records, trusted);
  await writeNetworks(tx, records);
}
