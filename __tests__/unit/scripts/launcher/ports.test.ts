/** @jest-environment node */
/** A port that is taken is told before anything starts, wherever the processes are to listen. */
import { createServer } from 'node:net';
import { freePortBase } from '@/__tests__/support/processes/free-port';
import { portOffsets, type PortName } from '@/lib/contracts/environment';
import { requireFreePorts, takenPort, unheardHosts } from '@/scripts/launcher/ports';

let base: number;
beforeEach(async () => (base = await freePortBase()));

/** What is told of a port, while something else listens on it at an address. */
async function told(name: PortName, at: string, settings: object = {}): Promise<string | null> {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(base + portOffsets[name], at, resolve));
  const places = { PORT_BASE: base, LISTEN_HOST: 'localhost', METRICS_HOST: '127.0.0.1', ...settings };
  try {
    return await takenPort(places, ['web', 'webMetrics', 'customers', 'postgres']);
  } finally {
    await new Promise((resolve) => holder.close(resolve));
  }
}

// 127.0.0.2 stands for the private address of a machine: Linux has all of 127.0.0.0/8.
it.each([
  ['customers', '127.0.0.1', {}],
  ['customers', '127.0.0.2', { LISTEN_HOST: '127.0.0.2' }],
  ['customers', '127.0.0.2', { LISTEN_HOST: '0.0.0.0' }],
  ['webMetrics', '127.0.0.2', { METRICS_HOST: '127.0.0.2' }],
  ['postgres', '127.0.0.1', { LISTEN_HOST: '127.0.0.2' }],
] as const)('%s at %s, with %j', async (name, at, settings) => {
  expect(await told(name, at, settings)).toContain(`Port ${base + portOffsets[name]} (${name}) is taken`);
});

it.each([
  ['customers', '127.0.0.1', { LISTEN_HOST: '127.0.0.2' }],
  ['customers', '127.0.0.2', {}],
  ['customers', '127.0.0.1', { LISTEN_HOST: 'no-such-host.invalid' }],
] as const)('%s at %s is in nobody’s way, with %j', async (name, at, settings) => {
  expect(await told(name, at, settings)).toBeNull();
});

it('a start that is to end waits for no port', async () => {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(base, '127.0.0.1', resolve));
  const places = { PORT_BASE: base, LISTEN_HOST: '127.0.0.1', METRICS_HOST: '127.0.0.1' };
  const ending = new AbortController();
  setTimeout(() => ending.abort(), 50);
  await expect(requireFreePorts(places, ['web'], ending.signal)).rejects.toThrow('abort');
  await new Promise((resolve) => holder.close(resolve));
});

it('a name or an address on which this machine cannot listen is told before anything starts', async () => {
  const placesAt = (LISTEN_HOST: string) => ({ PORT_BASE: base, LISTEN_HOST, METRICS_HOST: '127.0.0.1' });
  const at = (host: string) => unheardHosts(placesAt(host));
  expect(await at('localhost')).toEqual([]);
  expect(await at('198.51.100.1')).toEqual([
    expect.stringMatching(/^LISTEN_HOST is 198\.51\.100\.1, where this machine cannot listen/),
  ]);
  const sixAlone = () => Promise.resolve([{ address: '::1' }]);
  expect(await unheardHosts(placesAt('localhost'), sixAlone)).toEqual([
    expect.stringMatching(/\/etc\/hosts: 127\.0\.0\.1 localhost$/),
  ]);
});
