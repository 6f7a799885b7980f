/** The system that the system project's tests share. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { portOffsets, type PortName } from '@/lib/contracts/environment';

export interface Target {
  portBase: number;
  dataDir: string;
  /** Process of the launcher. */
  launcherPid: number;
  at: (name: PortName) => string;
}

/** Reads what the project's set-up left in the environment. */
export function target(): Target {
  const dataDir = process.env.SYSTEM_DATA_DIR;
  if (!dataDir) throw new Error('this test needs the system project of jest');
  const portBase = Number(process.env.SYSTEM_PORT_BASE);
  return {
    portBase,
    dataDir,
    launcherPid: Number(readFileSync(path.join(dataDir, 'launcher.pid'), 'utf8')),
    at: (name) => `http://localhost:${portBase + portOffsets[name]}`,
  };
}

/** Resolves when `holds` does; rejects with what is awaited after `ms`. */
export async function eventually(
  what: string,
  holds: () => Promise<boolean>,
  { ms = 60_000, every = 100 } = {},
): Promise<void> {
  const deadline = Date.now() + ms;
  while (!(await holds().catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`not within ${ms} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, every));
  }
}
