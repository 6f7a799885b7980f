/**
 * Tokens verified a moment ago. A signature costs more to check than a listing to answer, and a person's requests
 * come in bursts; a token is looked at again after half a minute, and never trusted past its own end.
 */
import { putRecent } from '@/lib/platform/cache/recent';
import type { TokenVerifier } from '@/services/common/tokens';

type Verified = NonNullable<Awaited<ReturnType<TokenVerifier['verifyHeader']>>>;

const TRUSTED_MS = 30_000;
const REMEMBERED = 10_000;

export class VerifiedTokens {
  private readonly known = new Map<string, { token: Verified; until: number }>();

  constructor(
    private readonly tokens: Pick<TokenVerifier, 'verifyHeader'>,
    private readonly now: () => number,
  ) {}

  /** As `TokenVerifier.verifyHeader`; refusals are never remembered. */
  async verifyHeader(authorization: string | undefined): Promise<Verified | null> {
    if (authorization === undefined) return null;
    const before = this.known.get(authorization);
    if (before && this.now() < before.until) return before.token;
    this.known.delete(authorization);
    const token = await this.tokens.verifyHeader(authorization);
    if (token) this.remember(authorization, token);
    return token;
  }

  private remember(authorization: string, token: Verified): void {
    const until = Math.min(this.now() + TRUSTED_MS, token.expiresAt * 1_000);
    putRecent(this.known, authorization, { token, until }, REMEMBERED);
  }
}
