/** Waiting for processes to be ready to serve. */

const POLL_MS = 100;
const READY_TIMEOUT_MS = 120_000;
const PROBE_TIMEOUT_MS = 3_000;

/** Resolves when `address` answers 200; rejects after two minutes, naming what did not come up. */
export async function untilReady(name: string, address: string): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  for (;;) {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) }).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    if (Date.now() > deadline) throw new Error(`${name} did not become ready`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
