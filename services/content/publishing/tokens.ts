/** Delivery tokens: stored as digests, several per space, each for some or all environments; one may serve several spaces. */
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { digestOfToken } from '../model/token';
import type { Tables } from '../store/tables';
import { auditContent } from './audit';
import { advanceClock, inPublication } from './transaction';

/** Characters of a digest by which the audit log names a token. */
const DIGEST_SHOWN = 12;

export interface TokenRequest {
  space: string;
  /** Absent: a new random token. */
  token?: string | undefined;
  /** What the token is for; shown by `status`. */
  name?: string | undefined;
  /** Absent: all environments of the space. */
  environments?: string[] | undefined;
  /** Requests per second; 0: no limit; absent: CONTENT_RATE_LIMIT. */
  rateLimit?: number | undefined;
  /** From then on the token is invalid. Absent: it is valid until it is removed. */
  endsAt?: Date | undefined;
}

/** Whether the space has the token, be it valid or ended. */
export async function hasToken(db: Kysely<Tables>, space: string, token: string): Promise<boolean> {
  const known = await db
    .selectFrom('token')
    .select('digest')
    .where('digest', '=', digestOfToken(token))
    .where('space_id', '=', space)
    .executeTakeFirst();
  return known !== undefined;
}

/** Creates or sets a token and returns it. Setting a known one again replaces its name, environments, limit and end. */
export async function setToken(db: Kysely<Tables>, request: TokenRequest): Promise<string> {
  const token = request.token ?? randomBytes(32).toString('base64url');
  const values = {
    space_id: request.space,
    name: request.name ?? 'delivery',
    environments: request.environments ? JSON.stringify(request.environments) : null,
    rate_limit: request.rateLimit ?? null,
    ends_at: request.endsAt ?? null,
  };
  const digest = digestOfToken(token);
  await inPublication(db, async ({ transaction, sequence }) => {
    const known = await hasToken(transaction, request.space, token);
    await transaction
      .insertInto('space')
      .values({ id: request.space, name: request.space })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await transaction
      .insertInto('token')
      .values({ digest, ...values })
      .onConflict((conflict) => conflict.columns(['digest', 'space_id']).doUpdateSet(values))
      .execute();
    await advanceClock(transaction, sequence);
    await auditContent(transaction, {
      action: known ? 'rights_changed' : 'issued',
      // This part of the digest distinguishes tokens and gives no access.
      subject: `delivery-token:${request.space}/${digest.slice(0, DIGEST_SHOWN)}`,
      details: { name: values.name, endsAt: request.endsAt?.toISOString() ?? null },
    });
  });
  return token;
}
