/** Bodies that arrive slowly, or not whole: they hold no connection to a service, and end. */
import http from 'node:http';
import https from 'node:https';
import net, { type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { proxy, type ProxyLimits } from '@/gateway/proxy';
import { RequestBodies } from '@/gateway/request-body';
import { apiErrorBodySchema } from '@/lib/contracts/http/errors';

const open: http.Server[] = [];
async function listening(handler: http.RequestListener): Promise<number> {
  const server = http.createServer(handler);
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A gateway's proxy before a service that says which body, of which announced length, it got. */
async function front(given: Partial<ProxyLimits> = {}): Promise<number> {
  const service = await listening((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () =>
      response.end(`${request.headers['content-length']}:${Buffer.concat(parts).toString()}`),
    );
  });
  const limits: ProxyLimits = {
    agents: { 'http:': new http.Agent({ keepAlive: true, maxSockets: 2 }), 'https:': new https.Agent() },
    queueMs: 300,
    bodies: new RequestBodies({ bodyBytes: 1024 * 1024, totalBytes: 64 * 1024 * 1024 }),
    bodyMs: 1_000,
    ...given,
  };
  const origin = new URL(`http://127.0.0.1:${service}`);
  return listening(
    (request, response) =>
      void proxy(
        request,
        response,
        { origin, path: '/', signature: {} },
        { limits, onFailure: () => undefined },
      ),
  );
}

interface Sender {
  socket: net.Socket;
  /** All that was answered, when the connection has ended. */
  answer: Promise<string>;
}
function sender(port: number, head: string, first: string | Buffer): Sender {
  const socket = net.connect(port, '127.0.0.1');
  socket.write(`POST / HTTP/1.1\r\nHost: library.example\r\n${head}\r\n\r\n`);
  socket.write(first);
  const parts: Buffer[] = [];
  socket.on('data', (part) => parts.push(part));
  socket.on('error', () => undefined);
  const answer = new Promise<string>((resolve) =>
    socket.once('close', () => resolve(Buffer.concat(parts).toString())),
  );
  return { socket, answer };
}

const errorIn = (answer: string) =>
  apiErrorBodySchema.parse(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).error;

it('whoever sends a byte now and then keeps nobody from the service, and is told in the end that it took too long', async () => {
  const port = await front();
  const slow = Array.from({ length: 20 }, () => sender(port, 'Content-Length: 500', '{'));
  const trickle = setInterval(() => slow.forEach(({ socket }) => socket.writable && socket.write(' ')), 100);
  await sleep(200);
  const quick = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: 'abc' });
  expect([quick.status, await quick.text()]).toEqual([200, '3:abc']);
  const answers = await Promise.all(slow.map(({ answer }) => answer));
  clearInterval(trickle);
  for (const answer of answers) {
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer.toLowerCase()).toContain('connection: close');
    expect(errorIn(answer)).toMatchObject({ code: 'REQUEST_TIMEOUT', status: 408 });
  }
});

it('a body in chunks reaches the service whole, with its length; one that is too large is refused', async () => {
  const port = await front({ bodies: new RequestBodies({ bodyBytes: 3_000, totalBytes: 10_000 }) });
  const chunked = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
  const head = 'Transfer-Encoding: chunked\r\nConnection: close';
  const letters = Array.from({ length: 2_600 }, (_, index) => String(index % 10));
  const whole = sender(port, head, `${letters.map(chunked).join('')}0\r\n\r\n`);
  expect(await whole.answer).toContain(`2600:${letters.join('')}`);
  const large = sender(port, head, chunked('x'.repeat(3_001)));
  expect(errorIn(await large.answer).code).toBe('PAYLOAD_TOO_LARGE');
});

it('a piece of an upload has longer', async () => {
  const port = await front({ bodyMs: 50 });
  const type = 'Content-Type: application/offset+octet-stream\r\nConnection: close';
  const piece = sender(port, `${type}\r\nContent-Length: 2`, 'a');
  await sleep(200);
  piece.socket.write('b');
  expect(await piece.answer).toContain('2:ab');
});

it('when memory runs out the largest unfinished body ends, and small ones pass', async () => {
  const port = await front({ bodies: new RequestBodies({ bodyBytes: 10_000, totalBytes: 25_000 }) });
  const large = Array.from({ length: 3 }, () =>
    sender(port, 'Content-Length: 10000', Buffer.alloc(9_000, 'x')),
  );
  const [first] = await Promise.all([Promise.race(large.map(({ answer }) => answer)), sleep(100)]);
  expect(errorIn(first)).toMatchObject({ code: 'UNAVAILABLE', status: 503 });
  const small = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: 'abc' });
  expect(await small.text()).toBe('3:abc');
});

it('memory is given back: by bodies that the service has got, and by those of visitors who left', async () => {
  const port = await front({ bodies: new RequestBodies({ bodyBytes: 4_000, totalBytes: 6_000 }) });
  for (let turn = 0; turn < 5; turn += 1) {
    const left = sender(port, 'Content-Length: 4000', Buffer.alloc(3_500, 'x'));
    await sleep(20);
    left.socket.destroy();
    await sleep(20);
    const answer = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: 'y'.repeat(4_000) });
    expect(answer.status).toBe(200);
  }
});
