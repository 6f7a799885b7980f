/** Hand-overs in PostgreSQL: rows that live five minutes. */
import { randomUUID } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import { newHandOverSchema, type NewHandOver } from '@/lib/contracts/viewer/hand-over';
import { HAND_OVER_MS, type HandOverFacts } from '@/lib/domain/lists/hand-over';
import { withFreeCode } from '../class/free-code';
import { requireRoom } from '../limits/room';
import type { ProductDb, ProductTables } from '../tables';

export type HandOverRow = Selectable<ProductTables['hand_over']>;

/** Most hand-overs of one organisation at once: more than any school has machines. */
const MOST_AT_ONCE = 500;
/** Their bytes together: a lesson has a few thousand, and a machine may send a megabyte again and again. */
const MOST_BYTES = 32 * 1024 * 1024;
const bytes = sql<number>`pg_column_size(entries) + pg_column_size(places)`;

export const factsOf = ({ expires_at, asked, agreed }: HandOverRow): HandOverFacts => ({
  expiresAt: expires_at.getTime(),
  isAsked: asked,
  agreed,
});

export const entriesOf = ({ entries }: HandOverRow) => newHandOverSchema.shape.entries.parse(entries);
export const placesOf = ({ places }: HandOverRow) => newHandOverSchema.shape.places.parse(places);

/** JSON that PostgreSQL takes: it refuses unpaired surrogates there, which as text it stores as U+FFFD. */
const storable = (value: object): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? part.replace(/\p{Surrogate}/gu, '\ufffd') : part,
  );

/** Keeps nothing of a lesson: deletes hand-overs once they have been over for their own length, in which the end can be read. */
export async function forgetHandOvers(db: ProductDb, now: Date): Promise<void> {
  const before = new Date(now.getTime() - HAND_OVER_MS);
  await db.deleteFrom('hand_over').where('expires_at', '<', before).execute();
  await db.deleteFrom('hand_over_tries').where('since', '<', before).execute();
}

interface Organisation {
  id: string;
  name: string;
}

const tooMany = {
  code: 'RATE_LIMITED',
  message: 'Too many machines hand over at once; try again in five minutes',
} as const;

/**
 * Stores what a machine of an organisation offers. Throws RATE_LIMITED where the organisation has `MOST_AT_ONCE` hand-overs, or they
 * would have more than `MOST_BYTES`.
 */
export async function offer(
  db: ProductDb,
  { entries, places }: NewHandOver,
  organisation: Organisation,
  now: number,
): Promise<HandOverRow> {
  const stored = { entries: storable(entries), places: storable(places) };
  return db.transaction().execute(async (transaction) => {
    const room = {
      lock: `hand-overs ${organisation.id}`,
      others: transaction.selectFrom('hand_over').where('organisation_id', '=', organisation.id),
      refusal: tooMany,
    };
    await requireRoom(transaction, { ...room, most: MOST_AT_ONCE });
    const added = Buffer.byteLength(stored.entries) + Buffer.byteLength(stored.places);
    await requireRoom(transaction, { ...room, sum: bytes, added, most: MOST_BYTES });
    return withFreeCode((code) =>
      transaction
        .insertInto('hand_over')
        .values({
          id: randomUUID(),
          claim: randomUUID(),
          code,
          organisation_id: organisation.id,
          organisation_name: organisation.name,
          ...stored,
          expires_at: new Date(now + HAND_OVER_MS),
        })
        .onConflict((conflict) => conflict.column('code').doNothing())
        .returningAll()
        .executeTakeFirst(),
    );
  });
}

/** Finds a hand-over for the machine that made it. */
export async function handOverOf(
  db: ProductDb,
  id: string,
  organisationId: string,
): Promise<HandOverRow | null> {
  const row = await db
    .selectFrom('hand_over')
    .selectAll()
    .where('id', '=', id)
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst();
  return row ?? null;
}
