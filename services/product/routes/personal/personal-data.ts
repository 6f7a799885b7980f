/** The right of access and erasure: GET /api/users/{id}/personal-data and …/counts, POST …/deletion. Own user only. */
import { z } from 'zod';
import { heldCountsSchema } from '@/lib/contracts/personal/held-counts';
import { personalDataDeletionSchema, personalDataSchema } from '@/lib/contracts/personal/personal-data';
import { subjectId } from '@/lib/contracts/http/ids';
import type { Server } from '@/services/common/http/http';
import { operation } from '@/services/common/operations/operation';
import type { ProductContext } from '../../context';
import { heldCounts } from '../../personal/held-counts';
import { deletePersonalData, exportPersonalData } from '../../personal/personal-data';

const userSchema = z.object({ id: subjectId });

export function registerPersonalData(
  app: Server,
  { db, patientDb, bookmarks, storage, visitors, now }: ProductContext,
): void {
  app.get(
    '/api/users/:id/personal-data',
    {
      schema: { params: userSchema, response: { 200: personalDataSchema } },
      ...operation('readPersonalData', 'All that is stored of a person', 'person', {
        refusals: ['FORBIDDEN'],
      }),
    },
    async (request) => {
      const { userId } = await visitors.ownerOf(request, request.params.id);
      return exportPersonalData({ db, bookmarks }, userId, new Date(now()));
    },
  );
  app.get(
    '/api/users/:id/personal-data/counts',
    {
      schema: { params: userSchema, response: { 200: heldCountsSchema } },
      ...operation('countPersonalData', 'How much is stored of a person', 'person', {
        refusals: ['FORBIDDEN'],
      }),
    },
    async (request) => {
      const { userId } = await visitors.ownerOf(request, request.params.id);
      return heldCounts(db, userId);
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
      // It waits for the file of a certificate that is being made.
      await deletePersonalData(patientDb, storage, userId);
      return { deletedAt: new Date(now()).toISOString() };
    },
  );
}
