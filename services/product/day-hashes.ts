/**
 * Hashes of visitors, keyed with a salt that is new every day and deleted afterwards, so that days cannot be linked ("Points
 * settled" 11).
 */
import { LRUCache } from 'lru-cache';
import { sql } from 'kysely';
import { createHmac, randomBytes } from 'node:crypto';
import type { ProductDb } from './tables';

const SALT_BYTES = 32;

/** The day's salt, the same on every node: the first one that needs it makes it. */
async function saltOf(db: ProductDb, day: string): Promise<Buffer> {
  const row = await db
    .insertInto('analytics_salt')
    .values({ day, salt: randomBytes(SALT_BYTES) })
    .onConflict((conflict) => conflict.column('day').doUpdateSet({ day: sql`excluded.day` }))
    .returning('salt')
    .executeTakeFirstOrThrow();
  return row.salt;
}

/** Caches the salts of the last days. */
export class DayHashes {
  private readonly salts = new LRUCache<string, Promise<Buffer>>({ max: 3 });

  constructor(private readonly db: ProductDb) {}

  async of(who: string, day: string): Promise<Buffer> {
    return createHmac('sha256', await this.salt(day))
      .update(who)
      .digest();
  }

  private salt(day: string): Promise<Buffer> {
    const known = this.salts.get(day) ?? saltOf(this.db, day);
    this.salts.set(day, known);
    known.catch(() => this.salts.delete(day));
    return known;
  }
}
