/** What the product service holds about one person: all of it as one document, and the deletion of all of it. */
import type { PersonalData } from '@/lib/contracts/personal/personal-data';
import type { ObjectStorage } from '@/services/common/files/storage';
import { writeAudit } from '@/services/common/audit/write';
import { listCertificates } from '../certificates/store';
import { openingJson, openingsOf } from '../class/openings';
import type { ProductContext } from '../context';
import { handOversOf, handOverTriesOf } from '../hand-over/personal';
import type { ProductDb } from '../tables';
import { heldLists, passOnLists } from '../lists/personal';
import { notesOf } from './notes';
import { errorReportsOf } from '../reports/errors';
import { listLinks, listNotifications, listSettings } from './preferences';
import { listPositions } from './resume';
import { readSurveyMetadata } from './survey';
import { listProgress } from './training';

/** Tables with a row for a person; a test compares this list with the schema. */
export const personalTables = [
  'bookmark', 'user_link', 'user_setting', 'user_notification', 'survey_metadata', 'survey_response', 'feedback',
  'resume_position', 'training_progress', 'certificate', 'error_report', 'class_opening', 'list',
  'hand_over', 'hand_over_tries', 'note',
] as const; // prettier-ignore

async function surveyOf(db: ProductDb, userId: string): Promise<PersonalData['survey']> {
  const { nextDisplayTimestamp, dismissalCounter } = await readSurveyMetadata(db, userId);
  const answers = await db
    .selectFrom('survey_response')
    .select(['score', 'created_at'])
    .where('user_id', '=', userId)
    .execute();
  return {
    nextDisplayTimestamp,
    dismissalCounter,
    answers: answers.map(({ score, created_at }) => ({ score, createdAt: created_at.toISOString() })),
  };
}

async function feedbackOf(db: ProductDb, userId: string): Promise<PersonalData['feedback']> {
  const rows = await db.selectFrom('feedback').selectAll().where('user_id', '=', userId).execute();
  return rows.map(({ role, recommend, explain, other, created_at }) => {
    return { role, recommend, explain, other, createdAt: created_at.toISOString() };
  });
}

async function certificatesOf(db: ProductDb, userId: string): Promise<PersonalData['certificates']> {
  return (await listCertificates(db, userId)).map((row) => ({
    contentId: row.content_id,
    requestedAt: row.requested_at.toISOString(),
    status: row.status,
    code: row.code,
    holderName: row.holder_name,
    showName: row.show_name,
  }));
}

export async function exportPersonalData(
  { db, bookmarks }: Pick<ProductContext, 'db' | 'bookmarks'>,
  userId: string,
  now: Date,
): Promise<PersonalData> {
  return {
    userId,
    exportedAt: now.toISOString(),
    bookmarks: [...(await bookmarks.list(userId))],
    links: await listLinks(db, userId),
    settings: await listSettings(db, userId),
    notifications: await listNotifications(db, userId),
    survey: await surveyOf(db, userId),
    feedback: await feedbackOf(db, userId),
    training: await listProgress(db, userId),
    certificates: await certificatesOf(db, userId),
    resumePositions: await listPositions(db, userId),
    lists: await heldLists(db, userId),
    notes: await notesOf(db, userId),
    classOpenings: (await openingsOf(db, { user_id: userId })).map(openingJson),
    errorReports: await errorReportsOf(db, userId),
    handOvers: await handOversOf(db, userId),
    handOverTries: await handOverTriesOf(db, userId),
  };
}

/** Deletes rows first, in one transaction; a file left by a failure in between is no longer named by anything. */
export async function deletePersonalData(
  db: ProductDb,
  storage: ObjectStorage,
  userId: string,
): Promise<void> {
  const keys = await db.transaction().execute(async (transaction) => {
    // The keys of what is deleted: one read before would lack the file of a certificate that is finished meanwhile.
    const certificates = await transaction
      .deleteFrom('certificate')
      .where('user_id', '=', userId)
      .returning('storage_key')
      .execute();
    await passOnLists(transaction, userId);
    for (const table of personalTables)
      await transaction.deleteFrom(table).where('user_id', '=', userId).execute();
    const actor = { kind: 'person', id: userId } as const;
    const subject = `user:${userId}`;
    await writeAudit(transaction, { service: 'product', action: 'personal_data_deleted', actor, subject });
    return certificates.flatMap(({ storage_key }) => storage_key ?? []);
  });
  for (const key of keys) await storage.remove(key);
}
