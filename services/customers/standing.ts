/** GET /v3/standing: whether the bearer of a token is known here and, if not, why, and whom to contact. */
import { STANDING_PATH, standingSchema } from '@/lib/contracts/viewer/standing';
import { bearerOf, type TokenVerifier } from '@/lib/platform/visitor/token-verifier';
import { ServiceError } from '@/lib/platform/service-error';
import type { Server } from '@/services/common/http/http';
import { standingOf, type Arrive } from './arrival';

export function registerStanding(
  app: Server,
  { tokens, arrive }: { tokens: TokenVerifier; arrive: Arrive },
): void {
  // Not in the API documentation, so no operation: only the web server calls it, while rendering a page.
  app.get(STANDING_PATH, { schema: { response: { 200: standingSchema } } }, async ({ headers }) => {
    const token = await tokens.verifyHeader(headers.authorization);
    if (!token) throw new ServiceError('UNAUTHENTICATED', 'You must be signed in');
    return standingOf(await arrive(token, bearerOf(headers.authorization) ?? ''));
  });
}
