/** Two systems for all browser tests of a run: one as it comes, and one that trusts an issuer that is not ours. */
import { addresses } from './library';
import { E2E_PORT_BASE, SECOND_ISSUER_PORT_BASE } from './ports';
import { startSecondIssuer } from './second-issuer';
import { startSystem } from './system';

/**
 * `E2E_RUNNING=1` tests a system that already runs on E2E_PORT_BASE, with its data in E2E_DATA_DIR, for writing tests; the
 * second is started always.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const issuer = await startSecondIssuer(SECOND_ISSUER_PORT_BASE + 90, addresses(SECOND_ISSUER_PORT_BASE));
  // Workers inherit it: tests make tokens of every kind with the issuer's own key.
  process.env.E2E_ISSUER = JSON.stringify({ env: issuer.env, key: issuer.key });
  const starts = [
    process.env.E2E_RUNNING ? null : startSystem({ portBase: E2E_PORT_BASE }),
    startSystem({ portBase: SECOND_ISSUER_PORT_BASE, env: issuer.env }),
  ] as const;
  const stop = async () => {
    for (const start of await Promise.allSettled(starts))
      if (start.status === 'fulfilled') await start.value?.stop();
    await issuer.stop();
  };
  const [first, second] = await Promise.all(starts).catch(async (error: unknown) => {
    // The one that did open would hold its ports until somebody ended it by hand.
    await stop();
    throw error;
  });
  process.env.E2E_DATA_DIRS = JSON.stringify([
    first?.dataDir ?? process.env.E2E_DATA_DIR ?? '',
    second.dataDir,
  ]);
  return stop;
}
