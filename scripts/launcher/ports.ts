/** Hosts and ports of a local system: checks that all can be had before anything starts, or says in one line which cannot. */
import { lookup } from 'node:dns/promises';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { portOffsets, type Environment, type PortName } from '@/lib/contracts/environment';

/** Processes of a killed launcher release their ports within this time. */
const RELEASE_MS = 6_000;
const POLL_MS = 200;

/** Where the processes listen. */
type Places = Environment<'PORT_BASE' | 'LISTEN_HOST' | 'METRICS_HOST'>;

function takenLine(port: number, name: PortName, base: number): string {
  const example = base >= 60_000 ? 3000 : base + 1000;
  return (
    `Port ${port} (${name}) is taken. Free it, or set PORT_BASE to another number, ` +
    `for example: PORT_BASE=${example} npm start`
  );
}

/** The addresses on which whoever has this port listens. A name that leads nowhere is told by the process that is given it. */
async function addressesOf(name: PortName, { LISTEN_HOST, METRICS_HOST }: Places): Promise<string[]> {
  if (name === 'postgres' || name === 'classroom') return ['127.0.0.1'];
  const host = name === 'webMetrics' ? METRICS_HOST : LISTEN_HOST;
  return lookup(host, { all: true }).then(
    (found) => found.map(({ address }) => address),
    () => [],
  );
}

/** Why this machine cannot listen on a name or address; null if it can. */
const listenFault = (host: string) =>
  new Promise<string | null>((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(error.message));
    probe.listen({ host, port: 0 }, () => probe.close(() => resolve(null)));
  });

/** A line for LISTEN_HOST, and one for METRICS_HOST, where this machine cannot listen there. */
export async function unheardHosts(
  places: Places,
  addressesOfName: (name: string) => Promise<{ address: string }[]> = (name) => lookup(name, { all: true }),
): Promise<string[]> {
  const lines = (['LISTEN_HOST', 'METRICS_HOST'] as const).map(async (variable) => {
    const host = places[variable];
    const isLocal = host === 'localhost';
    const found = isLocal ? await addressesOfName(host).catch(() => []) : [];
    // `listenedHost`: the processes of this machine call each other there.
    if (isLocal && !found.some(({ address }) => address === '127.0.0.1'))
      return `${variable} is localhost, which is not 127.0.0.1 on this machine. Add a line to /etc/hosts: 127.0.0.1 localhost`;
    const reason = await listenFault(host);
    return reason && `${variable} is ${host}, where this machine cannot listen (${reason}). Name an address of its own, or localhost`;
  }); // prettier-ignore
  return (await Promise.all(lines)).filter((line) => line !== null);
}

/** Whether somebody else listens there. */
const isTaken = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRINUSE'));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(false)));
  });

/** One line about the first of the named ports that is taken; null if all are free. */
export async function takenPort(places: Places, names: readonly PortName[]): Promise<string | null> {
  const base = places.PORT_BASE;
  for (const name of names) {
    const port = base + portOffsets[name];
    for (const address of await addressesOf(name, places))
      if (await isTaken(port, address)) return takenLine(port, name, base);
  }
  return null;
}

/**
 * Resolves when every named port is free; rejects with one line about the first that stays taken, or a host on which this machine
 * still cannot listen (networks may come up during the wait). A signal ends the wait.
 */
export async function requireFreePorts(
  places: Places,
  names: readonly PortName[],
  signal: AbortSignal,
): Promise<void> {
  const deadline = Date.now() + RELEASE_MS;
  for (;;) {
    const fault = (await unheardHosts(places))[0] ?? (await takenPort(places, names));
    if (fault === null) return;
    if (Date.now() > deadline) throw new Error(fault);
    await sleep(POLL_MS, undefined, { signal });
  }
}
