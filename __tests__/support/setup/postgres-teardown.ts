/** Ends the run's PostgreSQL server and removes its files. */
import { removeData } from '@/__tests__/e2e/support/system';

export default async function tearDown(): Promise<void> {
  const running = globalThis.testPostgres;
  if (!running) return;
  await running.server.stop();
  await removeData(running.dataDir);
}
