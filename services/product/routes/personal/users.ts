/** Notices and resume positions of one person (product-and-customers §2.6). */
import { z } from 'zod';
import {
  resumePositionsSchema,
  saveResumePositionSchema,
  userNotificationsSchema,
} from '@/lib/contracts/personal/my-page';
import { contentIdSchema, subjectId } from '@/lib/contracts/http/ids';
import type { Server } from '@/services/common/http/http';
import { operation } from '@/services/common/operations/operation';
import type { ProductContext } from '../../context';
import { listNotifications, mergeNotifications } from '../../personal/preferences';
import { listPositions, savePosition } from '../../personal/resume';

const userSchema = z.object({ id: subjectId });
const positionQuerySchema = z.object({ contentId: contentIdSchema.optional() });

export function registerUsers(app: Server, { db, visitors, now }: ProductContext): void {
  const notifications = { params: userSchema, response: { 200: userNotificationsSchema } };
  app.get(
    '/api/users/:id/notifications',
    {
      schema: notifications,
      ...operation('listNotices', 'Notices that a person has dismissed', 'person', {
        refusals: ['FORBIDDEN'],
      }),
    },
    async (request) => {
      const { userId } = await visitors.ownerOf(request, request.params.id);
      return { notifications: await listNotifications(db, userId) };
    },
  );
  app.post(
    '/api/users/:id/notifications',
    {
      schema: { ...notifications, body: userNotificationsSchema },
      ...operation('mergeNotices', 'Merges dismissed notices by key', 'person', { refusals: ['FORBIDDEN'] }),
    },
    async (request) => {
      const { userId } = await visitors.ownerOf(request, request.params.id);
      return { notifications: await mergeNotifications(db, userId, request.body.notifications) };
    },
  );

  const positions = { response: { 200: resumePositionsSchema } };
  app.get(
    '/api/resume-positions',
    {
      schema: { ...positions, querystring: positionQuerySchema },
      ...operation('listResumePositions', 'Where a person stopped', 'person'),
    },
    async (request) => {
      const { userId } = await visitors.signedIn(request);
      return { positions: await listPositions(db, userId, request.query.contentId) };
    },
  );
  app.post(
    '/api/resume-positions',
    {
      schema: { ...positions, body: saveResumePositionSchema },
      ...operation('saveResumePosition', 'Sets where a person stopped in one recording', 'person'),
    },
    async (request) => {
      const { userId } = await visitors.signedIn(request);
      await savePosition(db, userId, request.body, new Date(now()));
      return { positions: await listPositions(db, userId, request.body.contentId) };
    },
  );
}
