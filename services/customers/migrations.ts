/** Schema of the customers service. */
import { sql, type Migration } from 'kysely';
import { migration } from '@/services/common/database/migration';

export const CUSTOMERS_SCHEMA = 'customers';

const statements = [
  sql`create table customers.groups (
    id text primary key,
    name text not null,
    restrict_access_to_adult_themes boolean not null default false,
    always_blocked_content text[] not null default '{}',
    always_allowed_content text[] not null default '{}'
  )`,
  sql`create table customers.companies (
    id text primary key,
    group_id text references customers.groups,
    name text not null,
    type text,
    category text,
    country text
  )`,
  sql`create table customers.organisations (
    id text primary key,
    company_id text references customers.companies,
    name text not null,
    test_name text,
    type text,
    category text,
    country text,
    country_alpha3 char(3),
    adult_themes_restricted boolean not null default false,
    authentication_method text not null,
    blocked_profiles text[] not null default '{}',
    allowed_content text[] not null default '{}',
    blocked_content text[] not null default '{}'
  )`,
  // `network` comes first in the key for look-ups: one probe per prefix length, however many ranges there are.
  sql`create table customers.networks (
    network cidr not null,
    organisation_id text not null references customers.organisations on delete cascade,
    primary key (network, organisation_id)
  )`,
  sql`create index networks_organisation on customers.networks (organisation_id)`,
  sql`create table customers.users (
    id text primary key,
    email text not null,
    first_name text,
    last_name text,
    status text not null default 'ACTIVE',
    organisation_id text references customers.organisations,
    company_id text references customers.companies,
    superuser boolean not null default false
  )`,
  sql`create unique index users_email on customers.users (lower(email))`,
  sql`create table customers.user_roles (
    user_id text not null references customers.users on delete cascade,
    role text not null check (role in
      ('administrator', 'teacher', 'finance', 'librarian', 'technical', 'faculty', 'other')),
    organisation_id text not null references customers.organisations on delete cascade,
    primary key (user_id, role, organisation_id)
  )`,
  sql`create table customers.subscriptions (
    id text primary key,
    company_id text not null references customers.companies,
    type text not null check (type in ('full', 'trial')),
    start_date text not null,
    end_date text not null,
    request_feedback boolean not null default false,
    suppress_expiry_msg boolean not null default false
  )`,
  sql`create index subscriptions_company on customers.subscriptions (company_id)`,
];

/** Every check of ranges looks for overlaps; the index finds them among a million ranges without reading them all. */
const overlaps = sql`create index networks_overlap on customers.networks using gist (network inet_ops)`;

/** `found_as`: the folded name of an organisation that opted in to "Find your school"; null for all others. */
const findYourSchool = [
  sql`alter table customers.organisations add column found_as text, add column email_domain text`,
  sql`create index organisations_found_as on customers.organisations (found_as) where found_as is not null`,
];

/** Several issuers: an address belongs to one person at each issuer, and a subject to the issuer that assigned it. */
const issuers = [
  sql`alter table customers.users add issuer text`,
  sql`drop index customers.users_email`,
  sql`create unique index users_email on customers.users (coalesce(issuer, ''), lower(email))`,
  sql`create table customers.issuers (
    organisation_id text not null references customers.organisations on delete cascade,
    issuer text not null,
    domains text[] not null default '{}',
    invited text[] not null default '{}',
    role text not null check (role in
      ('administrator', 'teacher', 'finance', 'librarian', 'technical', 'faculty', 'other')),
    contact text,
    primary key (organisation_id, issuer)
  )`,
];

/** Indexes for counting and listing the organisations and people of a company, for operators. */
const companies = [
  sql`create index organisations_company on customers.organisations (company_id)`,
  sql`create index users_organisation on customers.users (organisation_id)`,
  sql`create index users_company on customers.users (company_id)`,
];

/** For listing an organisation's people: the primary key has the person first. */
const rolesOfOrganisation = sql`create index user_roles_organisation on customers.user_roles (organisation_id)`;

/**
 * For the binding of whoever signs in for the first time: one issuer may have thousands. Without `fastupdate`, what an import has
 * written is in the index at once, not in a list beside it that every question reads until the next vacuum.
 */
const bindingsFound = [
  sql`create index issuers_issuer on customers.issuers (issuer, organisation_id)`,
  sql`create index issuers_domains on customers.issuers using gin (domains) with (fastupdate = off)`,
  sql`create index issuers_invited on customers.issuers using gin (invited) with (fastupdate = off)`,
];

/** @param issuer that the library trusts; null for our own. People stored before issuers existed are assigned to it. */
export const customersMigrations = (issuer: string | null = null): Readonly<Record<string, Migration>> => ({
  '0001-customers': migration(statements),
  '0002-network-overlaps': migration([overlaps]),
  '0003-find-your-school': migration(findYourSchool),
  '0004-issuers': migration([
    ...issuers,
    ...(issuer === null ? [] : [sql`update customers.users set issuer = ${issuer}`]),
  ]),
  '0005-companies': migration(companies),
  '0006-roles-of-organisations': migration([rolesOfOrganisation]),
  '0007-bindings-found': migration(bindingsFound),
});
