/** Progress through the modules of training courses: started once, completed once (D43, D44). */
import { sql } from 'kysely';
import type { TrainingModuleProgress } from '@/lib/contracts/product-graphql';
import type { ProductDb } from '../tables';

const columns = ['content_id', 'started_at', 'completed_at'] as const;
const progressOf = (row: {
  content_id: string;
  started_at: Date;
  completed_at: Date | null;
}): TrainingModuleProgress => ({
  contentId: row.content_id,
  startedAt: row.started_at.toISOString(),
  completedAt: row.completed_at?.toISOString() ?? null,
});

/** In the order in which modules were started. */
export async function listProgress(db: ProductDb, userId: string): Promise<TrainingModuleProgress[]> {
  const rows = await db
    .selectFrom('training_progress')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('started_at')
    .orderBy('content_id')
    .execute();
  return rows.map(progressOf);
}

/** The caller has checked that the person may take the module. */
export interface ModuleOf {
  userId: string;
  contentId: string;
  now: Date;
}

/** R-TRN-2, R-TRN-4: sets the start once; later calls return the first value. */
export async function startModule(db: ProductDb, { userId, contentId, now }: ModuleOf) {
  const row = await db
    .insertInto('training_progress')
    .values({ user_id: userId, content_id: contentId, started_at: now })
    // An update that changes nothing, so that the existing row is returned.
    .onConflict((conflict) => conflict.columns(['user_id', 'content_id']).doUpdateSet({ user_id: userId }))
    .returning(columns)
    .executeTakeFirstOrThrow();
  return progressOf(row);
}

/** R-TRN-3: sets the completion once, and the start where it is missing. Never before the start: clocks differ. */
export async function completeModule(db: ProductDb, { userId, contentId, now }: ModuleOf) {
  const row = await db
    .insertInto('training_progress')
    .values({ user_id: userId, content_id: contentId, started_at: now, completed_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'content_id']).doUpdateSet({
        completed_at: sql`coalesce(training_progress.completed_at, greatest(training_progress.started_at, excluded.completed_at))`,
      }),
    )
    .returning(columns)
    .executeTakeFirstOrThrow();
  return progressOf(row);
}
