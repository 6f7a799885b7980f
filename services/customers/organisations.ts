/** Organisations as the REST API returns them, and look-up by IP address. */
import { sql } from 'kysely';
import type { CustomersOrganisation, Institution, OrganisationsByIp } from '@/lib/contracts/viewer/customers';
import { MOST_INSTITUTIONS } from '@/lib/domain/viewer/institutions';
import type { Db } from './tables';

/** Prefix lengths worth probing; the import refuses wider ranges (lib/domain/viewer/network). */
const PREFIXES = { 4: [8, 32], 6: [16, 128] } as const;

/**
 * Organisations whose ranges contain the address: longest prefix first, then by id (D51). The address is masked to every
 * prefix length and each result looked up by equality, so a million ranges take no longer than a thousand.
 * @param address canonical text
 */
export async function organisationsAt(db: Db, address: string): Promise<OrganisationsByIp['organisations']> {
  const [shortest, longest] = PREFIXES[address.includes(':') ? 6 : 4];
  const blocks = sql`array(select network(set_masklen(${address}::inet, bits)) from generate_series(${sql.lit(shortest)}::int, ${sql.lit(longest)}) bits)`;
  const rows = await db
    .selectFrom('networks')
    .innerJoin('organisations', 'organisations.id', 'networks.organisation_id')
    .select(['organisations.id', 'organisations.test_name as testName'])
    .where(sql<boolean>`networks.network = any(${blocks})`)
    .orderBy(sql`masklen(networks.network)`, 'desc')
    .orderBy('organisations.id')
    .execute();
  // An organisation with nested ranges counts once, at its longest prefix.
  return rows.filter(({ id }, index) => rows.findIndex((other) => other.id === id) === index);
}

/**
 * Organisations that opted in and have a word in their name that starts with what was typed; names that start with it come
 * first. An index of word prefixes is not worth its cost: scanning a hundred thousand names takes a few milliseconds.
 * @param folded at least MIN_LETTERS long (lib/domain/viewer/institutions); contains no LIKE wildcard
 */
export async function institutionsNamed(db: Db, folded: string): Promise<Institution[]> {
  return db
    .selectFrom('organisations')
    .select(['organisations.id', 'name', 'email_domain as emailDomain'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('networks')
          .select('network')
          .whereRef('networks.organisation_id', '=', 'organisations.id'),
      )
        .$castTo<boolean>()
        .as('hasNetwork'),
    )
    .where(sql<boolean>`' ' || found_as like ${`% ${folded}%`}`)
    .orderBy(sql`found_as like ${`${folded}%`}`, 'desc')
    .orderBy('found_as')
    .orderBy('organisations.id')
    .limit(MOST_INSTITUTIONS)
    .execute();
}

/** Subscriptions of a company, sorted by start date (D57). */
export async function subscriptionsOf(db: Db, companyId: string | null) {
  if (companyId === null) return [];
  return db
    .selectFrom('subscriptions')
    .select(['id', 'company_id as parentCompanyId', 'type'])
    .select(['start_date as startDate', 'end_date as endDate'])
    .select(['request_feedback as requestFeedback', 'suppress_expiry_msg as suppressExpiryMsg'])
    .where('company_id', '=', companyId)
    .orderBy('start_date')
    .orderBy('id')
    .execute();
}

const union = (...lists: (readonly string[] | null)[]) => [...new Set(lists.flatMap((list) => list ?? []))];

/** One organisation with the effective rules of its group, and its company's subscriptions; null if unknown. */
export async function organisationById(db: Db, id: string): Promise<CustomersOrganisation | null> {
  const row = await db
    .selectFrom('organisations')
    .leftJoin('companies', 'companies.id', 'organisations.company_id')
    .leftJoin('groups', 'groups.id', 'companies.group_id')
    .selectAll('organisations')
    .select(['restrict_access_to_adult_themes', 'always_blocked_content', 'always_allowed_content'])
    .where('organisations.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    category: row.category,
    parentCompanyId: row.company_id,
    country: row.country,
    country_alpha3: row.country_alpha3,
    authenticationMethod: row.authentication_method,
    restrictAdult: row.adult_themes_restricted || row.restrict_access_to_adult_themes === true,
    blockedProfiles: row.blocked_profiles,
    allowedContent: union(row.allowed_content, row.always_allowed_content),
    blockedContent: union(row.blocked_content, row.always_blocked_content),
    subscriptions: await subscriptionsOf(db, row.company_id),
  };
}
