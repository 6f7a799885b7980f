/** A person's part of hand-overs in their export. */
import type { PersonalData } from '@/lib/contracts/personal/personal-data';
import type { ProductDb } from '../tables';

/** What they claimed within the last minutes, the newest first. */
export async function handOversOf(db: ProductDb, userId: string): Promise<PersonalData['handOvers']> {
  const rows = await db
    .selectFrom('hand_over')
    .select(['organisation_name', 'person', 'opens_name', 'agreed', 'expires_at'])
    .where('user_id', '=', userId)
    .orderBy('expires_at', 'desc')
    .execute();
  return rows.map((row) => ({
    organisation: row.organisation_name,
    person: row.person,
    opens: row.opens_name,
    agreed: row.agreed,
    expiresAt: row.expires_at.toISOString(),
  }));
}

/** Their wrong letters. */
export async function handOverTriesOf(db: ProductDb, userId: string): Promise<PersonalData['handOverTries']> {
  const rows = await db
    .selectFrom('hand_over_tries')
    .select(['failures', 'since'])
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ failures, since }) => ({ failures, since: since.toISOString() }));
}
