/** Waiting for processes to be ready to serve. */
import path from 'node:path';
import { z } from 'zod';
import { lastLines } from './processes';

const POLL_MS = 100;
const READY_TIMEOUT_MS = 120_000;
const PROBE_TIMEOUT_MS = 3_000;
/** How many lines of a log are searched for the cause. */
const LOOKED_THROUGH = 60;

const entrySchema = z.object({ err: z.object({ message: z.string() }) });
/** The last line of a stack trace that says what happened: `Error: connect ECONNREFUSED`. */
const THROWN = /^(?:\w*Error|error): .+/;

/** The last error in the log, without its stack trace; null if there is none. */
export function causeIn(log: string): string | null {
  for (const line of log.split('\n').toReversed()) {
    if (THROWN.test(line)) return line;
    if (!line.startsWith('{')) continue;
    try {
      const entry = entrySchema.safeParse(JSON.parse(line));
      if (entry.success) return entry.data.err.message;
    } catch {
      // A partial line: the process was killed while writing.
    }
  }
  return null;
}

/** Resolves when `address` answers 200; rejects after two minutes with one line: what, why, and where to read more. */
export async function untilReady(name: string, address: string, dataDir: string): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  for (;;) {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) }).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    if (Date.now() > deadline) {
      const logs = path.join(dataDir, 'logs');
      const cause = causeIn(await lastLines(logs, name, LOOKED_THROUGH));
      throw new Error(
        `${name} did not become ready${cause === null ? '' : `: ${cause}`}. Ask \`npm run doctor\`, or read ${path.join(logs, `${name}.log`)}`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
