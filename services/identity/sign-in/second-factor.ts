/**
 * The second factor of administrators: time-based codes (TOTP, RFC 6238). Between password and code, the browser holds a
 * signed pass for this one sign-in, so that no process keeps its state. At the first set-up, the pass contains the secret.
 */
import { Secret, TOTP } from 'otpauth';
import { type Kysely, sql } from 'kysely';
import { site } from '@/lib/contracts/site';
import { writeAudit } from '@/services/common/audit/write';
import { isSealed, sealOf } from '@/services/common/seal';
import { signInCounts } from '../store/accounts';
import type { IdentityTables } from '../store/tables';
import { asciiDigits } from './ascii-digits';

type Db = Kysely<IdentityTables>;

const PERIOD_SECONDS = 30;
/** Accepts one step before and after, to allow for clock skew. */
const WINDOW = 1;
const PASS_LIFE_MS = 10 * 60_000;
/** RFC 4226 §4: 160 bits. */
const SECRET_BYTES = 20;
const CODE = /^\d{6}$/;
const PASS = /^(\d{1,15})~([\w-]{1,64})~(\d{1,12})~([A-Z2-7]*)~([\w-]{43})$/;

export interface SecondFactor {
  email: string;
  /** Null if not set up yet. */
  secret: string | null;
}

/** The second factor that an account requires; null if it requires none. */
export async function secondFactorOf(db: Db, accountId: string): Promise<SecondFactor | null> {
  const row = await db
    .selectFrom('accounts')
    .select(['email', 'needs_totp', 'totp_secret'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row?.needs_totp ? { email: row.email, secret: row.totp_secret } : null;
}

export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const totpOf = (email: string, secret: string) =>
  new TOTP({ issuer: site().name, label: email, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });

/** The otpauth URI that an authenticator reads from the QR code. */
export const otpAddress = (email: string, secret: string): string => totpOf(email, secret).toString();

export interface Pass {
  accountId: string;
  /** When the password was checked, in seconds. */
  signedInAt: number;
  /** The secret to store after the first correct code; '' if the account already has one. */
  secret: string;
}

const sealed = (uid: string, text: string) => `second factor\n${uid}\n${text}`;

/** @param uid of the sign-in that the pass is for */
export function makePass(
  { accountId, signedInAt, secret }: Pass,
  uid: string,
  key: string,
  now: Date,
): string {
  const text = `${now.getTime() + PASS_LIFE_MS}~${accountId}~${signedInAt}~${secret}`;
  return `${text}~${sealOf(sealed(uid, text), key)}`;
}

/** Null for a pass that is for another sign-in, expired or forged. */
export function readPass(pass: string, uid: string, keys: readonly string[], now: Date): Pass | null {
  const match = PASS.exec(pass);
  if (!match) return null;
  const [, expires = '', accountId = '', signedInAt = '', secret = '', seal = ''] = match;
  const text = pass.slice(0, pass.lastIndexOf('~'));
  return isSealed(sealed(uid, text), seal, keys) && Number(expires) >= now.getTime()
    ? { accountId, signedInAt: Number(signedInAt), secret }
    : null;
}

/** Accepts a code once: the database settles a race between two requests, and a used time step is never accepted again. */
export async function takeCode(
  db: Db,
  { accountId, signedInAt, secret }: Pass,
  code: string,
  now: Date,
): Promise<boolean> {
  const factor = await secondFactorOf(db, accountId);
  const known = factor?.secret ?? secret;
  if (!factor || known === '') return false;
  const token = asciiDigits(code.replace(/\s/g, ''));
  if (!CODE.test(token)) return false;
  const delta = totpOf(factor.email, known).validate({ token, window: WINDOW, timestamp: now.getTime() });
  if (delta === null) return false;
  const step = Math.floor(now.getTime() / 1_000 / PERIOD_SECONDS) + delta;
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('accounts')
      .set({ totp_secret: known, totp_step: step })
      .where('id', '=', accountId)
      .where(sql<boolean>`coalesce(totp_step, -1) < ${step}`)
      // Who knew a password that has just been replaced must not choose the secret.
      .where(signInCounts(signedInAt))
      .where(sql<boolean>`coalesce(totp_secret, ${known}) = ${known}`)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    const actor = { kind: 'person', id: accountId } as const;
    if (factor.secret === null)
      await writeAudit(transaction, {
        service: 'identity',
        action: 'second_factor_set',
        actor,
        subject: `user:${accountId}`,
      });
    return true;
  });
}
