/**
 * Listening on every address of a host name, and a graceful shutdown that answers every request whose bytes have arrived.
 * Node's own `close` also ends connections that look idle but hold requests that it has not read yet.
 */
import { lookup } from 'node:dns/promises';
import type http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** How long requests in flight may take to finish after a stop signal. */
const GRACE_MS = 10_000;
/**
 * How long a stopping server still accepts connections and requests. Each answer closes its connection, so that a client
 * reconnects elsewhere and is not cut off while a request is on its way.
 */
const DRAIN_MS = 250;
/** After that, how often connections that have become idle are closed. */
const SWEEP_MS = 50;

/** There is no such address, or (a kernel with `ipv6.disable=1`) no such family of addresses. */
const ABSENT = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

/** Longest wait for a quiet moment to close in. */
const QUIET_WITHIN_MS = 2_000;

/** The responses that a server has not finished, and how many connections and requests have arrived. */
interface Watched {
  unanswered: Set<http.ServerResponse>;
  arrived: number;
}
const watched = new WeakMap<http.Server, Watched>();

function watch(server: http.Server): http.Server {
  const state: Watched = { unanswered: new Set(), arrived: 0 };
  watched.set(server, state);
  server.prependListener('connection', () => (state.arrived += 1));
  server.prependListener('request', (_request, response) => {
    state.arrived += 1;
    state.unanswered.add(response);
    response.once('close', () => state.unanswered.delete(response));
  });
  return server;
}

/**
 * Resolves after a turn of the event loop in which nothing reached the servers: everything that arrived has been read.
 * Closing at any other moment would reset connections in the system's accept queue and requests that are still unread.
 */
async function quiet(servers: readonly http.Server[]): Promise<void> {
  const arrived = () => servers.reduce((sum, server) => sum + (watched.get(server)?.arrived ?? 0), 0);
  const end = performance.now() + QUIET_WITHIN_MS;
  for (let before = -1; before !== arrived() && performance.now() < end;) {
    before = arrived();
    // setImmediate runs after the sockets were polled in this turn; a timer would run before.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Says with the answer that its connection ends. */
const closeAfter = (response: http.ServerResponse) => {
  if (!response.headersSent) response.setHeader('Connection', 'close');
};

/** Listens on each address that `host` resolves to (localhost: 127.0.0.1 and ::1), with one server object for each. */
export async function listenOn(make: () => http.Server, host: string, port: number): Promise<http.Server[]> {
  const addresses = await lookup(host, { all: true });
  const servers = addresses.map(({ address }) => ({ address, server: watch(make()) }));
  const settled = await Promise.allSettled(
    servers.map(
      ({ address, server }) =>
        new Promise<void>((resolve, reject) => {
          server.once('error', reject);
          server.listen(port, address, resolve);
        }),
    ),
  );
  const failed = settled.filter((result) => result.status === 'rejected');
  const taken = failed.find(({ reason }) => !ABSENT.has((reason as NodeJS.ErrnoException).code ?? ''));
  // A machine without IPv6 still resolves ::1. An address that is not available is skipped; any other failure is fatal.
  if (taken || failed.length === servers.length) throw (taken ?? failed[0])?.reason;
  return servers.filter((_, index) => settled[index]?.status === 'fulfilled').map(({ server }) => server);
}

/** Stops the servers; resolves when the last request is answered or the grace period is over. */
export async function closeAll(servers: readonly http.Server[]): Promise<void> {
  for (const server of servers) {
    watched.get(server)?.unanswered.forEach(closeAfter);
    server.prependListener('request', (_request, response) => closeAfter(response));
  }
  await pause(DRAIN_MS);
  await quiet(servers);
  const closed = Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  const isOver = Promise.race([closed.then(() => true), pause(GRACE_MS, true, { ref: false })]);
  while (!(await Promise.race([isOver, pause(SWEEP_MS, false)]))) {
    await quiet(servers);
    for (const server of servers) server.closeIdleConnections();
  }
  for (const server of servers) server.closeAllConnections();
}
