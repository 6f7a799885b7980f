/** One system for all browser tests of a run. */
import { E2E_PORT_BASE } from './ports';
import { startSystem } from './system';

/** `E2E_RUNNING=1` tests a system that already runs on E2E_PORT_BASE, for writing tests. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env.E2E_RUNNING) return async () => undefined;
  const system = await startSystem({ portBase: E2E_PORT_BASE });
  return system.stop;
}
