/** Listening and leaving: every address of a host name, and a stop that finishes what is in flight. */
import { lookup } from 'node:dns/promises';
import type http from 'node:http';

/** How long requests in flight may take to finish after a stop signal. */
const GRACE_MS = 10_000;
/** A connection that was busy at the stop is closed so soon after its answer, or its client would go on asking here. */
const SWEEP_MS = 50;

/** Listens on each address that `host` means (localhost: 127.0.0.1 and ::1). One server object for each. */
export async function listenOn(make: () => http.Server, host: string, port: number): Promise<http.Server[]> {
  const addresses = await lookup(host, { all: true });
  const servers = addresses.map(({ address }) => ({ address, server: make() }));
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
  const taken = failed.find(({ reason }) => (reason as NodeJS.ErrnoException).code !== 'EADDRNOTAVAIL');
  // A machine without IPv6 still resolves ::1; that family is left out, any other failure is fatal.
  if (taken || failed.length === servers.length) throw (taken ?? failed[0])?.reason;
  return servers.filter((_, index) => settled[index]?.status === 'fulfilled').map(({ server }) => server);
}

/** Stops taking connections and resolves when the last request is answered or the grace has passed. */
export async function closeAll(servers: readonly http.Server[]): Promise<void> {
  const closed = servers.map((server) => new Promise((resolve) => server.close(resolve)));
  const closeIdle = () => servers.forEach((server) => server.closeIdleConnections());
  closeIdle();
  const sweep = setInterval(closeIdle, SWEEP_MS);
  let timer: NodeJS.Timeout | undefined;
  const grace = new Promise((resolve) => (timer = setTimeout(resolve, GRACE_MS)));
  await Promise.race([Promise.all(closed), grace]);
  clearTimeout(timer);
  clearInterval(sweep);
  for (const server of servers) server.closeAllConnections();
}
