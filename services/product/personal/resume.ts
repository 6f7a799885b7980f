/** Where a person stopped in a recording. */
import { MOST_POSITIONS } from '@/lib/contracts/constants';
import type { ResumePosition, SaveResumePosition } from '@/lib/contracts/personal/my-page';
import { isWatched } from '@/lib/domain/playback/resume';
import type { ProductDb } from '../tables';

export async function listPositions(
  db: ProductDb,
  userId: string,
  contentId?: string,
): Promise<ResumePosition[]> {
  const all = db.selectFrom('resume_position').selectAll().where('user_id', '=', userId);
  const rows = await (contentId === undefined ? all : all.where('content_id', '=', contentId))
    .orderBy('updated_at', 'desc')
    .limit(MOST_POSITIONS)
    .execute();
  return rows.map((row) => ({
    contentId: row.content_id,
    seconds: row.seconds,
    durationSeconds: row.duration_seconds,
    updatedAt: row.updated_at.toISOString(),
  }));
}

/** Saves the position; at the very start, or once the recording is watched to the end, it is deleted instead. */
export async function savePosition(
  db: ProductDb,
  userId: string,
  position: SaveResumePosition,
  now: Date,
): Promise<void> {
  const { contentId, seconds, durationSeconds } = position;
  const mine = db.deleteFrom('resume_position').where('user_id', '=', userId);
  if (seconds === 0 || isWatched({ seconds, duration: durationSeconds })) {
    await mine.where('content_id', '=', contentId).execute();
    return;
  }
  const values = { seconds, duration_seconds: durationSeconds, updated_at: now };
  await db
    .insertInto('resume_position')
    .values({ user_id: userId, content_id: contentId, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'content_id']).doUpdateSet(values))
    .execute();
  const newest = db
    .selectFrom('resume_position')
    .select('content_id')
    .where('user_id', '=', userId)
    .orderBy('updated_at', 'desc')
    .limit(MOST_POSITIONS);
  await mine.where('content_id', 'not in', newest).execute();
}
