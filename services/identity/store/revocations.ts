/** Ended sign-ins whose tokens may still be valid. Every process that verifies tokens reads the list (revocations_uri). */
import type { Kysely, Transaction } from 'kysely';
import type { IdentityTables } from './tables';

/** Clock skew between machines: the longest time that a token may be accepted after it expired. */
const TOLERANCE_MS = 60_000;
/** How long a list that was read is served before it is read again. */
const FRESH_MS = 250;

/**
 * Ids of grants ended within a token's lifetime. An ending by this process takes effect at once: it discards the cached list.
 * The list's age is measured by the monotonic clock: if the time of day were set back, a stale list would look fresh.
 */
export class RevocationList {
  private known: Promise<string[]> | null = null;
  private readAt = -Infinity;

  constructor(
    private readonly db: Kysely<IdentityTables>,
    private readonly tokenSeconds: number,
  ) {}

  /**
   * Records that grants have ended, in one transaction with `work`. Resolves with the answer of `work` once every later list
   * of this process includes them.
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

  /** Deletes those whose tokens have all expired. */
  async clean(db: Kysely<IdentityTables>): Promise<void> {
    await db.deleteFrom('revoked_grants').where('revoked_at', '<', this.since()).execute();
  }
}
