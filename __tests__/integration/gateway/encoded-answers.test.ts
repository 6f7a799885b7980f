/** Services' answers are encoded on their way to the visitor: whole, told by `Vary`, and only where that helps and tells nobody anything. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import zlib from 'node:zlib';
import { startGateway, type TestGateway } from '@/__tests__/support/processes/gateway';
import { anonymousViewer } from '@/lib/contracts/viewer/viewer';

const RESULTS = JSON.stringify(
  Array.from({ length: 500 }, (_, place) => ({
    title: `Play ${place}`,
    kind: 'play',
    note: 'Été – “quoted”',
  })),
);

interface Served {
  status?: number;
  headers?: http.OutgoingHttpHeaders;
  body?: string | Buffer;
}

const json = { 'Content-Type': 'application/json; charset=utf-8' };
const SERVED: Readonly<Record<string, Served>> = {
  '/api/search': { headers: { ...json, ETag: '"one"', Vary: 'Origin' } },
  '/api/stream': { headers: { 'Content-Type': 'text/csv' } },
  '/api/short': { headers: json, body: '{}' },
  '/api/zipped': { headers: { ...json, 'Content-Encoding': 'gzip' }, body: zlib.gzipSync(RESULTS) },
  '/api/part': { status: 206, headers: { ...json, 'Content-Range': 'bytes 0-9/10' } },
  '/api/film': { headers: { 'Content-Type': 'video/mp4' } },
  '/api/as-it-is': { headers: { ...json, 'Cache-Control': 'private, no-transform' } },
  '/api/refused': { status: 404, headers: json },
};

const service = http.createServer((request, response) => {
  const path = new URL(request.url ?? '/', 'http://service').pathname;
  if (path === '/api/cut') {
    response.writeHead(200, { ...json, 'Content-Length': 2 * RESULTS.length });
    response.write(RESULTS, () => setTimeout(() => response.destroy(), 20));
    return;
  }
  const { status = 200, headers, body = RESULTS } = SERVED[path] ?? SERVED['/api/search'] ?? {};
  const length = path === '/api/stream' ? {} : { 'Content-Length': Buffer.byteLength(body) };
  response.writeHead(status, { ...headers, ...length });
  response.end(body);
});

let gateway: TestGateway;
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const origin = new URL(`http://127.0.0.1:${(service.address() as AddressInfo).port}`);
  gateway = await startGateway((_request, response) => Promise.resolve(void response.end('a page')), {
    product: origin,
    below: [{ name: 'identity', at: '/identity', origin }],
    resolveVisitor: () => Promise.resolve({ viewer: anonymousViewer, token: null }),
  });
});
afterAll(async () => {
  await gateway.close();
  service.closeAllConnections();
  service.close();
});

interface Received {
  headers: http.IncomingHttpHeaders;
  bytes: Buffer;
  /** False where the answer was cut off. */
  complete: boolean;
}

const ask = (path: string, encoding: string, method = 'GET') =>
  new Promise<Received>((resolve, reject) => {
    const headers = { 'Accept-Encoding': encoding };
    const request = http.request(
      { host: '127.0.0.1', port: gateway.port, path, method, headers },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('error', () => undefined);
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('close', () =>
          resolve({ headers: answer.headers, bytes: Buffer.concat(parts), complete: answer.complete }),
        );
      },
    );
    request.once('error', reject).end();
  });

const BROWSER = 'gzip, deflate, br, zstd';

it.each([
  ['br', BROWSER, zlib.brotliDecompressSync],
  ['gzip', 'gzip, deflate', zlib.gunzipSync],
])('arrives in %s, a fifth as long or less, with the same words', async (encoding, accepted, decode) => {
  const { headers, bytes, complete } = await ask('/api/search', accepted);
  expect(headers).toMatchObject({
    'content-encoding': encoding,
    vary: 'Origin, Accept-Encoding',
    etag: 'W/"one"',
  });
  expect(headers).not.toHaveProperty('content-length');
  expect(complete).toBe(true);
  expect(bytes.length).toBeLessThan(RESULTS.length / 5);
  expect(decode(bytes).toString()).toBe(RESULTS);
});

it('what is written as it is sent is encoded too', async () => {
  const { headers, bytes } = await ask('/api/stream', BROWSER);
  expect(headers['content-encoding']).toBe('br');
  expect(zlib.brotliDecompressSync(bytes).toString()).toBe(RESULTS);
});

it.each(['identity', '', 'br;q=0, gzip;q=0'])(
  'accepting "%s": as it is, told apart by Vary',
  async (accepted) => {
    const { headers, bytes } = await ask('/api/search', accepted);
    expect(headers).toMatchObject({ vary: 'Origin, Accept-Encoding', etag: '"one"' });
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers['content-length']).toBe(String(bytes.length));
    expect(bytes.toString()).toBe(RESULTS);
  },
);

it.each(['short', 'part', 'film', 'as-it-is', 'refused'])('%s is sent as it is', async (name) => {
  const { headers, bytes } = await ask(`/api/${name}`, BROWSER);
  expect(headers).not.toHaveProperty('content-encoding');
  expect(headers['content-length']).toBe(String(bytes.length));
});

it('what the service has encoded is not encoded again', async () => {
  const { headers, bytes } = await ask('/api/zipped', BROWSER);
  expect(headers['content-encoding']).toBe('gzip');
  expect(zlib.gunzipSync(bytes).toString()).toBe(RESULTS);
});

it('the issuer’s answers are not encoded: cookies ask for them, so other sites could measure them', async () => {
  const { headers, bytes } = await ask('/identity/userinfo', BROWSER);
  expect(headers).not.toHaveProperty('content-encoding');
  expect(bytes.toString()).toBe(RESULTS);
});

it('the head of an answer has no encoding and no body', async () => {
  const { headers, bytes, complete } = await ask('/api/search', BROWSER, 'HEAD');
  expect(headers).not.toHaveProperty('content-encoding');
  expect([bytes.length, complete]).toEqual([0, true]);
});

it('an answer that is cut off stays cut off: nobody takes the half of it for the whole', async () => {
  await expect(ask('/api/cut', BROWSER)).resolves.toMatchObject({ complete: false });
  await expect(ask('/api/cut', 'identity')).resolves.toMatchObject({ complete: false });
});
