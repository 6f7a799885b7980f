/** Survey timing and score (R-API-2..4). Each call throws an error with the server's message (R-ERR-15). */
import type { UserSurvey } from '@/lib/contracts/personal/survey';
import type { SurveyTiming } from '@/lib/domain/prompts/survey';
import { productPath } from '../address';
import { ask } from '../fetch';

const METADATA_PATH = '/api/user-survey-metadata';
const contract = () => import('@/lib/contracts/personal/survey');

export function fetchSurveyMetadata(userId: string) {
  const query = new URLSearchParams({ 'user-id': userId });
  return ask(productPath(METADATA_PATH, { query }), contract, 'surveyMetadataSchema');
}

export function saveSurveyMetadata(userId: string, timing: SurveyTiming) {
  const { nextDisplayTimestamp, dismissalCounter } = timing;
  const body = { userId, nextDisplayTimestamp, dismissalCounter };
  return ask(METADATA_PATH, contract, 'surveyMetadataSchema', { body });
}

export const sendSurvey = (body: UserSurvey) => ask('/api/user-survey', contract, 'createdSchema', { body });
