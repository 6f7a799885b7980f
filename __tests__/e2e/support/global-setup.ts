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
  const stops: (() => Promise<void>)[] = [];
  let dataDir = process.env.E2E_DATA_DIR ?? '';
  if (!process.env.E2E_RUNNING) {
    const first = await startSystem({ portBase: E2E_PORT_BASE });
    stops.push(first.stop);
    dataDir = first.dataDir;
  }
  const issuer = await startSecondIssuer(SECOND_ISSUER_PORT_BASE + 90, addresses(SECOND_ISSUER_PORT_BASE));
  // Workers inherit it: tests make tokens of every kind with the issuer's own key.
  process.env.E2E_ISSUER = JSON.stringify({ env: issuer.env, key: issuer.key });
  const second = await startSystem({ portBase: SECOND_ISSUER_PORT_BASE, env: issuer.env });
  stops.push(issuer.stop, second.stop);
  process.env.E2E_DATA_DIRS = JSON.stringify([dataDir, second.dataDir]);
  return async () => {
    for (const stop of stops.reverse()) await stop();
  };
}
