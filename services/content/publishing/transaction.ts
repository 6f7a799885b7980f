/** One publication: changes become visible together, under one sequence number, in the order of their commits. */
import { sql, type Kysely } from 'kysely';
import { chunksOf } from '@/lib/domain/chunks';
import { inPlace, type Place } from '../store/place';
import type { Tables } from '../store/tables';

export interface Publication {
  transaction: Kysely<Tables>;
  /** Sequence number of the changes in it. */
  sequence: number;
}

/**
 * How long an operator's call waits for another publication, a long import say. Whoever asks gives up after 10 seconds
 * (services/product/calls/publishing.ts): what they were told has failed must not be published afterwards.
 */
export const OPERATOR_PATIENCE_MS = 5_000;

/**
 * Runs `work` with the clock's row locked, so that publications run one by one and commit in the order of their numbers.
 * @param patienceMs how long it waits for the lock, then rejects with `lock_not_available`; without it, until the statement timeout
 */
export async function inPublication<T>(
  db: Kysely<Tables>,
  work: (publication: Publication) => Promise<T>,
  { patienceMs }: { patienceMs?: number | undefined } = {},
): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    if (patienceMs !== undefined)
      await sql`select set_config('lock_timeout', ${String(patienceMs)}, true)`.execute(transaction);
    const clock = await transaction
      .selectFrom('clock')
      .select('sequence')
      .where('id', '=', 1)
      .forUpdate()
      .executeTakeFirstOrThrow();
    return work({ transaction, sequence: clock.sequence + 1 });
  });
}

/**
 * A statement that does nothing, between the parts of long work in this process. A transaction without one for a minute is ended, as
 * of a process that has stopped (services/common/database/database.ts): to validate a hundred thousand entries on a busy machine
 * takes longer.
 */
export async function sayAtWork(transaction: Kysely<Tables>): Promise<void> {
  await sql`select 1`.execute(transaction);
}

/** Advances the clock: call it once in a publication that changed something. */
export async function advanceClock(db: Kysely<Tables>, sequence: number): Promise<void> {
  await db.updateTable('clock').set({ sequence }).where('id', '=', 1).execute();
}

/** Creates the space and environment if missing. A given name replaces the stored one; true when the space is new or renamed. */
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

/** Records the change on its environment, for the delivery processes, and advances the clock. */
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

/** Deletions of one statement: PostgreSQL takes at most 65,535 parameters, and a row has seven. */
const AT_ONCE = 500;

/** Records that published resources are gone, for sync; `now` becomes all three dates of a deletion. */
export async function recordDeletions(
  db: Kysely<Tables>,
  place: Place,
  resources: readonly { kind: 'Entry' | 'Asset'; id: string; revision: number }[],
  { sequence, now }: { sequence: number; now: string },
): Promise<void> {
  const rows = resources.map(({ kind, id, revision }) => ({
    ...inPlace(place),
    kind,
    id,
    revision,
    deleted_at: now,
    sequence,
  }));
  for (const chunk of chunksOf(rows, AT_ONCE)) {
    await db
      .insertInto('deletion')
      .values(chunk)
      .onConflict((conflict) =>
        conflict.columns(['space_id', 'environment_id', 'kind', 'id']).doUpdateSet((eb) => ({
          revision: eb.ref('excluded.revision'),
          deleted_at: eb.ref('excluded.deleted_at'),
          sequence: eb.ref('excluded.sequence'),
        })),
      )
      .execute();
  }
}
