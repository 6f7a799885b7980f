/** D5: a request to a known path with another method gets 405 and the methods that the path allows. */
import { apiErrorBody } from '@/lib/contracts/http/errors';
import type { Server } from './http';

const refusable = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Collects the routes registered after it; call `refuse` when all are registered. */
export function otherMethods(app: Server): { refuse: () => void } {
  const known = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const methods = known.get(url) ?? new Set<string>();
    for (const name of [method].flat()) methods.add(name);
    known.set(url, methods);
  });
  const refuse = () => {
    for (const [url, methods] of [...known]) {
      const missing = refusable.filter((name) => !methods.has(name));
      const allow = [...methods, 'OPTIONS'].join(', ');
      app.route({
        method: missing,
        url,
        schema: { hide: true },
        handler: async (_request, reply) =>
          reply
            .status(405)
            .header('Allow', allow)
            .send(apiErrorBody('METHOD_NOT_ALLOWED', `Use ${allow}`)),
      });
    }
  };
  return { refuse };
}
