/**
 * Publishing for operators, asked by the product service alone, in their name (services/common/signed-people.ts). The delivery
 * API stays one that reads.
 */
import type { Kysely } from 'kysely';
import { z } from 'zod';
import {
  entriesQuerySchema,
  operatedEntriesSchema,
  operatedEntrySchema,
  setPublishedSchema,
} from '@/lib/contracts/administration-entries';
import { ServiceError } from '@/lib/platform/service-error';
import type { VisitorVerifier } from '@/lib/platform/visitor/signed-visitor';
import type { Server } from '@/services/common/http';
import { createSignedPeople } from '@/services/common/signed-people';
import type { Tables } from '../store/tables';
import { findEntries, operatedEntry } from './entries';
import { describeFault, FaultyContentError } from './faults';
import { LateChangeError, publish, unpublish } from './operations';
import { NoSuchResourceError } from './stored-resource';

const CALL = '/administration/:space/:environment/entries';
const params = z.object({ space: z.string().max(100), environment: z.string().max(100) });
const entryParams = params.extend({ entry: z.string().max(100) });

export interface PublishingOptions {
  db: Kysely<Tables>;
  verify: VisitorVerifier;
}

/** What publishing refuses, as a refusal of a call. */
function refusalOf(error: unknown): unknown {
  if (error instanceof NoSuchResourceError) return new ServiceError('NOT_FOUND', 'There is no such entry');
  if (error instanceof LateChangeError)
    return new ServiceError('CONFLICT', 'Somebody else has changed this meanwhile. Look at it again.');
  if (error instanceof FaultyContentError)
    return new ServiceError('VALIDATION_FAILED', error.faults.map(describeFault).join('; '));
  return error;
}

export function registerPublishing(app: Server, { db, verify }: PublishingOptions): void {
  const { onRequest, personOf } = createSignedPeople(verify);
  app.get(
    CALL,
    { onRequest, schema: { params, querystring: entriesQuerySchema, response: { 200: operatedEntriesSchema } } },
    (request) => findEntries(db, request.params, request.query),
  );
  app.post(
    `${CALL}/:entry`,
    { onRequest, schema: { params: entryParams, body: setPublishedSchema, response: { 200: operatedEntrySchema } } },
    async (request) => {
      const { entry: id, ...place } = request.params;
      const { published, version } = request.body;
      const by = { ...personOf(request), requestId: request.id };
      const change = published ? publish : unpublish;
      try {
        await change(db, place, { kind: 'Entry', id }, { version, by });
      } catch (error) {
        throw refusalOf(error);
      }
      const entry = await operatedEntry(db, place, id);
      if (entry === null) throw new ServiceError('NOT_FOUND', 'There is no such entry');
      return entry;
    },
  );
} // prettier-ignore
