/** What signed-in users can query about themselves: the `self` of GraphQL v3. */
import { sql } from 'kysely';
import { noPermissions, roleLists, type Permissions } from '@/lib/contracts/viewer/permissions';
import { subscriptionsOf } from './organisations';
import type { Db, UserRoleRow } from './tables';

/** Every member is null: the token's person is unknown to customers, or has left. */
const nobody = {
  user: null,
  group: null,
  oktaUser: null,
  company: null,
  organisation: null,
  contentControlsAndIpAuth: null,
  subscriptions: null,
};

/** Identified by subject and issuer: the same subject at another issuer is a different person. */
export interface SignedIn {
  /** Subject of a verified token. */
  subject: string;
  /** Issuer of that token; null for our own. */
  issuer: string | null;
}

/** Null if the person is unknown or has left. */
async function personAt(db: Db, { subject, issuer }: SignedIn) {
  const user = await db.selectFrom('users').selectAll().where('id', '=', subject).executeTakeFirst();
  return user?.status === 'ACTIVE' && user.issuer === issuer ? user : null;
}

/** Stored roles as the contract lists them: for each role, the organisations at which somebody has it, sorted. */
export const roleListsOf = (rows: readonly UserRoleRow[]) =>
  Object.fromEntries(
    roleLists.map((role) => [
      role,
      rows
        .filter((row) => row.role === role)
        .map((row) => row.organisation_id)
        .toSorted(),
    ]),
  );

async function permissionsOf(db: Db, user: { id: string; superuser: boolean }): Promise<Permissions> {
  const rows = await db.selectFrom('user_roles').selectAll().where('user_id', '=', user.id).execute();
  return { ...noPermissions, ...roleListsOf(rows), superuser: user.superuser };
}

/** A person's permissions; none if they are unknown or have left. */
export async function permissionsOfPerson(db: Db, { subject, issuer }: SignedIn): Promise<Permissions> {
  const user = await personAt(db, { subject, issuer });
  return user ? permissionsOf(db, user) : noPermissions;
}

/** An organisation and its own rules; those of a user without one are empty, not missing. */
async function organisationOf(db: Db, id: string | null) {
  const none = { organisation: null, controls: { cidrs: [], allowedContent: [], blockedContent: [] } };
  if (id === null) return none;
  const row = await db
    .selectFrom('organisations')
    .select(['id', 'name', 'type', 'category', 'country', 'country_alpha3', 'company_id as parentCompanyId'])
    .select(['adult_themes_restricted as adultThemesRestricted', 'blocked_profiles as blockedProfiles'])
    .select('authentication_method as authenticationMethod')
    .select(['allowed_content as allowedContent', 'blocked_content as blockedContent'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return none;
  const { allowedContent, blockedContent, ...organisation } = row;
  const networks = await db
    .selectFrom('networks')
    .select(sql<string>`networks.network::text`.as('cidr'))
    .where('organisation_id', '=', id)
    .orderBy('network')
    .execute();
  return {
    organisation,
    controls: { cidrs: networks.map(({ cidr }) => cidr), allowedContent, blockedContent },
  };
}

async function companyOf(db: Db, id: string | null) {
  if (id === null) return null;
  const company = await db.selectFrom('companies').selectAll().where('id', '=', id).executeTakeFirst();
  if (!company) return null;
  const group =
    company.group_id === null
      ? undefined
      : await db
          .selectFrom('groups')
          .select(['id', 'restrict_access_to_adult_themes as restrictAccessToAdultThemes'])
          .select('always_blocked_content as alwaysBlockedContent')
          .select('always_allowed_content as alwaysAllowedContent')
          .where('id', '=', company.group_id)
          .executeTakeFirst();
  return { company, group: group ?? null };
}

/**
 * Everything that decides what one user may see. The company is the user's own, or else the organisation's parent company;
 * the subscriptions are that company's (D57).
 * @param scopes of the verified token
 */
export async function selfOf(db: Db, person: SignedIn, scopes: readonly string[]) {
  const user = await personAt(db, person);
  if (user === null) return nobody;
  const { organisation, controls } = await organisationOf(db, user.organisation_id);
  const companyId = user.company_id ?? organisation?.parentCompanyId ?? null;
  const [permissions, company, subscriptions] = await Promise.all([
    permissionsOf(db, user),
    companyOf(db, companyId),
    subscriptionsOf(db, companyId),
  ]);
  return {
    user: {
      id: user.id,
      email: user.email,
      organisationId: user.organisation_id,
      companyId,
      permissions,
      scopes,
    },
    group: company?.group ?? null,
    oktaUser: {
      id: user.id,
      email: user.email,
      firstName: user.first_name,
      lastName: user.last_name,
      status: user.status,
    },
    company: company?.company ?? null,
    organisation,
    contentControlsAndIpAuth: controls,
    subscriptions,
  };
}
