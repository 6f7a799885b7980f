/** Accounts of people as our own issuer keeps them, for the administration of their organisation. An issuer of others has no such calls. */
import type { z } from 'zod';
import {
  accountStatesSchema,
  invitedSchema,
  signedOutSchema,
  type AccountState,
  type InviteAccount,
  type Invited,
} from '@/lib/contracts/administration-people';
import { apiErrorBodySchema } from '@/lib/contracts/errors';
import { ServiceError } from '../service-error';
import { withoutSlash } from './issuer-keys';
import type { SignableVisitor, VisitorSigner } from './signed-visitor';

/** A letter is sent meanwhile. */
const TIMEOUT_MS = 10_000;

export interface Accounts {
  /** Of those that there are; null where the issuer is not ours. */
  states: (asked: SignableVisitor, ids: readonly string[]) => Promise<AccountState[] | null>;
  /** Throws CONFLICT with the reason, and NOT_FOUND where the issuer is not ours. */
  invite: (asked: SignableVisitor, account: InviteAccount) => Promise<Invited>;
  /** Ends every sign-in of a person; answers how many there were. */
  signOut: (asked: SignableVisitor, id: string) => Promise<number>;
}

const away = (cause: unknown) =>
  Object.assign(new ServiceError('UNAVAILABLE', 'The identity service is not answering'), { cause });
const foreign = () =>
  new ServiceError('NOT_FOUND', 'Accounts are looked after by your own identity provider');

/** @param reachedAt IDENTITY_URL */
export function createAccounts(reachedAt: string, sign: VisitorSigner): Accounts {
  const post = async <Answer>(
    asked: SignableVisitor,
    path: string,
    { schema, body = {} }: { schema: z.ZodType<Answer>; body?: object },
  ): Promise<Answer> => {
    const signature = await sign(asked, 'accounts');
    const response = await fetch(`${withoutSlash(reachedAt)}/administration/accounts${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...signature },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((cause: unknown) => {
      throw away(cause);
    });
    const answer: unknown = await response.json().catch(() => null);
    if (response.status === 404) throw foreign();
    if (response.status === 409) {
      const refused = apiErrorBodySchema.safeParse(answer);
      throw new ServiceError('CONFLICT', refused.success ? refused.data.error.message : 'It was refused');
    }
    const parsed = schema.safeParse(answer);
    if (!response.ok || !parsed.success) throw away(response.status);
    return parsed.data;
  };
  return {
    states: async (asked, ids) => {
      try {
        return (await post(asked, '/states', { schema: accountStatesSchema, body: { ids } })).accounts;
      } catch (error) {
        if (error instanceof ServiceError && error.code === 'NOT_FOUND') return null;
        throw error;
      }
    },
    invite: (asked, body) => post(asked, '', { schema: invitedSchema, body }),
    signOut: async (asked, id) =>
      (await post(asked, `/${encodeURIComponent(id)}/sign-out`, { schema: signedOutSchema })).ended,
  };
} // prettier-ignore
