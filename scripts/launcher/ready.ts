/** Waiting for processes to be ready to serve. */
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { MIGRATING_QUERY } from '@/services/common/database/migrating';
import { withOutsidePostgres } from './postgres/outside';
import { lastLines, type Supervisor } from './processes';
import { waitForRoom } from './room';

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

/** Whether a process still migrates the database, or waits for one that does; false where the database cannot be asked. */
const isMigrating = (databaseUrl: string): Promise<boolean> =>
  withOutsidePostgres(
    'DATABASE_URL',
    databaseUrl,
    async (client) => (await client.query<{ active: boolean }>(MIGRATING_QUERY)).rows[0]?.active ?? false,
  ).catch(() => false);

/** Bytes of each log in a folder, by its name: what a later start writes comes after them. */
export async function logSizes(folder: string): Promise<ReadonlyMap<string, number>> {
  const names = await readdir(folder).catch(() => []);
  return new Map(
    await Promise.all(names.map(async (name) => [name, (await stat(path.join(folder, name))).size] as const)),
  );
}

export interface Waiting extends Pick<Supervisor, 'progressOf'> {
  dataDir: string;
  /** `logSizes` from before the start. */
  olderLogs: ReadonlyMap<string, number>;
  databaseUrl: string;
  say: (line: string) => void;
  /** Ends the wait, which then rejects with its reason. */
  signal: AbortSignal;
  patienceMs?: number;
}

/**
 * Resolves when `address` answers 200; rejects after two minutes with one line: what, why, and where to read more. A process that
 * says it gets further is waited for, as while it indexes a large library, and so is a database that is migrated: that may take
 * long, and ended half-way it would begin anew at every start. On a full disk nothing becomes ready: room is waited for as at the
 * beginning of a start.
 */
export async function untilReady(name: string, address: string, waiting: Waiting): Promise<void> {
  const { dataDir, databaseUrl, say, signal, progressOf, patienceMs = READY_TIMEOUT_MS } = waiting;
  let reached = 0;
  for (let deadline = Date.now() + patienceMs; ;) {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) }).catch(() => null);
    await answer?.body?.cancel();
    signal.throwIfAborted();
    if (answer?.ok) return;
    await waitForRoom(dataDir, say, { signal });
    if (progressOf(name) > reached) deadline = Date.now() + patienceMs;
    reached = progressOf(name);
    if (Date.now() > deadline) {
      if (!(await isMigrating(databaseUrl))) throw await unready(name, waiting);
      deadline = Date.now() + patienceMs;
    }
    await sleep(POLL_MS, undefined, { signal });
  }
}

async function unready(name: string, { dataDir, olderLogs }: Waiting): Promise<Error> {
  const logs = path.join(dataDir, 'logs');
  const cause = causeIn(await lastLines(logs, name, LOOKED_THROUGH, olderLogs.get(`${name}.log`)));
  return new Error(
    `${name} did not become ready${cause === null ? '' : `: ${cause}`}. Ask \`npm run doctor\`, or read ${path.join(logs, `${name}.log`)}`,
  );
}
