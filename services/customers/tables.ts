/** Tables of the customers schema, as Kysely sees them. */
import type { ColumnType, Kysely, Transaction } from 'kysely';
import type { RoleList } from '@/lib/contracts/viewer/permissions';

/** Arrays have a default of '{}'. */
type Texts = ColumnType<string[], string[] | undefined, string[]>;
type Flag = ColumnType<boolean, boolean | undefined, boolean>;

export interface GroupRow {
  id: string;
  name: string;
  restrict_access_to_adult_themes: Flag;
  always_blocked_content: Texts;
  always_allowed_content: Texts;
}

export interface CompanyRow {
  id: string;
  group_id: string | null;
  name: string;
  type: string | null;
  category: string | null;
  country: string | null;
}

export interface OrganisationRow {
  id: string;
  company_id: string | null;
  name: string;
  test_name: string | null;
  type: string | null;
  category: string | null;
  country: string | null;
  country_alpha3: string | null;
  adult_themes_restricted: Flag;
  authentication_method: string;
  blocked_profiles: Texts;
  allowed_content: Texts;
  blocked_content: Texts;
  /** Folded name if "Find your school" may list the organisation at sign-in, else null. */
  found_as: ColumnType<string | null, string | null | undefined, string | null>;
  /** What the e-mail addresses of its people end with. */
  email_domain: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface NetworkRow {
  /** PostgreSQL `cidr`. */
  network: string;
  organisation_id: string;
}

export interface UserRow {
  /** Subject of the tokens. */
  id: string;
  /** Name of the issuer that assigned the subject; null for our own. */
  issuer: string | null;
  email: string;
  first_name: string | null;
  last_name: string | null;
  /** ACTIVE; any other value means that the person may no longer use the library. */
  status: string;
  organisation_id: string | null;
  company_id: string | null;
  superuser: Flag;
}

export interface UserRoleRow {
  user_id: string;
  role: RoleList;
  organisation_id: string;
}

export interface SubscriptionRow {
  id: string;
  company_id: string;
  type: 'full' | 'trial';
  /** Text, not a timestamp: a date alone means the whole day (R-SUB-8) and must stay one. */
  start_date: string;
  end_date: string;
  request_feedback: Flag;
  suppress_expiry_msg: Flag;
}

/** Binds an organisation to an issuer that is not ours, through which its people sign in. */
export interface IssuerRow {
  organisation_id: string;
  issuer: string;
  /** Domains of e-mail addresses, in lower case. */
  domains: Texts;
  /** Single e-mail addresses, in lower case. */
  invited: Texts;
  role: RoleList;
  contact: string | null;
}

export interface CustomersTables {
  groups: GroupRow;
  companies: CompanyRow;
  organisations: OrganisationRow;
  networks: NetworkRow;
  issuers: IssuerRow;
  users: UserRow;
  user_roles: UserRoleRow;
  subscriptions: SubscriptionRow;
}

/** The database or a transaction in it. */
export type Db = Kysely<CustomersTables>;
/** For what must run in a transaction. */
export type Tx = Transaction<CustomersTables>;
