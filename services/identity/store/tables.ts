/** Tables of the identity schema, as Kysely sees them. */
import type { ColumnType, Generated } from 'kysely';
import type { AdapterPayload } from 'oidc-provider';
import type { JWK } from 'jose';

export const IDENTITY_SCHEMA = 'identity';

/** Sessions, codes, grants and the like, as oidc-provider keeps them. */
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
  /** Whether signing in takes a second factor: administrators' does. */
  needs_totp: Generated<boolean>;
  /** Base32 (RFC 4648 §6); null until it is set up. */
  totp_secret: ColumnType<string | null, string | null | undefined, string | null>;
  /** The time step of the last code taken: none is taken twice (RFC 6238 §5.2). */
  totp_step: ColumnType<number | null, number | null | undefined, number | null>;
}

/** One key that signs tokens: announced, then in use, then kept while its tokens live. */
export interface SigningKeyRow {
  kid: string;
  /** With the private parts. */
  jwk: ColumnType<JWK, string, never>;
  created_at: Date;
  activated_at: Date | null;
  retired_at: Date | null;
}

export interface FailureRow {
  /** Digest of what is limited; neither an e-mail nor an address is kept. */
  key: string;
  failures: number;
  window_started_at: Date;
  /** When an attempt beyond the limit was last looked at. */
  looked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** A sign-in that was ended while tokens of it may live. */
export interface RevokedGrantRow {
  grant_id: string;
  revoked_at: Date;
}

/** A browser that somebody is signed in with. */
export interface SignInSessionRow {
  grant_id: string;
  /** Of the provider's session. */
  session_uid: string;
  account_id: string;
  device: string;
  network: string | null;
  signed_in_at: Date;
  last_used_at: Date;
}

/** A one-time link to set a password by. */
export interface LinkRow {
  /** SHA-256 of the token in the link: who reads the database can open none. */
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
