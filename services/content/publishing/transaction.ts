/** One publication: changes become visible together, under one sequence number, in the order of their commits. */
import type { Kysely } from 'kysely';
import type { Tables } from '../store/tables';
import { inPlace, type Place } from './structure';

export interface Publication {
  transaction: Kysely<Tables>;
  /** Of what changes in it. */
  sequence: number;
}

/** Runs `work` holding the clock's row, so that publications queue and sequence numbers never overtake each other. */
export async function inPublication<T>(
  db: Kysely<Tables>,
  work: (transaction: Kysely<Tables>, sequence: number) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    const clock = await transaction
      .selectFrom('clock')
      .select('sequence')
      .where('id', '=', 1)
      .forUpdate()
      .executeTakeFirstOrThrow();
    return work(transaction, clock.sequence + 1);
  });
}

/** Moves the clock: to be called once in a publication that changed something. */
export async function advanceClock(db: Kysely<Tables>, sequence: number): Promise<void> {
  await db.updateTable('clock').set({ sequence }).where('id', '=', 1).execute();
}

/** Makes the space and environment exist. A name given replaces the stored one; true when that changed something. */
export async function ensureEnvironment(
  db: Kysely<Tables>,
  place: Place,
  name: string | null,
): Promise<boolean> {
  const stored = await db.selectFrom('space').select('name').where('id', '=', place.space).executeTakeFirst();
  const wanted = name ?? stored?.name ?? place.space;
  if (!stored) await db.insertInto('space').values({ id: place.space, name: wanted }).execute();
  else if (stored.name !== wanted)
    await db.updateTable('space').set({ name: wanted }).where('id', '=', place.space).execute();
  await db
    .insertInto('environment')
    .values({ space_id: place.space, id: place.environment, sequence: 0, structure_sequence: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return stored?.name !== wanted;
}

/** Notes the change at the environment, for the delivery processes. */
export async function noteChange(
  db: Kysely<Tables>,
  place: Place,
  sequence: number,
  structure: boolean,
): Promise<void> {
  await db
    .updateTable('environment')
    .set(structure ? { sequence, structure_sequence: sequence } : { sequence })
    .where('space_id', '=', place.space)
    .where('id', '=', place.environment)
    .execute();
  await advanceClock(db, sequence);
}

/** Records that published resources are gone, for sync; the three dates of a deletion are this moment. */
export async function recordDeletions(
  db: Kysely<Tables>,
  place: Place,
  resources: readonly { kind: 'Entry' | 'Asset'; id: string; revision: number }[],
  { sequence, now }: { sequence: number; now: string },
): Promise<void> {
  if (resources.length === 0) return;
  const rows = resources.map(({ kind, id, revision }) => ({
    ...inPlace(place),
    kind,
    id,
    revision,
    deleted_at: now,
    sequence,
  }));
  await db
    .insertInto('deletion')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['space_id', 'environment_id', 'kind', 'id']).doUpdateSet((eb) => ({
        revision: eb.ref('excluded.revision'),
        deleted_at: eb.ref('excluded.deleted_at'),
        sequence: eb.ref('excluded.sequence'),
      })),
    )
    .execute();
}
