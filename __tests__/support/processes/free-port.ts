/** Ports of this machine that were free a moment ago. */
import { randomInt } from 'node:crypto';
import { createServer, type AddressInfo } from 'node:net';
import { takenPort } from '@/scripts/launcher/ports';
import { portOffsets, type PortName } from '@/lib/contracts/environment';

const NAMES = Object.keys(portOffsets) as PortName[];
/** Below the ports that the system hands to outgoing connections (from 32,768): those come and go under a test. */
const [FIRST, LAST] = [12_000, 32_000] as const;

export async function freePort(host = '127.0.0.1'): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, host, resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** A PORT_BASE of which no port is in use. */
export async function freePortBase(): Promise<number> {
  for (;;) {
    const base = randomInt(FIRST, LAST);
    const places = { PORT_BASE: base, LISTEN_HOST: 'localhost', METRICS_HOST: '127.0.0.1' };
    if ((await takenPort(places, NAMES)) === null) return base;
  }
}
