/** The institutions as an import file: importing an export gives the same data. */
import { sql, type Kysely } from 'kysely';
import { roleLists } from '@/lib/contracts/viewer/permissions';
import type { Kind, RecordInputs } from './import/records';
import type { CustomersTables } from './tables';

type Db = Kysely<CustomersTables>;

/** By kind: ids of the records that are wanted; for bindings and ranges, of their organisations. Null: all. */
type Only = Readonly<Record<Kind, readonly string[]>> | null;

const among = (ids: readonly string[] | undefined, column = 'id') =>
  ids === undefined ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} = any(${ids}::text[])`;

/** Drops null values: PostgreSQL stores an absent field as null, and a file leaves it out. */
const given = <T extends object>(values: T): { [K in keyof T]?: NonNullable<T[K]> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };

async function usersOf(db: Db, ids: readonly string[] | undefined) {
  const roles = await db.selectFrom('user_roles').selectAll().where(among(ids, 'user_id')).execute();
  const users = await db.selectFrom('users').selectAll().where(among(ids)).orderBy('id').execute();
  const byUser = new Map<string, typeof roles>();
  for (const role of roles) byUser.set(role.user_id, [...(byUser.get(role.user_id) ?? []), role]);
  return users.map((user) => {
    const own = byUser.get(user.id) ?? [];
    const lists = roleLists.map(
      (role) =>
        [
          role,
          own
            .filter((row) => row.role === role)
            .map((row) => row.organisation_id)
            .toSorted(),
        ] as const,
    );
    return {
      id: user.id,
      email: user.email,
      ...given({
        issuer: user.issuer,
        firstName: user.first_name,
        lastName: user.last_name,
        organisationId: user.organisation_id,
        companyId: user.company_id,
      }),
      status: user.status,
      superuser: user.superuser,
      ...Object.fromEntries(lists.filter(([, ids]) => ids.length > 0)),
    };
  });
}

async function companiesOf(db: Db, only: Only) {
  const companies = await db
    .selectFrom('companies')
    .selectAll()
    .where(among(only?.companies))
    .orderBy('id')
    .execute();
  const subscriptions = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where(among(only?.subscriptions))
    .orderBy('id')
    .execute();
  return {
    companies: companies.map(({ group_id, ...company }) => ({
      ...given({ ...company, groupId: group_id }),
      id: company.id,
      name: company.name,
    })),
    subscriptions: subscriptions.map((row) => ({
      id: row.id,
      companyId: row.company_id,
      type: row.type,
      startDate: row.start_date,
      endDate: row.end_date,
      requestFeedback: row.request_feedback,
      suppressExpiryMsg: row.suppress_expiry_msg,
    })),
  };
}

async function organisationsOf(db: Db, ids: readonly string[] | undefined) {
  const rows = await db.selectFrom('organisations').selectAll().where(among(ids)).orderBy('id').execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    ...given({
      testName: row.test_name,
      companyId: row.company_id,
      type: row.type,
      category: row.category,
      country: row.country,
      emailDomain: row.email_domain,
    }),
    listed: row.found_as !== null,
    adultThemesRestricted: row.adult_themes_restricted,
    authenticationMethod: row.authentication_method === 'IPAuth' ? ('IPAuth' as const) : ('Okta' as const),
    blockedProfiles: row.blocked_profiles,
    allowedContent: row.allowed_content,
    blockedContent: row.blocked_content,
  }));
}

/** Everything, or what is wanted, in a stable order. */
export async function exportRecords(db: Db, only: Only = null): Promise<RecordInputs> {
  const groups = await db.selectFrom('groups').selectAll().where(among(only?.groups)).orderBy('id').execute();
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
    groups: groups.map((group) => ({
      id: group.id,
      name: group.name,
      restrictAccessToAdultThemes: group.restrict_access_to_adult_themes,
      alwaysBlockedContent: group.always_blocked_content,
      alwaysAllowedContent: group.always_allowed_content,
    })),
    ...(await companiesOf(db, only)),
    organisations: await organisationsOf(db, only?.organisations),
    issuers: issuers.map(({ organisation_id, contact, ...binding }) => ({
      ...binding,
      organisationId: organisation_id,
      ...given({ contact }),
    })),
    users: await usersOf(db, only?.users),
    networks: networks.map(({ organisation_id, range }) => ({ organisationId: organisation_id, range })),
  };
}
