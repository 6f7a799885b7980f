/** Ends the run's PostgreSQL server and removes its files. */
import { rm } from 'node:fs/promises';

export default async function tearDown(): Promise<void> {
  const running = globalThis.testPostgres;
  if (!running) return;
  await running.server.stop();
  await rm(running.dataDir, { recursive: true, force: true });
}
