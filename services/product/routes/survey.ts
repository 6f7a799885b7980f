/** Survey timing and score, feedback (product-and-customers §2.2 to §2.5). */
import {
  createdSchema, feedbackSchema, saveSurveyMetadataSchema, surveyMetadataQuerySchema, surveyMetadataSchema,
  userSurveySchema,
} from '@/lib/contracts/product-survey'; // prettier-ignore
import type { Server } from '@/services/common/http';
import type { ProductContext } from '../context';
import { readSurveyMetadata, saveFeedback, saveSurvey, saveSurveyMetadata } from '../personal/survey';
import { count, limits } from '../reports/rate-limit';

export function registerSurvey(app: Server, { db, visitors, now }: ProductContext): void {
  app.get(
    '/api/user-survey-metadata',
    { schema: { querystring: surveyMetadataQuerySchema, response: { 200: surveyMetadataSchema } } },
    async (request) => {
      const userId = request.query['user-id'];
      await visitors.ownerOf(request, userId, true);
      return readSurveyMetadata(db, userId);
    },
  );
  app.post(
    '/api/user-survey-metadata',
    { schema: { body: saveSurveyMetadataSchema, response: { 200: surveyMetadataSchema } } },
    async (request) => {
      await visitors.ownerOf(request, request.body.userId);
      return saveSurveyMetadata(db, request.body);
    },
  );
  app.post(
    '/api/user-survey',
    { schema: { body: userSurveySchema, response: { 201: createdSchema } } },
    async (request, reply) => {
      const { userId } = await visitors.ownerOf(request, request.body.userId);
      await count(db, [{ limit: limits.survey, subject: userId }], now());
      return reply.status(201).send(await saveSurvey(db, request.body));
    },
  );
  app.post(
    '/api/feedback',
    { schema: { body: feedbackSchema, response: { 201: createdSchema } } },
    async (request, reply) => {
      const { userId } = await visitors.signedIn(request);
      await count(db, [{ limit: limits.feedback, subject: userId }], now());
      return reply.status(201).send(await saveFeedback(db, userId, request.body));
    },
  );
}
