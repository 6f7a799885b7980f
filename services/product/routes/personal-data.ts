/** The right of access and erasure: GET /api/users/{id}/personal-data, POST …/personal-data/deletion. Own user only. */
import { z } from 'zod';
import { cachePolicy } from '@/lib/contracts/http/cache-policy';
import { personalDataDeletionSchema, personalDataSchema } from '@/lib/contracts/personal/user';
import { subjectId } from '@/lib/contracts/http/ids';
import type { Server } from '@/services/common/http/http';
import { operation } from '@/services/common/operations/operation';
import type { ProductContext } from '../context';
import { deletePersonalData, exportPersonalData } from '../personal/personal-data';

const userSchema = z.object({ id: subjectId });

export function registerPersonalData(
  app: Server,
  { db, bookmarks, storage, visitors, now }: ProductContext,
): void {
  app.get(
    '/api/users/:id/personal-data',
    {
      schema: { params: userSchema, response: { 200: personalDataSchema } },
      ...operation('readPersonalData', 'All that is stored of a person', 'person', {
        refusals: ['FORBIDDEN'],
      }),
    },
    async (request, reply) => {
      const { userId } = await visitors.ownerOf(request, request.params.id);
      reply.header('Cache-Control', cachePolicy.person);
      return exportPersonalData({ db, bookmarks }, userId, new Date(now()));
    },
  );
  app.post(
    '/api/users/:id/personal-data/deletion',
    {
      schema: { params: userSchema, response: { 200: personalDataDeletionSchema } },
      ...operation('deletePersonalData', 'Deletes all that is stored of a person', 'person', {
        storage: true,
        refusals: ['FORBIDDEN'],
      }),
    },
    async (request) => {
      const { userId } = await visitors.ownerOf(request, request.params.id);
      await deletePersonalData(db, storage, userId);
      return { deletedAt: new Date(now()).toISOString() };
    },
  );
}
