/** Ports of a local system: checks that all are free before anything starts, or reports the first that is not, in one line. */
import { createServer } from 'node:net';
import { portOffsets, type PortName } from '@/lib/contracts/environment';

/** Processes of a killed launcher release their ports within this time. */
const RELEASE_MS = 6_000;
const POLL_MS = 200;

function takenLine(port: number, name: PortName, base: number): string {
  const example = base >= 60_000 ? 3000 : base + 1000;
  return (
    `Port ${port} (${name}) is taken. Free it, or set PORT_BASE to another number, ` +
    `for example: PORT_BASE=${example} npm start`
  );
}

/** Whether we can listen on `port` at 127.0.0.1 and, if the machine has IPv6, at ::1. */
async function isFree(port: number): Promise<boolean> {
  const attempt = (host: string) =>
    new Promise<boolean>((resolve) => {
      const probe = createServer();
      probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'EADDRINUSE'));
      probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
    });
  return (await attempt('127.0.0.1')) && (await attempt('::1'));
}

/** One line about the first of the named ports that is taken; null if all are free. */
export async function takenPort(base: number, names: readonly PortName[]): Promise<string | null> {
  for (const name of names) {
    const port = base + portOffsets[name];
    if (!(await isFree(port))) return takenLine(port, name, base);
  }
  return null;
}

/** Resolves when every named port is free; rejects with one line about the first that stays taken. */
export async function requireFreePorts(base: number, names: readonly PortName[]): Promise<void> {
  const deadline = Date.now() + RELEASE_MS;
  for (;;) {
    const taken = await takenPort(base, names);
    if (taken === null) return;
    if (Date.now() > deadline) throw new Error(taken);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
