/** Survey timing and score (R-API-2..4). Each call throws an error with the server's message (R-ERR-15). */
import type { Created, SurveyMetadata, UserSurvey } from '@/lib/contracts/personal/survey';
import type { SurveyTiming } from '@/lib/domain/personal/survey';
import { productPath } from './address';
import { browserConnection, productRequest, type ProductConnection } from './fetch';

const METADATA_PATH = '/api/user-survey-metadata';
const metadataSchema = async () => (await import('@/lib/contracts/personal/survey')).surveyMetadataSchema;

export function fetchSurveyMetadata(
  userId: string,
  connection: ProductConnection = browserConnection(),
): Promise<SurveyMetadata> {
  const query = new URLSearchParams({ 'user-id': userId });
  return productRequest(connection, { path: productPath(METADATA_PATH, { query }), schema: metadataSchema });
}

export function saveSurveyMetadata(
  userId: string,
  timing: SurveyTiming,
  connection: ProductConnection = browserConnection(),
): Promise<SurveyMetadata> {
  const { nextDisplayTimestamp, dismissalCounter } = timing;
  const body = { userId, nextDisplayTimestamp, dismissalCounter };
  return productRequest(connection, { path: METADATA_PATH, schema: metadataSchema, body });
}

export function sendSurvey(
  survey: UserSurvey,
  connection: ProductConnection = browserConnection(),
): Promise<Created> {
  return productRequest(connection, {
    path: '/api/user-survey',
    schema: async () => (await import('@/lib/contracts/personal/survey')).createdSchema,
    body: survey,
  });
}
