/** jest global set-up of the system project: the whole library as `npm start` makes it, once for all files. */
import { startSystem, type System } from '@/__tests__/e2e/support/system';

declare global {
  var testSystem: System | undefined;
}

/** Far from 3000 and from the browser tests' systems. */
const PORT_BASE = Number(process.env.SYSTEM_PORT_BASE ?? 23_000);

/** `SYSTEM_RUNNING=/data/dir` tests a system that already runs on SYSTEM_PORT_BASE, for writing tests. */
export default async function setUp(): Promise<void> {
  process.env.SYSTEM_PORT_BASE = String(PORT_BASE);
  const running = process.env.SYSTEM_RUNNING;
  if (running) {
    process.env.SYSTEM_DATA_DIR = running;
    return;
  }
  const system = await startSystem({ portBase: PORT_BASE });
  globalThis.testSystem = system;
  process.env.SYSTEM_DATA_DIR = system.dataDir;
}
