/** The product service's server with all its routes; `listen` or `inject` by the caller. */
import cors from '@fastify/cors';
import { createServer } from '@/services/common/http';
import type { ProductContext } from './context';
import { registerListings } from './routes/listings';
import { otherMethods } from '@/services/common/methods';
import { registerWhatIsMyIp } from './routes/what-is-my-ip';

export interface ProductAppOptions extends ProductContext {
  /** Web origins whose pages may call (D7). */
  origins: readonly string[];
  ready: () => Promise<void>;
}

/** How long a browser may remember a preflight, seconds. */
const PREFLIGHT_SECONDS = 7_200;
const RETRY_AFTER_SECONDS = 5;

export async function createApp({ origins, ready, ...context }: ProductAppOptions) {
  const app = createServer({ log: context.log, ready });
  await app.register(cors, {
    origin: [...origins],
    methods: ['GET', 'POST', 'OPTIONS'],
    allowedHeaders: ['Authorization', 'Content-Type'],
    exposedHeaders: ['X-Request-Id'],
    maxAge: PREFLIGHT_SECONDS,
  });
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 503) reply.header('Retry-After', RETRY_AFTER_SECONDS);
  });
  const methods = otherMethods(app);
  registerWhatIsMyIp(app, context);
  registerListings(app, context);
  methods.refuse();
  return app;
}
