/** One system for all browser tests of a run. */
import { E2E_PORT_BASE } from './ports';
import { startSystem } from './system';

export default async function globalSetup(): Promise<() => Promise<void>> {
  const system = await startSystem({ portBase: E2E_PORT_BASE });
  return system.stop;
}
