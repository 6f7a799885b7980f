/** What is planned for an entry, as it is stored. */
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Tables } from '../store/tables';
import type { Target } from './stored-resource';
import { inPlace, type Place } from './structure';

export type StoredPlan = Selectable<Tables['planned_change']>;

export async function storedPlan(
  db: Kysely<Tables>,
  place: Place,
  entryId: string,
): Promise<StoredPlan | null> {
  const { space_id, environment_id } = inPlace(place);
  const found = await db
    .selectFrom('planned_change')
    .selectAll()
    .where('space_id', '=', space_id)
    .where('environment_id', '=', environment_id)
    .where('entry_id', '=', entryId)
    .executeTakeFirst();
  return found ?? null;
}

export async function deletePlan(db: Kysely<Tables>, number: number): Promise<void> {
  await db.deleteFrom('planned_change').where('number', '=', number).execute();
}

/** The same for entries that an import has written. */
export async function fulfilPlans(
  transaction: Kysely<Tables>,
  place: Place,
  rows: readonly (Target & { published: boolean })[],
): Promise<void> {
  const { space_id, environment_id } = inPlace(place);
  for (const published of [true, false]) {
    const ids = rows.filter((row) => row.kind === 'Entry' && row.published === published).map(({ id }) => id);
    await transaction
      .deleteFrom('planned_change')
      .where('space_id', '=', space_id)
      .where('environment_id', '=', environment_id)
      .where('published', '=', published)
      .where(sql<boolean>`entry_id = any(${ids}::text[])`)
      .execute();
  }
}

/** Deletes the plan of an entry that has reached the planned state. @param published whether it is published now */
export async function fulfilPlan(
  transaction: Kysely<Tables>,
  place: Place,
  { kind, id }: Target,
  published: boolean,
): Promise<void> {
  const plan = kind === 'Entry' ? await storedPlan(transaction, place, id) : null;
  if (plan?.published === published) await deletePlan(transaction, plan.number);
}
