/** People's accounts at our own issuer, for the administration of their organisation. A foreign issuer has no such calls. */
import type { z } from 'zod';
import {
  accountStatesSchema,
  correctedSchema,
  invitedSchema,
  secondFactorSchema,
  signedOutSchema,
  type AccountState,
  type CorrectAccount,
  type InviteAccount,
  type Invited,
} from '@/lib/contracts/administration/people';
import { withoutSlash } from '@/lib/contracts/http/base-address';
import { ServiceError } from '@/lib/platform/service-error';
import { serviceRequest } from '@/lib/platform/http/service-request';
import type { SignableVisitor, VisitorSigner } from '@/lib/platform/visitor/signed-visitor';

/** Long, because an invitation is e-mailed during the call; less than the gateway waits (gateway/services/proxy.ts). */
const TIMEOUT_MS = 7_000;

export interface Accounts {
  /** The states of those accounts that exist; null when the issuer is not ours. */
  states: (asked: SignableVisitor, ids: readonly string[]) => Promise<AccountState[] | null>;
  /** Throws CONFLICT with the reason, and NOT_FOUND when the issuer is not ours. */
  invite: (asked: SignableVisitor, account: InviteAccount) => Promise<Invited>;
  /** Repeats an invitation, to the address that the account has by now. Throws as `invite`. */
  inviteAgain: (asked: SignableVisitor, id: string, organisationId: string) => Promise<Invited>;
  /**
   * From the next sign-in on, the person's account asks for a second factor. Call it before a role is given that needs one, so
   * that nobody has the role without it. Does nothing when the issuer is not ours: it decides about factors itself.
   */
  requireSecondFactor: (asked: SignableVisitor, id: string) => Promise<void>;
  /**
   * Throws VALIDATION_FAILED with the reason where the address may not be changed, and NOT_FOUND when the issuer is not ours: names
   * and addresses come from there.
   */
  correct: (asked: SignableVisitor, id: string, account: CorrectAccount) => Promise<void>;
  /** Ends every sign-in of a person; returns how many there were. */
  signOut: (asked: SignableVisitor, id: string) => Promise<number>;
}

const AWAY = 'The identity service is not answering';
const foreign = () =>
  new ServiceError('NOT_FOUND', 'Accounts are looked after by your own identity provider');

/** @param reachedAt IDENTITY_URL @param issuer `foreignIssuer`: its name when it is not ours, and is then never asked */
export function createAccounts(reachedAt: string, sign: VisitorSigner, issuer: string | null): Accounts {
  const post = async <Answer>(
    asked: SignableVisitor,
    path: string,
    { schema, body = {} }: { schema: z.ZodType<Answer>; body?: object },
  ): Promise<Answer> => {
    if (issuer !== null) throw foreign();
    const headers = await sign(asked, 'accounts');
    const url = `${withoutSlash(reachedAt)}/administration/accounts${path}`;
    return serviceRequest({ url, headers, schema, body, timeoutMs: TIMEOUT_MS, away: AWAY });
  };
  return {
    states: async (asked, ids) =>
      issuer === null
        ? (await post(asked, '/states', { schema: accountStatesSchema, body: { ids } })).accounts
        : null,
    invite: (asked, body) => post(asked, '', { schema: invitedSchema, body }),
    inviteAgain: (asked, id, organisationId) =>
      post(asked, `/${encodeURIComponent(id)}/invitation`, {
        schema: invitedSchema,
        body: { organisationId },
      }),
    requireSecondFactor: async (asked, id) => {
      if (issuer === null)
        await post(asked, `/${encodeURIComponent(id)}/second-factor`, { schema: secondFactorSchema });
    },
    correct: async (asked, id, body) => {
      await post(asked, `/${encodeURIComponent(id)}/correction`, { schema: correctedSchema, body });
    },
    signOut: async (asked, id) =>
      (await post(asked, `/${encodeURIComponent(id)}/sign-out`, { schema: signedOutSchema })).ended,
  };
}
