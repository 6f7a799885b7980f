/** Satisfaction survey, its timing, and trial feedback (product-and-customers §2.2 to §2.5). */
import { z } from 'zod';
import { FEEDBACK_TEXT_LIMIT, feedbackRecommendations } from '../constants';
import { subjectId } from '../http/ids';

/** R-SVY-1, word for word. */
export const SCORE_MESSAGE = 'score must be a whole number from 1 to 6';

const label = z.string().max(500).nullable();
const wholeNumber = z.number().int().nonnegative();

/** R-ENT-16. A person never surveyed has `nextDisplayTimestamp` null and counter 0 (D13). Timestamps are epoch milliseconds. */
export const surveyMetadataSchema = z.object({
  userId: z.string(),
  nextDisplayTimestamp: z.number().nullable(),
  dismissalCounter: z.number().int(),
});
export type SurveyMetadata = z.infer<typeof surveyMetadataSchema>;

/** R-API-2: the query name is `user-id`. */
export const surveyMetadataQuerySchema = z.object({ 'user-id': subjectId });

/** R-API-3. */
export const saveSurveyMetadataSchema = z.object({
  userId: subjectId,
  nextDisplayTimestamp: wholeNumber.max(Number.MAX_SAFE_INTEGER),
  dismissalCounter: wholeNumber.max(1_000_000),
});
export type SaveSurveyMetadata = z.infer<typeof saveSurveyMetadataSchema>;

const isoDate = z.union([z.iso.date(), z.iso.datetime({ offset: true })]).nullable();

/** R-SUR-16, R-SVY-1. */
export const userSurveySchema = z.object({
  userId: subjectId,
  organisationId: label,
  parentCompanyId: label,
  organisationName: label,
  parentCompanyName: label,
  subscriptionStart: isoDate,
  subscriptionEnd: isoDate,
  score: z.number(SCORE_MESSAGE).int(SCORE_MESSAGE).min(1, SCORE_MESSAGE).max(6, SCORE_MESSAGE),
});
export type UserSurvey = z.infer<typeof userSurveySchema>;

/** R-API-5: exactly these six properties. */
export const feedbackSchema = z.object({
  parentCompanyId: label,
  organisationId: label,
  role: z.string('role is required').trim().min(1, 'role is required').max(200),
  recommend: z.enum(feedbackRecommendations, 'recommend must be yes, no or maybe'),
  explain: z.string().max(FEEDBACK_TEXT_LIMIT),
  other: z.string().max(FEEDBACK_TEXT_LIMIT),
});
export type Feedback = z.infer<typeof feedbackSchema>;

/** Body of the 201 response to a survey score or feedback. */
export const createdSchema = z.object({ id: z.string(), createdAt: z.string() });
export type Created = z.infer<typeof createdSchema>;
