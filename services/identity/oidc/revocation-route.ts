/** GET /revocations: the list that token verifiers read. Its ids are random and grant no access. */
import { cachePolicy } from '@/lib/contracts/http/cache-policy';
import type { Server } from '@/services/common/http/http';
import type { RevocationList } from '../store/revocations';

export const REVOCATIONS_PATH = '/revocations';

export function registerRevocations(app: Server, list: RevocationList): void {
  app.get(REVOCATIONS_PATH, async (_request, reply) =>
    reply.header('Cache-Control', cachePolicy.moment).send({ revoked: await list.current() }),
  );
}
