/** Which fields of a request reach a service, and which of its answer reach the visitor. */
import http, { type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startGateway, type TestGateway } from '@/__tests__/support/processes/gateway';
import { anonymousViewer } from '@/lib/contracts/viewer/viewer';

let seen: IncomingHttpHeaders = {};
const service = http.createServer((request, response) => {
  seen = request.headers;
  response.writeHead(200, {
    Connection: 'keep-alive, X-Of-This-Hop',
    'Content-Type': 'application/json',
    'X-Of-This-Hop': '1',
    'X-Of-The-End': '1',
  });
  response.end('{}');
});
let gateway: TestGateway;
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  gateway = await startGateway((_request, response) => Promise.resolve(void response.end('a page')), {
    product: new URL(`http://127.0.0.1:${(service.address() as AddressInfo).port}`),
    resolveVisitor: () => Promise.resolve({ viewer: anonymousViewer, token: null }),
  });
});
afterAll(async () => {
  await gateway.close();
  service.closeAllConnections();
  service.close();
});

it('fields of one connection go no further, those that the message itself names included (RFC 9110 §7.6.1)', async () => {
  const { headers } = await gateway.ask('/api/me/page', {
    Connection: 'Upgrade, X-of-this-hop , HTTP2-Settings',
    Upgrade: 'h2c',
    'HTTP2-Settings': 'AAMAAABk',
    TE: 'trailers',
    'Proxy-Connection': 'keep-alive',
    'X-Of-This-Hop': '1',
    'X-Of-The-End': '1',
  });
  const ofOneHop = ['upgrade', 'http2-settings', 'te', 'proxy-connection', 'x-of-this-hop'];
  expect(Object.keys(seen)).toContain('x-of-the-end');
  expect(Object.keys(seen).filter((name) => ofOneHop.includes(name))).toEqual([]);
  expect(headers['x-of-the-end']).toBe('1');
  expect(headers).not.toHaveProperty('x-of-this-hop');
});
