/** Survey timing, survey scores and trial feedback. */
import { type Kysely, sql } from 'kysely';
import type {
  Created,
  Feedback,
  SaveSurveyMetadata,
  SurveyMetadata,
  UserSurvey,
} from '@/lib/contracts/personal/survey';
import { takeAdvisoryLock } from '@/services/common/database/advisory-lock';
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

/**
 * The same answers from the same person within this time are a duplicate: a second press, or a retry after a lost response. The
 * existing row is returned.
 */
const REPETITION_MINUTES = 10;

const columns = ['id', 'created_at'] as const;
type Row = { id: string; created_at: Date };

const equalTo = (values: object) => {
  const equal = Object.entries(values).map(
    ([column, value]) => sql`${sql.ref(column)} is not distinct from ${value}`,
  );
  return sql<boolean>`(${sql.join(equal, sql` and `)})`;
};
const recent = sql<boolean>`created_at > now() - make_interval(mins => ${sql.lit(REPETITION_MINUTES)})`;

/** Serialises the writes of one person, so that concurrent ones find each other's row. */
async function once(
  db: Db,
  writer: string,
  find: (db: Db) => Promise<Row | undefined>,
  add: (db: Db) => Promise<Row>,
): Promise<Created> {
  const row = await db.transaction().execute(async (transaction) => {
    await takeAdvisoryLock(transaction, writer);
    return (await find(transaction)) ?? (await add(transaction));
  });
  return { id: row.id, createdAt: row.created_at.toISOString() };
}

export function saveSurvey(db: Db, survey: UserSurvey): Promise<Created> {
  const values = {
    user_id: survey.userId,
    organisation_id: survey.organisationId,
    parent_company_id: survey.parentCompanyId,
    organisation_name: survey.organisationName,
    parent_company_name: survey.parentCompanyName,
    subscription_start: survey.subscriptionStart,
    subscription_end: survey.subscriptionEnd,
    score: survey.score,
  };
  const find = (turn: Db) =>
    turn
      .selectFrom('survey_response')
      .select(columns)
      .where(equalTo(values))
      .where(recent)
      .executeTakeFirst();
  const add = (turn: Db) =>
    turn.insertInto('survey_response').values(values).returning(columns).executeTakeFirstOrThrow();
  return once(db, `survey of ${survey.userId}`, find, add);
}

export function saveFeedback(db: Db, userId: string, feedback: Feedback): Promise<Created> {
  const { parentCompanyId, organisationId, ...answers } = feedback;
  const values = {
    user_id: userId,
    parent_company_id: parentCompanyId,
    organisation_id: organisationId,
    ...answers,
  };
  const find = (turn: Db) =>
    turn.selectFrom('feedback').select(columns).where(equalTo(values)).where(recent).executeTakeFirst();
  const add = (turn: Db) =>
    turn.insertInto('feedback').values(values).returning(columns).executeTakeFirstOrThrow();
  return once(db, `feedback of ${userId}`, find, add);
}
