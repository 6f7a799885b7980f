/** Bodies that arrive slowly, or not whole: they hold no connection to a service, and end. */
import http from 'node:http';
import https from 'node:https';
import net, { type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { proxy, type Route } from '@/gateway/services/proxy';
import { RequestBodies, type BodyLimits } from '@/gateway/services/request-body';
import { BODY_PACE } from '@/lib/contracts/http/body-pace';
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
async function front(
  given: Partial<BodyLimits> = {},
  signature: Route['signature'] = async () => ({}),
): Promise<number> {
  const service = await listening((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () =>
      response.end(`${request.headers['content-length']}:${Buffer.concat(parts).toString()}`),
    );
  });
  const pace = { graceMs: 1_000, bytesPerMs: 1 };
  const limits = {
    agents: { 'http:': new http.Agent({ keepAlive: true, maxSockets: 2 }), 'https:': new https.Agent() },
    queueMs: 300,
    bodies: new RequestBodies({ bodyBytes: 1024 * 1024, totalBytes: 64 * 1024 * 1024, pace, ...given }),
  };
  const route = { origin: new URL(`http://127.0.0.1:${service}`), path: '/', signature };
  return listening(
    (request, response) => void proxy(request, response, route, { limits, onFailure: () => undefined }),
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
  const port = await front({ bodyBytes: 3_000, totalBytes: 10_000 });
  const chunked = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
  const head = 'Transfer-Encoding: chunked\r\nConnection: close';
  const letters = Array.from({ length: 2_600 }, (_, index) => String(index % 10));
  const whole = sender(port, head, `${letters.map(chunked).join('')}0\r\n\r\n`);
  expect(await whole.answer).toContain(`2600:${letters.join('')}`);
  const large = sender(port, head, chunked('x'.repeat(3_001)));
  expect(errorIn(await large.answer).code).toBe('PAYLOAD_TOO_LARGE');
});

it('a long text comes whole over a slow line, and one that stops on its way is ended', async () => {
  const port = await front({ pace: { graceMs: 300, bytesPerMs: 4 } });
  const part = 'x'.repeat(1_000);
  const head = 'Content-Length: 8000\r\nConnection: close';
  const slow = sender(port, head, part);
  const stopped = sender(port, head, part);
  // 10 bytes a ms: more than the pace, though altogether more than twice the grace.
  for (let sent = 1; sent < 8; sent += 1) {
    await sleep(100);
    slow.socket.write(part);
  }
  expect(await slow.answer).toContain(`8000:${part}`);
  expect(errorIn(await stopped.answer).code).toBe('REQUEST_TIMEOUT');
});

it('who asks is signed once the body is there: a signature is valid for less time than a slow body may take', async () => {
  const whole: boolean[] = [];
  let isSent = false;
  const port = await front({}, async () => {
    whole.push(isSent);
    return {};
  });
  const slow = sender(port, 'Content-Length: 2\r\nConnection: close', 'a');
  await sleep(150);
  isSent = true;
  slow.socket.write('b');
  expect(await slow.answer).toContain('2:ab');
  expect(whole).toEqual([true]);
});

it('the pace that is kept: captions of a long play over 200 kbit/s, and no more than five minutes for the largest body', () => {
  const longest = (bytes: number) => BODY_PACE.graceMs + bytes / BODY_PACE.bytesPerMs;
  const slowLine = 200_000 / 8 / 1_000;
  expect(longest(300_000)).toBeGreaterThan(300_000 / slowLine);
  // Node ends a request that takes longer (http.Server, requestTimeout).
  expect(longest(1024 * 1024)).toBeLessThan(http.createServer().requestTimeout);
});

it('when memory runs out the largest unfinished body ends, and small ones pass', async () => {
  const port = await front({ bodyBytes: 10_000, totalBytes: 25_000 });
  const large = Array.from({ length: 3 }, () =>
    sender(port, 'Content-Length: 10000', Buffer.alloc(9_000, 'x')),
  );
  const [first] = await Promise.all([Promise.race(large.map(({ answer }) => answer)), sleep(100)]);
  expect(errorIn(first)).toMatchObject({ code: 'UNAVAILABLE', status: 503 });
  const small = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: 'abc' });
  expect(await small.text()).toBe('3:abc');
});

it('memory is given back: by bodies that the service has got, and by those of visitors who left', async () => {
  const port = await front({ bodyBytes: 4_000, totalBytes: 6_000 });
  for (let turn = 0; turn < 5; turn += 1) {
    const left = sender(port, 'Content-Length: 4000', Buffer.alloc(3_500, 'x'));
    await sleep(20);
    left.socket.destroy();
    await sleep(20);
    const answer = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: 'y'.repeat(4_000) });
    expect(answer.status).toBe(200);
  }
});
