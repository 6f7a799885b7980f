/**
 * The catalogue follows the content service a moment behind it, and pages are read from the content service itself: who opens
 * what was published just now asks for an id that the catalogue does not know yet. It is asked to catch up before it refuses.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from '@/services/common/log';
import { followOnce } from './follower';
import { oneAfterAnother, type OneAfterAnother } from './one-after-another';
import type { ContentSource } from './source';

/** Between the beginnings of two rounds, however many ask for ids that there are not: the content service is spared. Ms. */
const APART_MS = 100;
/** Longest that a caller waits; while the content service is down, an unknown id is refused after it. Ms. */
const PATIENCE_MS = 3_000;

export interface CatchUp {
  /** Resolves when the catalogue holds what was published before the call, or has waited long enough. Never rejects. */
  now: () => Promise<void>;
  idle: OneAfterAnother['idle'];
}

export interface CatchUpOptions {
  pool: pg.Pool;
  source: ContentSource;
  log: Logger;
  /** Brings the catalogue of this node to what is stored. */
  applyStored: () => Promise<void>;
}

export function createCatchUp({ pool, source, log, applyStored }: CatchUpOptions): CatchUp {
  let began = -APART_MS;

  async function storeNews(): Promise<void> {
    const client = await pool.connect();
    let fault: unknown;
    try {
      await followOnce(client, source, log);
    } catch (error) {
      fault = error;
      throw error;
    } finally {
      // A lost connection is not put back; it could also still hold the lock.
      client.release(fault !== undefined);
    }
  }

  const { run, idle } = oneAfterAnother(async () => {
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
    now: async () => {
      const waited = new AbortController();
      await Promise.race([run(), sleep(PATIENCE_MS, undefined, { signal: waited.signal })]);
      waited.abort();
    },
    idle,
  };
}
