/** What is stored of the records of an import: locked while it runs, and kept where a record says nothing. */
import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import { roleLists } from '@/lib/contracts/viewer/permissions';
import type { Tx } from '../tables';
import { addressKey, type Stored } from './check';
import type { RawRecord } from './read';
import { idSchema, issuerName, kinds, subjectSchema, type Kind, type RecordInputs } from './records';

type Values = Readonly<Record<string, unknown>>;

const valuesOf = ({ value }: RawRecord): Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {};

const valid = (schema: z.ZodType<string>, values: readonly unknown[]): string[] => [
  ...new Set(values.flat().flatMap((value) => schema.safeParse(value).data ?? [])),
];

/** The rows that records change or refer to, as far as they name them validly; the check reports the rest. */
export interface Named {
  /** By kind: ids of records; for bindings and ranges, of their organisations. */
  ids: Record<Kind, string[]>;
  /** Organisations and companies that anything in the records belongs to. */
  organisations: string[];
  companies: string[];
  /** In lower case. */
  emails: string[];
}

export function namedIn(raw: readonly RawRecord[]): Named {
  const all = raw.map(valuesOf);
  const of = (kind: Kind) => raw.filter((record) => record.kind === kind).map(valuesOf);
  const keyed = (kind: Kind) =>
    valid(
      kind === 'users' ? subjectSchema : idSchema,
      of(kind).map(({ id, organisationId }) =>
        kind === 'issuers' || kind === 'networks' ? organisationId : id,
      ),
    );
  const ids = Object.fromEntries(kinds.map((kind) => [kind, keyed(kind)])) as Record<Kind, string[]>;
  const homes = all.flatMap((values) => ['organisationId', ...roleLists].map((field) => values[field]));
  const payers = all.map(({ companyId }) => companyId);
  return {
    ids,
    organisations: [...new Set([...ids.organisations, ...valid(idSchema, homes.flat())])],
    companies: [...new Set([...ids.companies, ...valid(idSchema, payers)])],
    emails: valid(
      z.string().toLowerCase().pipe(z.email()),
      of('users').map(({ email }) => email),
    ),
  };
}

/**
 * Holds off changes by administrators and operators until the import is done, in the order in which those lock too: of what the
 * records name, and of what stored people and subscriptions among them belong to. Those who only refer to a row do not wait.
 */
export async function lockNamed(tx: Tx, { ids, organisations, companies }: Named): Promise<void> {
  const lock = (table: string, where: RawBuilder<unknown>) =>
    sql`select from ${sql.id('customers', table)} where ${where} order by id for no key update`.execute(tx);
  const one = (list: readonly string[]) => sql`id = any(${list}::text[])`;
  await lock(
    'organisations',
    sql`${one(organisations)} or id in (
      select organisation_id from customers.users where ${one(ids.users)}
      union select organisation_id from customers.user_roles where user_id = any(${ids.users}::text[]))`,
  );
  await lock(
    'companies',
    sql`${one(companies)} or id in (select company_id from customers.subscriptions where ${one(ids.subscriptions)})`,
  );
  await lock('users', one(ids.users));
}

/** What the check compares records with. */
export async function readStored(tx: Tx, { ids, emails }: Named): Promise<Stored> {
  const idsOf = async (table: 'groups' | 'companies' | 'organisations') =>
    new Set((await tx.selectFrom(table).select('id').execute()).map(({ id }) => id));
  const users = await tx
    .selectFrom('users')
    .select(['id', 'email', 'issuer'])
    .where(sql<boolean>`id = any(${ids.users}::text[]) or lower(email) = any(${emails}::text[])`)
    .execute();
  const issuers = await tx.selectFrom('issuers').selectAll().execute();
  return {
    groups: await idsOf('groups'),
    companies: await idsOf('companies'),
    organisations: await idsOf('organisations'),
    emails: new Map(users.map(({ id, email, issuer }) => [addressKey(issuer, email), id])),
    issuers: new Map(users.map(({ id, issuer }) => [id, issuer])),
    bound: new Map(
      issuers.flatMap(({ organisation_id, issuer, domains, invited }) =>
        [...domains, ...invited].map((name) => [addressKey(issuer, name), organisation_id] as const),
      ),
    ),
  };
}

function keyOf(kind: Kind, values: Values): string {
  if (kind !== 'issuers') return `${kind} ${String(values.id).trim()}`;
  const issuer = issuerName.safeParse(values.issuer).data ?? '';
  return `${kind} ${String(values.organisationId).trim()} ${issuer}`;
}

/**
 * What a record takes over from the stored one. Of a person: the issuer is named again or is the trusted one, as the check
 * requires (`moved`); roles are one set, which a record that names any of them replaces; and whoever has the same subject at
 * another issuer is somebody else, who takes over nothing (docs/decisions/0066).
 */
function inheritedOf(kind: Kind, stored: Values, given: Values, trusted: string | null): Values {
  if (kind !== 'users') return stored;
  const issuer = given.issuer === undefined ? trusted : (issuerName.safeParse(given.issuer).data ?? null);
  if (issuer !== (stored.issuer ?? null)) return {};
  const left = new Set<string>(['issuer', ...(roleLists.some((role) => role in given) ? roleLists : [])]);
  return Object.fromEntries(Object.entries(stored).filter(([field]) => !left.has(field)));
}

/**
 * The records with what they leave out taken from the stored ones: a file without a column must neither lift a restriction
 * nor let in somebody who was shut out. Ranges are not merged: an organisation's are replaced together.
 * @param trusted issuer of people whose record names none; null for our own
 */
export function overStored(
  raw: readonly RawRecord[],
  stored: RecordInputs,
  trusted: string | null,
): RawRecord[] {
  const found = new Map<string, Values>(
    kinds
      .filter((kind) => kind !== 'networks')
      .flatMap((kind) =>
        (stored[kind] ?? []).map((values: Values) => [keyOf(kind, values), values] as const),
      ),
  );
  return raw.map((record) => {
    const given = valuesOf(record);
    const before = found.get(keyOf(record.kind, given));
    return before === undefined
      ? record
      : { ...record, value: { ...inheritedOf(record.kind, before, given, trusted), ...given } };
  });
}
