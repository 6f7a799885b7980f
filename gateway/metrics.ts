/** Metrics of the web process in Prometheus text format, served on a separate port that no visitor reaches. */
import http, { type ServerResponse } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { RESPONSE_SECONDS } from '@/lib/platform/http/response-seconds';
import type { Exchange } from './exchange';
import type { PageCache } from './pages/page-cache';
import { upstreamPool } from './services/proxy';

export interface WebMetrics {
  register: Registry;
  onExchange: (exchange: Exchange, response: ServerResponse, seconds: number) => void;
}

function poolGauge(register: Registry): void {
  new Gauge({
    name: 'web_upstream_connections',
    help: 'Connections to services by state, and requests that wait for one',
    labelNames: ['state'],
    registers: [register],
    collect() {
      for (const [state, count] of Object.entries(upstreamPool())) this.set({ state }, count);
    },
  });
}

function pageGauges(register: Registry, cached: Pick<PageCache<never>, 'size'>): void {
  const gauge = (measured: 'pages' | 'bytes', help: string) =>
    new Gauge({
      name: `web_page_cache_${measured}`,
      help,
      registers: [register],
      collect() {
        this.set(cached.size[measured]);
      },
    });
  gauge('pages', 'Rendered pages cached in this process');
  gauge('bytes', 'Memory of the cached pages');
}

export function createWebMetrics(cached: Pick<PageCache<never>, 'size'>): WebMetrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  poolGauge(register);
  pageGauges(register, cached);
  const durations = new Histogram({
    name: 'web_request_seconds',
    help: 'Time to answer, by kind of request and status',
    labelNames: ['kind', 'status'],
    buckets: RESPONSE_SECONDS,
    registers: [register],
  });
  const outcomes = new Counter({
    name: 'web_page_cache_answers_total',
    help: 'Answers to page requests from the page cache, by how the page came',
    labelNames: ['outcome'],
    registers: [register],
  });
  return {
    register,
    onExchange: ({ kind, cached: outcome }, { statusCode }, seconds) => {
      durations.observe({ kind, status: statusCode }, seconds);
      if (outcome) outcomes.inc({ outcome });
    },
  };
}

/** Serves `/metrics`. The caller listens on METRICS_HOST, by default on this machine only. */
export function metricsServer({ register }: WebMetrics): http.Server {
  return http.createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    register.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': register.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
}
