/** /api/admin/operator/entries: published entries and drafts, and changing one into the other, now or at a planned time. */
import { z } from 'zod';
import { entryDraftSchema } from '@/lib/contracts/administration/drafts';
import {
  entriesQuerySchema,
  operatedEntriesSchema,
  operatedEntrySchema,
  setPlanSchema,
  setPublishedSchema,
} from '@/lib/contracts/administration/entries';
import { contentIdSchema } from '@/lib/contracts/http/ids';
import type { Server } from '@/services/common/http/http';
import { adminOperation } from '@/services/common/operations/operation';
import type { ProductContext } from '../../context';
import { OPERATOR_CALLS, operatorOf, stillOperates } from './access';
import { asVisitor } from './customers';

const CALL = `${OPERATOR_CALLS}/entries`;
const entryParams = z.object({ entry: contentIdSchema });

type Context = Pick<ProductContext, 'publishing' | 'customers'>;

export function registerAdminEntries(app: Server, context: Context): void {
  registerReads(app, context);
  registerChanges(app, context);
}

function registerReads(app: Server, { publishing, customers }: Context): void {
  app.get(
    CALL,
    {
      schema: { querystring: entriesQuerySchema, response: { 200: operatedEntriesSchema } },
      ...adminOperation('operatedEntries', 'Entries by name, published or drafts, for operators', {
        storage: true,
      }),
    },
    (request) => publishing.entries(asVisitor(operatorOf(request), request), request.query),
  );
  app.get(
    `${CALL}/:entry/draft`,
    {
      schema: { params: entryParams, response: { 200: entryDraftSchema } },
      ...adminOperation(
        'entryDraft',
        'An entry as it is written, and what its publication would be refused for',
        {
          refusals: ['NOT_FOUND'],
          storage: true,
        },
      ),
    },
    async (request) => {
      const who = await stillOperates(customers, request);
      return publishing.draft(asVisitor(who, request), request.params.entry);
    },
  );
}

function registerChanges(app: Server, { publishing, customers }: Context): void {
  app.post(
    `${CALL}/:entry`,
    {
      schema: { params: entryParams, body: setPublishedSchema, response: { 200: operatedEntrySchema } },
      ...adminOperation('setPublishedEntry', 'Takes an entry back, or publishes it again', {
        refusals: ['NOT_FOUND', 'CONFLICT'],
        storage: true,
      }),
    },
    async (request) => {
      const who = await stillOperates(customers, request);
      return publishing.setPublished(asVisitor(who, request), request.params.entry, request.body);
    },
  );
  app.post(
    `${CALL}/:entry/plan`,
    {
      schema: { params: entryParams, body: setPlanSchema, response: { 200: operatedEntrySchema } },
      ...adminOperation('planEntry', 'Plans when an entry is published or unpublished, or cancels that', {
        refusals: ['NOT_FOUND', 'CONFLICT'],
        storage: true,
      }),
    },
    async (request) => {
      const who = await stillOperates(customers, request);
      return publishing.setPlan(asVisitor(who, request), request.params.entry, request.body);
    },
  );
}
