/** Leaving: what is in flight is answered, and its connection with it; nobody goes on asking a gateway that has closed. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeAll, listenOn } from '@/gateway/listen';

const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
afterAll(() => agent.destroy());

const ask = (port: number) =>
  new Promise<number>((resolve, reject) => {
    const request = http.get({ port, host: '127.0.0.1', agent }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
    });
    request.once('error', reject);
  });

it('a connection that was busy at the stop is answered once, then closed', async () => {
  let release: () => void = () => undefined;
  let taken: () => void = () => undefined;
  const isTaken = new Promise<void>((resolve) => (taken = resolve));
  const held: http.ServerResponse[] = [];
  const make = () =>
    http.createServer({ keepAliveTimeout: 60_000 }, (_request, response) => {
      if (held.push(response) > 1) response.end('the next one');
      release = () => response.end('done');
      taken();
    });
  const [server] = await listenOn(make, '127.0.0.1', 0);
  const { port } = server!.address() as AddressInfo;
  const inFlight = ask(port);
  await isTaken;
  const closed = closeAll([server!]);
  release();
  expect(await inFlight).toBe(200);
  await new Promise((resolve) => setTimeout(resolve, 500));
  await expect(ask(port)).rejects.toThrow('ECONNREFUSED');
  await closed;
});
