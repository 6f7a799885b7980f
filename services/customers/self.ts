/** What signed-in users can query about themselves: the `self` of GraphQL v3. */
import { sql, type Kysely } from 'kysely';
import { noPermissions, roleLists, type Permissions } from '@/lib/contracts/viewer/permissions';
import { subscriptionsOf } from './organisations';
import type { CustomersTables } from './tables';

type Db = Kysely<CustomersTables>;

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

async function permissionsOf(db: Db, user: { id: string; superuser: boolean }): Promise<Permissions> {
  const rows = await db.selectFrom('user_roles').selectAll().where('user_id', '=', user.id).execute();
  const lists = roleLists.map((role) => [
    role,
    rows.filter((row) => row.role === role).map((row) => row.organisation_id).toSorted(),
  ]); // prettier-ignore
  return { ...noPermissions, ...Object.fromEntries(lists), superuser: user.superuser };
}

/** A person's permissions; none if they are unknown or have left. */
export async function permissionsOfPerson(db: Db, { subject, issuer }: SignedIn): Promise<Permissions> {
  const user = await personAt(db, { subject, issuer });
  return user ? permissionsOf(db, user) : noPermissions;
}

async function organisationOf(db: Db, id: string | null) {
  if (id === null) return null;
  const row = await db.selectFrom('organisations').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const networks = await db
    .selectFrom('networks')
    .select(sql<string>`networks.network::text`.as('cidr'))
    .where('organisation_id', '=', id)
    .orderBy('network')
    .execute();
  return { row, cidrs: networks.map(({ cidr }) => cidr) };
}

async function companyOf(db: Db, id: string | null) {
  if (id === null) return null;
  const company = await db.selectFrom('companies').selectAll().where('id', '=', id).executeTakeFirst();
  if (!company) return null;
  const group = company.group_id
    ? await db.selectFrom('groups').selectAll().where('id', '=', company.group_id).executeTakeFirst()
    : undefined;
  return { company, group: group ?? null };
}

function organisationAnswer(found: Awaited<ReturnType<typeof organisationOf>>) {
  if (!found) return null;
  const { row } = found;
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    category: row.category,
    adultThemesRestricted: row.adult_themes_restricted,
    country: row.country,
    country_alpha3: row.country_alpha3,
    authenticationMethod: row.authentication_method,
    blockedProfiles: row.blocked_profiles,
    parentCompanyId: row.company_id,
  };
}

function groupAnswer(found: Awaited<ReturnType<typeof companyOf>>) {
  const group = found?.group;
  return group
    ? {
        id: group.id,
        restrictAccessToAdultThemes: group.restrict_access_to_adult_themes,
        alwaysBlockedContent: group.always_blocked_content,
        alwaysAllowedContent: group.always_allowed_content,
      }
    : null;
}

/** A user with a company but no organisation gets empty controls, which differ from missing ones. */
function controlsAnswer(found: Awaited<ReturnType<typeof organisationOf>>) {
  return {
    cidrs: found?.cidrs ?? [],
    allowedContent: found?.row.allowed_content ?? [],
    blockedContent: found?.row.blocked_content ?? [],
  };
}

/**
 * Everything that decides what one user may see. The company is the user's own, or else the organisation's parent company;
 * the subscriptions are that company's (D57).
 * @param scopes of the verified token
 */
export async function selfOf(db: Db, person: SignedIn, scopes: readonly string[]) {
  const user = await personAt(db, person);
  if (user === null) return nobody;
  const found = await organisationOf(db, user.organisation_id);
  const companyId = user.company_id ?? found?.row.company_id ?? null;
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
    group: groupAnswer(company),
    oktaUser: {
      id: user.id,
      email: user.email,
      firstName: user.first_name,
      lastName: user.last_name,
      status: user.status,
    },
    company: company?.company ?? null,
    organisation: organisationAnswer(found),
    contentControlsAndIpAuth: controlsAnswer(found),
    subscriptions,
  };
}
