/** Survey timing and score, feedback (product-and-customers §2.2 to §2.5). */
import {
  createdSchema,
  feedbackSchema,
  saveSurveyMetadataSchema,
  surveyMetadataQuerySchema,
  surveyMetadataSchema,
  userSurveySchema,
} from '@/lib/contracts/personal/survey';
import type { Server } from '@/services/common/http/http';
import { operation } from '@/services/common/operations/operation';
import type { ProductContext } from '../../context';
import { limitCall } from '../../limits/counting';
import { rateLimits } from '../../limits/limits';
import { readSurveyMetadata, saveFeedback, saveSurvey, saveSurveyMetadata } from '../../personal/survey';

/** When a person is next shown the survey. */
function registerTiming(app: Server, { db, visitors }: Pick<ProductContext, 'db' | 'visitors'>): void {
  app.get(
    '/api/user-survey-metadata',
    {
      schema: { querystring: surveyMetadataQuerySchema, response: { 200: surveyMetadataSchema } },
      ...operation('readSurveyTiming', 'When a person is asked again', 'person', { refusals: ['FORBIDDEN'] }),
    },
    async (request) => {
      const userId = request.query['user-id'];
      await visitors.ownerOrSuperuser(request, userId);
      return readSurveyMetadata(db, userId);
    },
  );
  app.post(
    '/api/user-survey-metadata',
    {
      schema: { body: saveSurveyMetadataSchema, response: { 200: surveyMetadataSchema } },
      ...operation('saveSurveyTiming', 'Sets when a person is asked again', 'person', {
        refusals: ['FORBIDDEN'],
      }),
    },
    async (request) => {
      await visitors.ownerOf(request, request.body.userId);
      return saveSurveyMetadata(db, request.body);
    },
  );
}

export function registerSurvey(app: Server, context: ProductContext): void {
  const { db, visitors, now } = context;
  registerTiming(app, context);
  app.post(
    '/api/user-survey',
    {
      schema: { body: userSurveySchema, response: { 201: createdSchema } },
      ...operation('saveSurveyScore', 'The score of a satisfaction survey', 'person', {
        refusals: ['FORBIDDEN', 'RATE_LIMITED'],
      }),
    },
    async (request, reply) => {
      const { userId } = await visitors.ownerOf(request, request.body.userId);
      await limitCall(db, { limit: rateLimits.surveysOfPerson, subject: userId }, now());
      return reply.status(201).send(await saveSurvey(db, request.body));
    },
  );
  app.post(
    '/api/feedback',
    {
      schema: { body: feedbackSchema, response: { 201: createdSchema } },
      ...operation('saveFeedback', 'Feedback at the end of a trial', 'person', {
        refusals: ['RATE_LIMITED'],
      }),
    },
    async (request, reply) => {
      const { userId } = await visitors.signedIn(request);
      await limitCall(db, { limit: rateLimits.feedbackOfPerson, subject: userId }, now());
      return reply.status(201).send(await saveFeedback(db, userId, request.body));
    },
  );
}
