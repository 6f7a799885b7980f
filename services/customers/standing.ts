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
  app.get(
    STANDING_PATH,
    {
      // Not in the API documentation: only the web server calls it, while rendering a page.
      schema: { hide: true, response: { 200: standingSchema } },
    },
    async ({ headers }) => {
      const token = await tokens.verifyHeader(headers.authorization);
      if (!token) throw new ServiceError('UNAUTHENTICATED', 'You must be signed in');
      return standingOf(await arrive(token, bearerOf(headers.authorization) ?? ''));
    },
  );
}
