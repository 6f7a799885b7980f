/** Survey timing, survey scores and trial feedback. */
import type { Kysely } from 'kysely';
import type {
  Created,
  Feedback,
  SaveSurveyMetadata,
  SurveyMetadata,
  UserSurvey,
} from '@/lib/contracts/product-survey';
import type { ProductTables } from '../tables';

type Db = Kysely<ProductTables>;

/** D13: someone never surveyed has no next time and no dismissals. */
export async function readSurveyMetadata(db: Db, userId: string): Promise<SurveyMetadata> {
  const row = await db
    .selectFrom('survey_metadata')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return {
    userId,
    nextDisplayTimestamp: row?.next_display_timestamp ?? null,
    dismissalCounter: row?.dismissal_counter ?? 0,
  };
}

export async function saveSurveyMetadata(db: Db, metadata: SaveSurveyMetadata): Promise<SurveyMetadata> {
  const values = {
    next_display_timestamp: metadata.nextDisplayTimestamp,
    dismissal_counter: metadata.dismissalCounter,
  };
  await db
    .insertInto('survey_metadata')
    .values({ user_id: metadata.userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
  return readSurveyMetadata(db, metadata.userId);
}

const created = (row: { id: string; created_at: Date }): Created => ({
  id: row.id,
  createdAt: row.created_at.toISOString(),
});

export async function saveSurvey(db: Db, survey: UserSurvey): Promise<Created> {
  const row = await db
    .insertInto('survey_response')
    .values({
      user_id: survey.userId,
      organisation_id: survey.organisationId,
      parent_company_id: survey.parentCompanyId,
      organisation_name: survey.organisationName,
      parent_company_name: survey.parentCompanyName,
      subscription_start: survey.subscriptionStart,
      subscription_end: survey.subscriptionEnd,
      score: survey.score,
    })
    .returning(['id', 'created_at'])
    .executeTakeFirstOrThrow();
  return created(row);
}

export async function saveFeedback(db: Db, userId: string, feedback: Feedback): Promise<Created> {
  const { parentCompanyId, organisationId, ...answers } = feedback;
  const row = await db
    .insertInto('feedback')
    .values({
      user_id: userId,
      parent_company_id: parentCompanyId,
      organisation_id: organisationId,
      ...answers,
    })
    .returning(['id', 'created_at'])
    .executeTakeFirstOrThrow();
  return created(row);
}
