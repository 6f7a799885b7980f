/** Room on the disk of DATA_DIR, without which no process becomes ready: told before any is waited for. */
import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '@/lib/platform/message-of';
import { requireRoom } from '@/services/common/files/disk';

/** As long as a start waits for a database of the operator's (postgres/outside.ts): room may come by itself. */
const PATIENCE_MS = 15_000;
const LOOK_EVERY_MS = 500;

/** Resolves once there is room; says at once that it waits for it, and rejects with one line when there is none in time. */
export async function waitForRoom(
  dataDir: string,
  say: (line: string) => void,
  { signal, patienceMs = PATIENCE_MS }: { signal: AbortSignal; patienceMs?: number },
): Promise<void> {
  const end = performance.now() + patienceMs;
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await requireRoom(dataDir);
    } catch (error) {
      const line = messageOf(error);
      if (performance.now() >= end)
        throw new Error(`${line}. Free room, or move DATA_DIR to another disk`, { cause: error });
      if (isFirst) say(`waiting: ${line}`);
      await sleep(LOOK_EVERY_MS, undefined, { signal });
    }
  }
}
