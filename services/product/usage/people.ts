/**
 * Who "the same person" is (COUNTER 5.1 §7.2, §7.4): the user, else address and browser, hashed with the day's salt, which is
 * deleted after its day. Together with the hour it is the session for unique counts, so sessions need no id of their own.
 */
import { LRUCache } from 'lru-cache';
import type { UsageVisitor } from '@/lib/contracts/usage/usage';
import { DOUBLE_CLICK_SECONDS } from '@/lib/domain/usage/actions';
import { DAY_MS, utcDay } from '@/lib/domain/text/calendar';
import { DayHashes } from '../day-hashes';
import type { ProductDb } from '../tables';

const REMEMBERED = 20_000;

const secondsOfDay = (at: number) => (at % DAY_MS) / 1_000;

/** Hashes are 64 bits as text: PostgreSQL's bigint, which JavaScript's numbers cannot hold. */
export class PersonHashes {
  private readonly hashes: DayHashes;
  private readonly known = new LRUCache<string, string>({ max: REMEMBERED });

  constructor(db: ProductDb) {
    this.hashes = new DayHashes(db);
  }

  /** The person's hash on the day of `at` and, within the first seconds of a day, also their hash of the day before. */
  async of(visitor: UsageVisitor, at: number): Promise<{ person: string; before: string | null }> {
    const person = await this.on(visitor, at);
    const before = secondsOfDay(at) < DOUBLE_CLICK_SECONDS + 1 ? await this.on(visitor, at - DAY_MS) : null;
    return { person, before };
  }

  private async on({ userId, address, agent }: UsageVisitor, at: number): Promise<string> {
    const who = userId === null ? `${address}\n${agent}` : `user ${userId}`;
    const key = `${Math.floor(at / DAY_MS)} ${who}`;
    const before = this.known.get(key);
    if (before !== undefined) return before;
    const hash = (await this.hashes.of(who, utcDay(at))).readBigInt64LE().toString();
    this.known.set(key, hash);
    return hash;
  }
}
