/**
 * GET /metrics of every service, in Prometheus text: response times by route, the process, its database connections.
 * Some services are public origins, so it answers only neighbours: peers on this machine or in a private network,
 * and no request that a proxy has forwarded.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type pg from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { RESPONSE_SECONDS } from '@/lib/platform/http/response-seconds';
import { ServiceError } from '@/lib/platform/service-error';
import { VISITOR_HEADER } from '@/lib/platform/visitor/signed-visitor';

const NEIGHBOURS: ReadonlySet<string> = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal']);

const registers = new WeakMap<object, Registry>();

function isNeighbour({ socket, headers }: FastifyRequest): boolean {
  const address = socket.remoteAddress ?? '';
  if ([VISITOR_HEADER, 'x-forwarded-for', 'forwarded'].some((name) => headers[name] !== undefined))
    return false;
  return ipaddr.isValid(address) && NEIGHBOURS.has(ipaddr.process(address).range());
}

/** Measures the response times of a server. Call it before any route is added. */
export function addMetrics(app: Pick<FastifyInstance, 'addHook'>, service: string): void {
  const register = new Registry();
  register.setDefaultLabels({ service });
  collectDefaultMetrics({ register });
  const durations = new Histogram({
    name: 'service_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['route', 'status'],
    buckets: RESPONSE_SECONDS,
    registers: [register],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    durations.observe({ route, status: reply.statusCode }, reply.elapsedTime / 1_000);
  });
  registers.set(app, register);
}

/** The answer to GET /metrics. */
export async function metricsAnswer(
  app: object,
  request: FastifyRequest,
): Promise<{ type: string; text: string }> {
  const register = registers.get(app);
  if (!register || !isNeighbour(request)) throw new ServiceError('NOT_FOUND', 'No such path');
  return { type: register.contentType, text: await register.metrics() };
}

/** Adds a gauge that is read on every scrape. When reading fails, it keeps its last value. */
export function addGauge(
  app: object,
  { name, help, labels = [] }: { name: string; help: string; labels?: readonly string[] },
  read: () => Promise<readonly { value: number; labels?: Record<string, string> }[]>,
): void {
  const register = registers.get(app);
  if (!register) return;
  new Gauge({
    name,
    help,
    labelNames: [...labels],
    registers: [register],
    async collect() {
      for (const { value, labels: of } of await read().catch(() => [])) this.set(of ?? {}, value);
    },
  });
}

/** Connections to the database by state, and requests that wait for one. @param pools by name; most services have one */
export function addPoolMetrics(app: object, pools: Readonly<Record<string, pg.Pool>>): void {
  const read = async () =>
    Object.entries(pools).flatMap(([pool, { totalCount, idleCount, waitingCount }]) => [
      { labels: { pool, state: 'used' }, value: totalCount - idleCount },
      { labels: { pool, state: 'idle' }, value: idleCount },
      { labels: { pool, state: 'waiting' }, value: waitingCount },
    ]);
  addGauge(
    app,
    {
      name: 'service_database_connections',
      help: 'Connections of each pool by state',
      labels: ['pool', 'state'],
    },
    read,
  );
}
