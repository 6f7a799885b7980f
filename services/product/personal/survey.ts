/** Survey timing, survey scores and trial feedback. */
import { sql, type Insertable } from 'kysely';
import type {
  Created,
  Feedback,
  SaveSurveyMetadata,
  SurveyMetadata,
  UserSurvey,
} from '@/lib/contracts/personal/survey';
import { takeAdvisoryLock } from '@/services/common/database/advisory-lock';
import type { ProductDb, ProductTables } from '../tables';

/** D13: someone never surveyed has no next time and no dismissals. */
export async function readSurveyMetadata(db: ProductDb, userId: string): Promise<SurveyMetadata> {
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

export async function saveSurveyMetadata(
  db: ProductDb,
  metadata: SaveSurveyMetadata,
): Promise<SurveyMetadata> {
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

/**
 * The same answers from the same person within this time are a duplicate: a second press, or a retry after a lost response. The
 * existing row is returned.
 */
const REPETITION_MINUTES = 10;

const equalTo = (values: object) => {
  const equal = Object.entries(values).map(
    ([column, value]) => sql`${sql.ref(column)} is not distinct from ${value}`,
  );
  return sql<boolean>`(${sql.join(equal, sql` and `)})`;
};
const recent = sql<boolean>`created_at > now() - make_interval(mins => ${sql.lit(REPETITION_MINUTES)})`;

/** Serialises the writes of one person, so that concurrent ones find each other's row. */
async function addOnce<Table extends 'survey_response' | 'feedback'>(
  db: ProductDb,
  table: Table,
  values: Insertable<ProductTables[Table]> & { user_id: string },
): Promise<Created> {
  const columns = ['id', 'created_at'] as const;
  const row = await db.transaction().execute(async (transaction) => {
    await takeAdvisoryLock(transaction, `${table} of ${values.user_id}`);
    const found = await transaction
      .selectFrom<'survey_response' | 'feedback'>(table)
      .select(columns)
      .where(equalTo(values))
      .where(recent)
      .executeTakeFirst();
    return found ?? transaction.insertInto(table).values(values).returning(columns).executeTakeFirstOrThrow();
  });
  return { id: row.id, createdAt: row.created_at.toISOString() };
}

export const saveSurvey = (db: ProductDb, survey: UserSurvey): Promise<Created> =>
  addOnce(db, 'survey_response', {
    user_id: survey.userId,
    organisation_id: survey.organisationId,
    parent_company_id: survey.parentCompanyId,
    organisation_name: survey.organisationName,
    parent_company_name: survey.parentCompanyName,
    subscription_start: survey.subscriptionStart,
    subscription_end: survey.subscriptionEnd,
    score: survey.score,
  });

export function saveFeedback(db: ProductDb, userId: string, feedback: Feedback): Promise<Created> {
  const { parentCompanyId, organisationId, ...answers } = feedback;
  return addOnce(db, 'feedback', {
    user_id: userId,
    parent_company_id: parentCompanyId,
    organisation_id: organisationId,
    ...answers,
  });
}
