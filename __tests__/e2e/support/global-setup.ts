/** Two systems for all browser tests of a run: one as it comes, and one that trusts an issuer that is not ours. */
import { addresses } from './library';
import { E2E_PORT_BASE, SECOND_ISSUER_PORT_BASE } from './ports';
import { startSecondIssuer } from './second-issuer';
import { startSystem } from './system';

/** `E2E_RUNNING=1` tests a system that already runs on E2E_PORT_BASE, for writing tests; the second is started always. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const stops: (() => Promise<void>)[] = [];
  if (!process.env.E2E_RUNNING) stops.push((await startSystem({ portBase: E2E_PORT_BASE })).stop);
  const issuer = await startSecondIssuer(
    SECOND_ISSUER_PORT_BASE + 90,
    addresses(SECOND_ISSUER_PORT_BASE).front,
  );
  // Workers inherit it: tests make tokens of every kind with the issuer's own key.
  process.env.E2E_ISSUER = JSON.stringify({ env: issuer.env, key: issuer.key });
  stops.push(issuer.stop, (await startSystem({ portBase: SECOND_ISSUER_PORT_BASE, env: issuer.env })).stop);
  return async () => {
    for (const stop of stops.reverse()) await stop();
  };
}
