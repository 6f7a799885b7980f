/**
 * Publishing for operators. Only the product service makes these calls, on their behalf (services/common/signed-people.ts).
 * The delivery API stays read-only.
 */
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { entryDraftSchema } from '@/lib/contracts/administration/drafts';
import {
  entriesQuerySchema,
  operatedEntriesSchema,
  operatedEntrySchema,
  setPlanSchema,
  setPublishedSchema,
} from '@/lib/contracts/administration/entries';
import { ServiceError } from '@/lib/platform/service-error';
import type { VisitorVerifier } from '@/lib/platform/visitor/signed-visitor';
import type { Server } from '@/services/common/http/http';
import { createSignedPeople } from '@/services/common/signed-people';
import type { Tables } from '../store/tables';
import { entryDraft } from './drafts';
import { findEntries, operatedEntry } from './entries';
import { publish, unpublish } from './operations';
import { setPlan } from './plans/plans';
import { refusing } from './refusals';

const CALL = '/administration/:space/:environment/entries';
const params = z.object({ space: z.string().max(100), environment: z.string().max(100) });
const entryParams = params.extend({ entry: z.string().max(100) });

export interface PublishingOptions {
  db: Kysely<Tables>;
  /** Host and port that files are fetched from. */
  assetHost: string;
  verify: VisitorVerifier;
}

function noEntry(): never {
  throw new ServiceError('NOT_FOUND', 'There is no such entry');
}

export function registerPublishing(app: Server, { db, assetHost, verify }: PublishingOptions): void {
  const { onRequest, of: personOf } = createSignedPeople(verify);
  /** The entry after the change. */
  const changed = ({ entry: id, ...place }: z.infer<typeof entryParams>, change: () => Promise<unknown>) =>
    refusing(async () => {
      await change();
      return (await operatedEntry(db, place, id)) ?? noEntry();
    });
  app.get(
    CALL,
    {
      onRequest,
      schema: { params, querystring: entriesQuerySchema, response: { 200: operatedEntriesSchema } },
    },
    (request) => findEntries(db, request.params, request.query),
  );
  app.post(
    `${CALL}/:entry`,
    {
      onRequest,
      schema: { params: entryParams, body: setPublishedSchema, response: { 200: operatedEntrySchema } },
    },
    async (request) => {
      const { entry: id, ...place } = request.params;
      const { published, version } = request.body;
      const by = { ...personOf(request), requestId: request.id };
      const change = published ? publish : unpublish;
      return changed(request.params, () => change(db, place, { kind: 'Entry', id }, { version, by }));
    },
  );
  app.get(
    `${CALL}/:entry/draft`,
    { onRequest, schema: { params: entryParams, response: { 200: entryDraftSchema } } },
    async (request) => {
      const { entry: id, ...place } = request.params;
      return refusing(async () => (await entryDraft(db, place, id, assetHost)) ?? noEntry());
    },
  );
  app.post(
    `${CALL}/:entry/plan`,
    {
      onRequest,
      schema: { params: entryParams, body: setPlanSchema, response: { 200: operatedEntrySchema } },
    },
    async (request) => {
      const { entry: id, ...place } = request.params;
      const by = { ...personOf(request), requestId: request.id };
      return changed(request.params, () => setPlan(db, place, id, { ...request.body, by, now: new Date() }));
    },
  );
}
