/**
 * The issuer's userinfo, for issuers whose id token says little about the person (OpenID Connect Core 5.3). Optional:
 * an issuer may refuse a token that is meant for an API, so every failure gives null and the person is shown without a name.
 */
import { z } from 'zod';
import { logEvent } from '@/lib/browser/log';

const userInfoSchema = z.object({
  sub: z.string(),
  name: z.string().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  email: z.string().optional(),
});
export type UserInfo = z.infer<typeof userInfoSchema>;

const TIMEOUT_MS = 10_000;

/** @param subject of the id token; an answer about anybody else is not used (Core 5.3.2) */
export async function readUserInfo(
  endpoint: string,
  { token, subject }: { token: string; subject: string },
): Promise<UserInfo | null> {
  try {
    const answer = await fetch(endpoint, {
      headers: { Authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`answered ${answer.status}`);
    const found = userInfoSchema.parse(await answer.json());
    return found.sub === subject ? found : null;
  } catch (error) {
    logEvent('info', 'The issuer says no more of the user', error);
    return null;
  }
}
