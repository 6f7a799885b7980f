import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { fetchJson } from '@/lib/platform/http/fetch-json';

/** `/refused` begins an answer of 503 and never ends it. */
const server: Server = createServer((request, response) => {
  if (request.url === '/refused') return void response.writeHead(503).write('{');
  response.end(request.url === '/kept' ? `{"name":"${request.headers['x-name'] as string}"}` : '{}');
});
let origin = '';
const ask = (path: string, headers = {}) =>
  fetchJson(origin + path, z.object({ name: z.string() }), { headers, signal: AbortSignal.timeout(60_000) });

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close().closeAllConnections());

it('gives what the schema makes of the answer to the request', async () => {
  expect(await ask('/kept', { 'x-name': 'Kit' })).toEqual({ name: 'Kit' });
  await expect(ask('/other')).rejects.toThrow(z.ZodError);
});

it('a refusal tells its status, and its body is not waited for and holds no connection', async () => {
  const request = once(server, 'request');
  await expect(ask('/refused')).rejects.toMatchObject({
    status: 503,
    message: `${origin}/refused answered 503`,
  });
  const [, response] = (await request) as [unknown, NodeJS.EventEmitter & { closed: boolean }];
  if (!response.closed) await once(response, 'close');
});
