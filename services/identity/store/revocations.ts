/** Sign-ins that were ended while tokens of theirs may live. Every process that verifies tokens reads the list (revocations_uri). */
import type { Kysely, Transaction } from 'kysely';
import type { IdentityTables } from './tables';

/** Clocks of machines differ; a token is believed so long beyond its end at the most. */
const TOLERANCE_MS = 60_000;
/** However often it is asked for, the list is read this seldom. */
const FRESH_MS = 250;

/**
 * Ids of grants ended within a token's life. What this process ends it knows at once: a list read before is not given out
 * again. Its age is told by the monotonic clock, because the time of day may be set back and make an old list new.
 */
export class RevocationList {
  private known: Promise<string[]> | null = null;
  private readAt = -Infinity;

  constructor(
    private readonly db: Kysely<IdentityTables>,
    private readonly tokenSeconds: number,
  ) {}

  /**
   * Writes down that grants are over, in one transaction with whatever `work` does; resolves with its answer when no later
   * list of this process misses them.
   */
  async revoke<Answer>(
    work: (
      transaction: Transaction<IdentityTables>,
    ) => Promise<{ grants: readonly string[]; answer: Answer }>,
  ): Promise<Answer> {
    const answer = await this.db.transaction().execute(async (transaction) => {
      const done = await work(transaction);
      if (done.grants.length > 0)
        await transaction
          .insertInto('revoked_grants')
          .values(done.grants.map((grant) => ({ grant_id: grant, revoked_at: new Date() })))
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      return done.answer;
    });
    this.known = null;
    return answer;
  }

  current(): Promise<string[]> {
    if (this.known && performance.now() - this.readAt < FRESH_MS) return this.known;
    this.readAt = performance.now();
    const reading = this.read();
    this.known = reading;
    reading.catch(() => {
      if (this.known === reading) this.known = null;
    });
    return reading;
  }

  private since(): Date {
    return new Date(Date.now() - this.tokenSeconds * 1_000 - TOLERANCE_MS);
  }

  private async read(): Promise<string[]> {
    const rows = await this.db
      .selectFrom('revoked_grants')
      .select('grant_id')
      .where('revoked_at', '>', this.since())
      .execute();
    return rows.map(({ grant_id }) => grant_id);
  }

  /** Forgets those whose tokens are all over. */
  async clean(): Promise<void> {
    await this.db.deleteFrom('revoked_grants').where('revoked_at', '<', this.since()).execute();
  }
}
