/** GET /api/what-is-my-ip: the caller's address as text (R-API-1). */
import { cachePolicy } from '@/lib/contracts/http/cache-policy';
import type { Server } from '@/services/common/http/http';
import { operation } from '@/services/common/operations/operation';
import type { ProductContext } from '../context';

export function registerWhatIsMyIp(app: Server, { visitors }: Pick<ProductContext, 'visitors'>): void {
  app.get(
    '/api/what-is-my-ip',
    {
      ...operation('readMyAddress', 'The caller’s address', 'anyone', { shown: { type: 'text/plain' } }),
    },
    async (request, reply) =>
      reply
        .header('Cache-Control', cachePolicy.moment)
        .type('text/plain; charset=utf-8')
        .send(await visitors.addressOf(request)),
  );
}
