/** JSON from an address that is no call between our services (service-request.ts), such as what an issuer publishes. */
import type { z } from 'zod';

/**
 * An answer that is not in the contract; an error, so that the log tells its address and status. The address without its query,
 * which may hold e-mail addresses.
 */
export class UnexpectedAnswer extends Error {
  override name = 'UnexpectedAnswer';
  constructor(
    address: string,
    readonly status: number,
  ) {
    super(`${address.replace(/\?.*/, '')} answered ${status}`);
  }
}

/**
 * Rejects with UnexpectedAnswer for a status other than 2xx, with a ZodError for a body that does not fit the schema, and as
 * `fetch` does. `signal` is required: nobody may wait for ever.
 */
export async function fetchJson<Answer>(
  address: string,
  schema: z.ZodType<Answer>,
  init: RequestInit & { signal: AbortSignal },
): Promise<Answer> {
  const answer = await fetch(address, init);
  if (answer.ok) return schema.parse(await answer.json());
  // Unread, it would hold its connection.
  await answer.body?.cancel();
  throw new UnexpectedAnswer(address, answer.status);
}
