/** Visitors who go away, or do not read: what they asked for gives its connection to the service back, and nobody waits. */
import http from 'node:http';
import https from 'node:https';
import net, { type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { proxy, upstreamPool } from '@/gateway/services/proxy';
import { RequestBodies } from '@/gateway/services/request-body';
import { BODY_PACE } from '@/lib/contracts/http/body-pace';
import { anonymousViewer } from '@/lib/contracts/viewer/viewer';
import { startGateway, type TestGateway } from '@/__tests__/support/processes/gateway';

const LARGE = Buffer.alloc(400_000, 'a');
const service = http.createServer((_request, response) => void response.end(LARGE));
let gateway: TestGateway;
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const product = new URL(`http://127.0.0.1:${(service.address() as AddressInfo).port}`);
  gateway = await startGateway((_request, response) => Promise.resolve(void response.end('a page')), {
    product,
    resolveVisitor: async () => {
      await sleep(20);
      return { viewer: anonymousViewer, token: null };
    },
  });
});
afterAll(async () => {
  await gateway.close();
  service.closeAllConnections();
  service.close();
});

/** Asks, and does with the connection what is given; resolves when it is closed or at once. */
function asked(then: (socket: net.Socket) => void): Promise<net.Socket> {
  return new Promise((resolve) => {
    const socket = net.connect(gateway.port, '127.0.0.1', () => {
      socket.write('GET /api/me/page HTTP/1.1\r\nHost: library.example\r\n\r\n');
      then(socket);
      resolve(socket);
    });
    socket.on('error', () => undefined);
  });
}

async function settled(isDone: () => boolean): Promise<void> {
  for (let turn = 0; turn < 100 && !isDone(); turn += 1) await sleep(20);
}

it.each([
  ['a reset', (socket: net.Socket) => socket.resetAndDestroy()],
  ['an end', (socket: net.Socket) => socket.destroy()],
])(
  'a request given up by %s while it is found out who asks holds no connection to the service',
  async (_how, leave) => {
    await Promise.all(
      Array.from({ length: 150 }, () => asked((socket) => void setTimeout(() => leave(socket), 8))),
    );
    await sleep(100);
    await settled(() => upstreamPool().used === 0);
    expect(upstreamPool()).toMatchObject({ used: 0, waiting: 0 });
  },
);

it('200 visitors who do not read keep nobody waiting', async () => {
  const slow = await Promise.all(Array.from({ length: 200 }, () => asked((socket) => void socket.pause())));
  await settled(() => upstreamPool().used >= 200);
  const answer = await Promise.race([gateway.ask('/api/me/page'), sleep(3_000)]);
  expect(answer?.status).toBe(200);
  slow.forEach((socket) => socket.destroy());
  await settled(() => upstreamPool().used === 0);
  expect(upstreamPool().used).toBe(0);
});

it('a request that no connection is free for is told so in time, and the next one on its connection is answered', async () => {
  const limits = {
    agents: { 'http:': new http.Agent({ keepAlive: true, maxSockets: 1 }), 'https:': new https.Agent() },
    queueMs: 150,
    bodies: new RequestBodies({ bodyBytes: 1_000, totalBytes: 10_000, pace: BODY_PACE }),
  };
  const held: http.ServerResponse[] = [];
  const hanging = http.createServer((request, response) => {
    if (request.url === '/hold') held.push(response);
    else response.end('fast');
  });
  await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
  const origin = new URL(`http://127.0.0.1:${(hanging.address() as AddressInfo).port}`);
  const front = http.createServer(
    (request, response) =>
      void proxy(
        request,
        response,
        { origin, path: request.url ?? '/', signature: async () => ({}) },
        { limits, onFailure: () => undefined },
      ),
  );
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
  const first = fetch(`${address}/hold`);
  await settled(() => held.length === 1);
  const second = await fetch(address);
  expect([second.status, second.headers.get('retry-after')]).toEqual([503, '2']);
  held[0]?.end('at last');
  expect(await (await first).text()).toBe('at last');
  expect(await (await fetch(address)).text()).toBe('fast');
  for (const server of [front, hanging]) {
    server.closeAllConnections();
    server.close();
  }
});
