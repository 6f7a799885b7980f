/**
 * The catalogue is a moment behind the content service, but pages are read from the content service itself: opening something
 * published just now requests an id that the catalogue does not know yet. It catches up before it refuses.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { timeLimit } from '@/lib/platform/time-limit';
import type { Logger } from '@/services/common/log';
import { followOnce } from './follower';
import { coalesced, type Coalesced } from './coalesced';
import type { ContentSource } from './source';

/** Throttle: least time between the starts of two rounds, so that unknown ids do not load the content service. Ms. */
const APART_MS = 100;
/** Longest that a caller waits, ms; while the content service is down, an unknown id is refused after it. */
const PATIENCE_MS = 3_000;

export interface CatchUp {
  /** Resolves when the catalogue holds what was published before the call, or has waited long enough. Never rejects. */
  now: () => Promise<void>;
  idle: Coalesced['idle'];
}

export interface CatchUpOptions {
  pool: pg.Pool;
  source: ContentSource;
  log: Logger;
  /** Updates this node's catalogue from the stored content. */
  applyStored: () => Promise<void>;
}

export function createCatchUp({ pool, source, log, applyStored }: CatchUpOptions): CatchUp {
  let began = -APART_MS;

  async function storeNews(): Promise<void> {
    const client = await pool.connect();
    let fault: unknown;
    try {
      await followOnce(client, { source, log });
    } catch (error) {
      fault = error;
      throw error;
    } finally {
      // After a fault the connection is closed, not pooled again: it may be lost, or still hold the lock.
      client.release(fault !== undefined);
    }
  }

  const { run, idle } = coalesced(async () => {
    await sleep(Math.max(0, began + APART_MS - performance.now()));
    began = performance.now();
    try {
      await storeNews();
      await applyStored();
    } catch (error) {
      log.warn({ err: error }, 'the catalogue could not catch up with the content');
    }
  });

  return {
    // What a round fails by is in the log.
    now: () => timeLimit(run(), PATIENCE_MS).catch(() => undefined),
    idle,
  };
}
