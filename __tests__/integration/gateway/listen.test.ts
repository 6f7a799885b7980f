/** Leaving: what is in flight is answered, and its connection with it; nobody goes on asking a gateway that has closed. */
import { spawn } from 'node:child_process';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeAll, listenOn } from '@/gateway/listen';

/** Whatever this machine's own `localhost` is. */
jest.mock('node:dns/promises', () => ({
  lookup: (host: string) =>
    Promise.resolve((host === 'localhost' ? ['127.0.0.1', '::1'] : [host]).map((address) => ({ address }))),
}));

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

it.each(['EADDRNOTAVAIL', 'EAFNOSUPPORT'])(
  'an address that the machine has not is left out (%s)',
  async (code) => {
    const addresses: unknown[] = [];
    const make = () => {
      const server = http.createServer();
      const { listen } = server;
      server.listen = ((port: number, address: string, opened: () => void) => {
        addresses.push(address);
        if (addresses.length > 1) return server.emit('error', Object.assign(new Error(code), { code }));
        return listen.call(server, { port, host: address }, opened);
      }) as typeof server.listen;
      return server;
    };
    const servers = await listenOn(make, 'localhost', 0);
    expect([addresses.length, servers.length]).toEqual([2, 1]);
    await closeAll(servers);
  },
);

/**
 * Clients in a process of their own: 40 at once, 3 requests each over one connection. Prints what became of each request.
 * A connection that was refused carried none.
 */
const CLIENTS = `
const http = require('node:http');
const outcomes = {};
const ask = (agent) => new Promise((done) => {
  const note = (what) => { outcomes[what] = (outcomes[what] ?? 0) + 1; done(); };
  const request = http.get({ host: '127.0.0.1', port: Number(process.argv[1]), agent }, (answer) => {
    answer.resume();
    answer.once('end', () => note(answer.statusCode));
    answer.once('error', (error) => note(error.code));
  });
  request.once('error', (error) => note(error.code));
});
const client = async () => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  for (let count = 0; count < 3; count += 1) await ask(agent);
  agent.destroy();
};
Promise.all(Array.from({ length: 40 }, client)).then(() => console.log(JSON.stringify(outcomes)));
`;

const busyFor = (ms: number) => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

it.each([1, 5, 41, 60, 81])(
  'a stop at the %s. of 120 requests, 40 at once on a busy machine, resets none',
  async (stopAt) => {
    let count = 0;
    let closed: Promise<void> | undefined;
    const make = () =>
      http.createServer({ keepAliveTimeout: 60_000 }, (_request, response) => {
        count += 1;
        if (count === stopAt) closed = closeAll([server!]);
        busyFor(5);
        setTimeout(() => response.end('done'), 10);
      });
    const [server] = await listenOn(make, '127.0.0.1', 0);
    const { port } = server!.address() as AddressInfo;
    const clients = spawn(process.execPath, ['-e', CLIENTS, String(port)]);
    const printed: Buffer[] = [];
    clients.stdout.on('data', (part: Buffer) => printed.push(part));
    await new Promise((resolve) => clients.once('close', resolve));
    await closed;
    const { ECONNREFUSED: refused = 0, ...outcomes } = JSON.parse(
      Buffer.concat(printed).toString(),
    ) as Record<string, number>;
    expect(outcomes).toEqual({ 200: 120 - refused });
  },
);
