/** Requests that nobody honest sends, and clients that take their time: refused with the contract's body, and nobody waits. */
import net from 'node:net';
import { startGateway, type TestGateway } from '@/__tests__/support/processes/gateway';
import { anonymousViewer } from '@/lib/contracts/viewer/viewer';
import { apiErrorBodySchema } from '@/lib/contracts/http/errors';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway((_request, response) => Promise.resolve(void response.end('a page')), {
    resolveVisitor: () => Promise.resolve({ viewer: anonymousViewer, token: null }),
  });
});
afterAll(() => gateway.close());

/** The answer to bytes, as they come, until the gateway ends the connection. */
const exchange = (bytes: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = net.connect(gateway.port, '127.0.0.1', () => socket.write(bytes));
    const parts: Buffer[] = [];
    socket.on('data', (part) => parts.push(part));
    socket.once('close', () => resolve(Buffer.concat(parts).toString()));
    socket.once('error', reject);
  });

const HOST = 'Host: library.example\r\n';

it.each([
  ['TRACE', 405, `TRACE / HTTP/1.1\r\n${HOST}Cookie: jwt=secret\r\n\r\n`],
  ['two Host lines', 400, `GET / HTTP/1.1\r\n${HOST}HOST: other.example\r\n\r\n`],
  ['no Host line', 400, 'GET / HTTP/1.1\r\n\r\n'],
  ['a Host line that names no host', 400, 'GET / HTTP/1.1\r\nHost: a/b@c d\r\n\r\n'],
  [
    'a transfer coding that nobody decodes',
    400,
    `POST /graphql HTTP/1.1\r\n${HOST}Transfer-Encoding: gzip, chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n`,
  ],
  // Node would read the first thousand and not the address that a proxy has added after them.
  [
    'more header lines than are read',
    400,
    `GET / HTTP/1.1\r\n${HOST}${'A:\r\n'.repeat(1_000)}X-Forwarded-For: 203.0.113.10\r\nConnection: close\r\n\r\n`,
  ],
  ['HTTP/0.9', 400, 'GET /\r\n\r\n'],
  ['HTTP/0.9 by name', 400, `GET / HTTP/0.9\r\n${HOST}\r\n`],
  ['HTTP/2.0 without its beginning', 400, `GET / HTTP/2.0\r\n${HOST}\r\n`],
  ['a tunnel', 400, `CONNECT other.example:443 HTTP/1.1\r\nHost: other.example:443\r\n\r\n`],
  ['a dot segment with a body', 400, `POST /../x HTTP/1.1\r\n${HOST}Content-Length: 3\r\n\r\nabc`],
  ['no HTTP at all', 400, 'hello\r\n\r\n'],
])(
  '%s is refused with %i, the error body of the contract, and the end of the connection',
  async (_what, status, bytes) => {
    const [head = '', body = ''] = (await exchange(bytes)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(head.toLowerCase()).toContain('connection: close');
    if (status === 405) expect(head).toContain('Allow: GET, HEAD');
    expect(apiErrorBodySchema.parse(JSON.parse(body)).error.status).toBe(status);
    expect(body).not.toContain('secret');
  },
);

it('HTTP/1.0 without a Host line is answered: old balancers ask so whether we are alive', async () => {
  expect(await exchange('GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 OK[^]*"alive"/);
});

it('a tunnel that is asked for and reset at once ends its own connection and no other', async () => {
  for (let turn = 0; turn < 100; turn += 1) {
    await new Promise<void>((resolve) => {
      const socket = net.connect(gateway.port, '127.0.0.1', () => {
        socket.write('CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n');
        setTimeout(() => socket.resetAndDestroy(), turn % 4);
      });
      socket.once('close', () => resolve());
      socket.on('error', () => undefined);
    });
  }
  expect(await exchange(`GET / HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`)).toContain('a page');
});

it('300 connections that send a letter at a time keep nobody waiting (`npm run bench:slow` has 10,000)', async () => {
  const sockets = await Promise.all(
    Array.from(
      { length: 300 },
      () =>
        new Promise<net.Socket>((resolve, reject) => {
          const socket = net.connect(gateway.port, '127.0.0.1', () => resolve(socket));
          socket.once('error', reject);
        }),
    ),
  );
  try {
    for (const letter of 'GET /') {
      sockets.forEach((socket) => socket.write(letter));
      const answers = await Promise.all(Array.from({ length: 10 }, () => gateway.ask('/')));
      expect(answers.map(({ body }) => body)).toEqual(Array(10).fill('a page'));
    }
    expect(sockets.every(({ destroyed }) => !destroyed)).toBe(true);
  } finally {
    sockets.forEach((socket) => socket.destroy());
  }
});
