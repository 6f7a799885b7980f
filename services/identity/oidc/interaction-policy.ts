/** When somebody must sign in before an authorisation goes on, and which requests are refused before they are stored. */
import type { Kysely } from 'kysely';
import type { IncomingMessage } from 'node:http';
import { errors, interactionPolicy as policies, type KoaContextWithOIDC } from 'oidc-provider';
import { withoutNul } from '@/services/common/database/without-nul';
import { mayBeginSignIn } from '../sign-in/throttle';
import type { IdentityTables } from '../store/tables';
import type { IssuerSettings } from './settings';

/** Parameters that the standards leave to the client. Of our own apps a `state` has 43 characters at most, a hint 254. */
const FREE_PARAMETERS = ['state', 'nonce', 'login_hint'] as const;
const LONGEST_FREE_PARAMETER = 512;
/** Of a whole request, in characters; one of our own apps has about 500, with the longest e-mail in another script 1,300. */
const LONGEST_REQUEST = 2_048;

export interface PolicyParts {
  db: Kysely<IdentityTables>;
  settings: IssuerSettings;
  /** Canonical address of the visitor. */
  addressOf: (request: IncomingMessage) => Promise<string>;
}

/**
 * Anybody may begin a sign-in, and its parameters are stored until it ends. Throws `invalid_request` (RFC 6749 §4.1.2.1), for U+0000 as
 * well, which no parameter may have (appendix A) and PostgreSQL stores in no text.
 */
function refuseUnstorable({ req, oidc }: KoaContextWithOIDC): void {
  if ((req.url ?? '').length > LONGEST_REQUEST) throw new errors.InvalidRequest('the request is too long');
  for (const name of FREE_PARAMETERS)
    if (String(oidc.params?.[name] ?? '').length > LONGEST_FREE_PARAMETER)
      throw new errors.InvalidRequest(`${name} is too long`);
  if (Object.values(oidc.params ?? {}).some((value) => withoutNul(String(value)) !== String(value)))
    throw new errors.InvalidRequest('the request has a character that is not allowed');
}

/** Counts a sign-in that is about to be stored, and refuses it when its network has begun too many (RFC 6749 §4.1.2.1). */
async function countBegun({ req, oidc }: KoaContextWithOIDC, parts: PolicyParts): Promise<void> {
  // Silent renewal is told `login_required`, and nothing is stored.
  if (oidc.prompts.has('none')) return;
  const { db, settings, addressOf } = parts;
  if (!(await mayBeginSignIn(db, await addressOf(req), settings.cookieKeys[0], new Date())))
    throw new errors.TemporarilyUnavailable('too many sign-ins were begun from this network');
}

/**
 * If the account has been disabled, or its sign-ins ended, its session must sign in again; silent renewal gets
 * `login_required`. There is no consent prompt for our own app: a client that requests one gets `consent_required` (OpenID
 * Connect Core §3.1.2.1).
 */
export function interactionPolicy(parts: PolicyParts) {
  const prompts = policies.base();
  const { Check } = policies;
  prompts.get('consent')?.checks.clear();
  const unasked = new Check('consent_unasked', 'consent is not asked for', 'consent_required', (ctx) => {
    if (ctx.oidc.prompts.has('consent')) throw new errors.ConsentRequired('consent is not asked for here');
    return Check.NO_NEED_TO_PROMPT;
  });
  const unstorable = new Check(
    'request_unstorable',
    'the request cannot be stored',
    'invalid_request',
    (ctx) => {
      refuseUnstorable(ctx);
      return Check.NO_NEED_TO_PROMPT;
    },
  );
  prompts.get('login')?.checks.add(unstorable);
  prompts.get('login')?.checks.add(unasked);
  const gone = new Check('account_gone', 'End-User authentication is required', 'login_required', (ctx) =>
    ctx.oidc.session?.accountId !== undefined && ctx.oidc.account === undefined
      ? Check.REQUEST_PROMPT
      : Check.NO_NEED_TO_PROMPT,
  );
  const login = prompts.get('login');
  login?.checks.add(gone);
  if (login) {
    const { details } = login;
    // The only part of a prompt that runs when it is due, and before anything is stored.
    login.details = async (ctx) => {
      await countBegun(ctx, parts);
      return details(ctx);
    };
  }
  return prompts;
}
