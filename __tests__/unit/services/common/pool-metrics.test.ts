/** @jest-environment node */
import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { addMetrics, addPoolMetrics, metricsAnswer } from '@/services/common/http/metrics';

it('a service with two pools shows which of them has too few connections', async () => {
  const app = { addHook: jest.fn() };
  const pool = (waitingCount: number) => ({ totalCount: 3, idleCount: 1, waitingCount }) as pg.Pool;
  addMetrics(app, 'product');
  addPoolMetrics(app, { requests: pool(0), patient: pool(7) });
  const neighbour = { socket: { remoteAddress: '127.0.0.1' }, headers: {} } as FastifyRequest;
  const { text } = await metricsAnswer(app, neighbour);
  expect(text).toContain('service_database_connections{pool="requests",state="waiting",service="product"} 0');
  expect(text).toContain('service_database_connections{pool="patient",state="waiting",service="product"} 7');
  expect(text).toContain('service_database_connections{pool="patient",state="used",service="product"} 2');
});
