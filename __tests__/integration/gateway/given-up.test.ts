/** Visitors who go away, or do not read: what they asked for gives its connection to the service back, and nobody waits. */
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { upstreamPool } from '@/gateway/proxy';
import { anonymousViewer } from '@/lib/contracts/viewer';
import { startGateway, type TestGateway } from '@/__tests__/support/gateway';

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
