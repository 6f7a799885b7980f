/** GET /metrics: a few figures for the operator, in Prometheus text. Not reachable through the front door. */
import { Gauge, Histogram, Registry } from 'prom-client';
import type { Server } from '@/services/common/http';
import type { ProductContext } from '../context';

const BUCKETS_SECONDS = [0.001, 0.005, 0.02, 0.1, 0.5, 2];

export function registerMetrics(app: Server, { catalogue }: ProductContext): void {
  const register = new Registry();
  const durations = new Histogram({
    name: 'product_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['route', 'status'],
    buckets: BUCKETS_SECONDS,
    registers: [register],
  });
  new Gauge({
    name: 'product_catalogue_items',
    help: 'Items this node serves',
    registers: [register],
    collect() {
      this.set(catalogue.size);
    },
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    durations.observe({ route, status: reply.statusCode }, reply.elapsedTime / 1_000);
  });
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) =>
    reply.type(register.contentType).send(await register.metrics()),
  );
}
