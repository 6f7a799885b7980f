/** Tables of the identity schema, as Kysely sees them. */
import type { ColumnType, Generated } from 'kysely';
import type { AdapterPayload } from 'oidc-provider';
import type { JWK } from 'jose';

export const IDENTITY_SCHEMA = 'identity';

/** Sessions, codes, grants and so on, as oidc-provider stores them. */
export interface ModelRow {
  model: string;
  id: string;
  payload: ColumnType<AdapterPayload, string, string>;
  grant_id: string | null;
  uid: string | null;
  user_code: string | null;
  expires_at: Date | null;
  consumed_at: Date | null;
}

export interface AccountRow {
  /** Subject of the tokens. */
  id: string;
  email: string;
  email_verified: Generated<boolean>;
  given_name: string;
  family_name: string;
  /** Null until an invited person has set a password. */
  password_hash: string | null;
  demo: Generated<boolean>;
  disabled_at: Date | null;
  invited_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Whether signing in requires a second factor, as it does for administrators. */
  needs_totp: Generated<boolean>;
  /** Base32 (RFC 4648 §6); null until it is set up. */
  totp_secret: ColumnType<string | null, string | null | undefined, string | null>;
  /** Time step of the last accepted code, so that no code is accepted twice (RFC 6238 §5.2). */
  totp_step: ColumnType<number | null, number | null | undefined, number | null>;
  /** Sign-ins of before this second count for nothing; null if all count. Whole seconds, as `auth_time` is. */
  sign_ins_count_from: ColumnType<Date | null, undefined, Date>;
}

/** A key that signs tokens: first announced, then active, then retired but kept until its tokens have expired. */
export interface SigningKeyRow {
  kid: string;
  /** Includes the private key. */
  jwk: ColumnType<JWK, string, never>;
  created_at: Date;
  activated_at: Date | null;
  retired_at: Date | null;
}

export interface FailureRow {
  /** Digest of what is limited; no e-mail or address is stored. */
  key: string;
  failures: number;
  window_started_at: Date;
  /** When an attempt over the limit was last checked. */
  looked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** An ended sign-in whose tokens may still be valid. */
export interface RevokedGrantRow {
  grant_id: string;
  revoked_at: Date;
}

/** A browser in which a person is signed in. */
export interface SignInSessionRow {
  grant_id: string;
  /** `uid` of the provider's session. */
  session_uid: string;
  account_id: string;
  device: string;
  network: string | null;
  signed_in_at: Date;
  last_used_at: Date;
}

/** A one-time link for setting a password. */
export interface LinkRow {
  /** SHA-256 of the token in the link: read access to the database is not enough to use a link. */
  digest: string;
  account_id: string;
  purpose: 'invitation' | 'reset';
  expires_at: Date;
}

export interface IdentityTables {
  links: LinkRow;
  sign_in_sessions: SignInSessionRow;
  revoked_grants: RevokedGrantRow;
  models: ModelRow;
  accounts: AccountRow;
  signing_keys: SigningKeyRow;
  sign_in_failures: FailureRow;
}
