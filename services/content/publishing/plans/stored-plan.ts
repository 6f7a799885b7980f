/** What is planned for an entry, as it is stored. */
import { sql, type Kysely, type Selectable } from 'kysely';
import { inThisPlace, type Place } from '../../store/place';
import type { Tables } from '../../store/tables';
import type { Target } from '../stored-resource';

export type StoredPlan = Selectable<Tables['planned_change']>;

export async function storedPlan(
  db: Kysely<Tables>,
  place: Place,
  entryId: string,
): Promise<StoredPlan | null> {
  const found = await db
    .selectFrom('planned_change')
    .selectAll()
    .where(inThisPlace(place))
    .where('entry_id', '=', entryId)
    .executeTakeFirst();
  return found ?? null;
}

export async function deletePlan(db: Kysely<Tables>, number: number): Promise<void> {
  await db.deleteFrom('planned_change').where('number', '=', number).execute();
}

/** Deletes the plans of entries that have reached the planned state. `published`: whether they are published now. */
export async function fulfilPlans(
  transaction: Kysely<Tables>,
  place: Place,
  rows: readonly (Target & { published: boolean })[],
): Promise<void> {
  for (const published of [true, false]) {
    const ids = rows.filter((row) => row.kind === 'Entry' && row.published === published).map(({ id }) => id);
    if (ids.length === 0) continue;
    await transaction
      .deleteFrom('planned_change')
      .where(inThisPlace(place))
      .where('published', '=', published)
      .where(sql<boolean>`entry_id = any(${ids}::text[])`)
      .execute();
  }
}
