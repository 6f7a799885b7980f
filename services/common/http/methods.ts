/** D5: a request to a known path with another method gets 405 and the methods that the path allows. */
import { apiErrorBody } from '@/lib/contracts/http/errors';
import type { Server } from './http';

const refusable = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/**
 * Collects the routes registered after it; call `refuse` when all are registered. `isPath` says of the parameters of a route whether
 * they name something that exists: where not, the path is unknown whatever the method.
 */
export function otherMethods(
  app: Server,
  isPath: (parameters: Readonly<Record<string, string>>) => boolean = () => true,
): { refuse: () => void } {
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
        handler: async ({ params }, reply) => {
          if (!isPath(params as Record<string, string>)) return reply.callNotFound();
          return reply
            .status(405)
            .header('Allow', allow)
            .send(apiErrorBody('METHOD_NOT_ALLOWED', `Use ${allow}`));
        },
      });
    }
  };
  return { refuse };
}
