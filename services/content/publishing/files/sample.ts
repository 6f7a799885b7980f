/**
 * Recognises environments that contain only the sample library. The mark is the environment's sequence after the last
 * import of the sample: anything that others write advances the sequence. From then on the environment is theirs and no
 * start changes anything in it.
 */
import type { Kysely } from 'kysely';
import { inThisPlace, type Place } from '../../store/place';
import type { Tables } from '../../store/tables';

/** Nothing is stored there and nothing published was ever deleted. Content types alone do not count. */
async function isEmpty(db: Kysely<Tables>, place: Place): Promise<boolean> {
  for (const table of ['resource', 'deletion'] as const) {
    const row = await db.selectFrom(table).select('id').where(inThisPlace(place)).limit(1).executeTakeFirst();
    if (row) return false;
  }
  return true;
}

/** Whether the environment holds a sample that nobody has changed. */
async function holdsSample(db: Kysely<Tables>, place: Place): Promise<boolean> {
  const row = await db
    .selectFrom('environment')
    .select(['sequence', 'sample_sequence'])
    .where('space_id', '=', place.space)
    .where('id', '=', place.environment)
    .executeTakeFirst();
  return row?.sample_sequence != null && row.sample_sequence === row.sequence;
}

/** Whether the sample may be written: nothing is there, or what is there is an unchanged sample. */
export const takesSample = async (db: Kysely<Tables>, place: Place): Promise<boolean> =>
  (await isEmpty(db, place)) || (await holdsSample(db, place));

/** Marks the environment's present state as the sample. Called in the publication that wrote it. */
export async function markSample(db: Kysely<Tables>, place: Place): Promise<void> {
  await db
    .updateTable('environment')
    .set((column) => ({ sample_sequence: column.ref('sequence') }))
    .where('space_id', '=', place.space)
    .where('id', '=', place.environment)
    .execute();
}
