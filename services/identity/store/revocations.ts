/** Sign-ins that were ended while tokens of theirs may live. Every process that verifies tokens reads the list (revocations_uri). */
import type { Kysely } from 'kysely';
import type { IdentityTables } from './tables';

/** Clocks of machines differ; a token is believed so long beyond its end at the most. */
const TOLERANCE_MS = 60_000;
/** However often it is asked for, the list is read this seldom. */
const FRESH_MS = 250;

/** Writes down that a grant is over. */
export async function revokeGrant(db: Kysely<IdentityTables>, grantId: string): Promise<void> {
  await db
    .insertInto('revoked_grants')
    .values({ grant_id: grantId, revoked_at: new Date() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Ids of grants ended within a token's life. */
export class RevocationList {
  private known: Promise<string[]> | null = null;
  private readAt = -Infinity;

  constructor(
    private readonly db: Kysely<IdentityTables>,
    private readonly tokenSeconds: number,
  ) {}

  current(): Promise<string[]> {
    if (this.known && Date.now() - this.readAt < FRESH_MS) return this.known;
    this.readAt = Date.now();
    this.known = this.read();
    this.known.catch(() => (this.known = null));
    return this.known;
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
