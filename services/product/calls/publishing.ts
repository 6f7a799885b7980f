/**
 * Publishing by operators: calls that our own content service offers beside its read-only delivery API. A hosted content
 * service has no such calls.
 */
import type { z } from 'zod';
import { entryDraftSchema, type EntryDraft } from '@/lib/contracts/administration/drafts';
import {
  operatedEntriesSchema,
  operatedEntrySchema,
  type EntriesQuery,
  type OperatedEntries,
  type OperatedEntry,
  type SetPlan,
  type SetPublished,
} from '@/lib/contracts/administration/entries';
import { contentAddress, type ContentPlace } from '@/lib/contracts/catalogue/content-address';
import { entriesQuery } from '@/lib/domain/administration/entries-query';
import { ServiceError } from '@/lib/platform/service-error';
import { isForeignService, serviceRequest } from '@/lib/platform/http/service-request';
import { isHostedApi } from '@/lib/platform/content/hosted-api';
import type { SignableVisitor, VisitorSigner } from '@/lib/platform/visitor/signed-visitor';

/** Before an entry is published the service checks everything that it links to, which takes time. */
const TIMEOUT_MS = 10_000;

export interface Publishing {
  /** Throws NOT_FOUND. */
  draft: (asked: SignableVisitor, id: string) => Promise<EntryDraft>;
  entries: (asked: SignableVisitor, query: EntriesQuery) => Promise<OperatedEntries>;
  /** Throws CONFLICT after somebody else's change, NOT_FOUND, and VALIDATION_FAILED for a draft that is not publishable. */
  setPublished: (asked: SignableVisitor, id: string, wish: SetPublished) => Promise<OperatedEntry>;
  /** Throws CONFLICT and NOT_FOUND likewise, and VALIDATION_FAILED for a time that is not allowed. */
  setPlan: (asked: SignableVisitor, id: string, wish: SetPlan) => Promise<OperatedEntry>;
}

const none: OperatedEntries = { own: false, types: [], entries: [], total: 0 };
const AWAY = 'The content service is not answering';
const elsewhere = () => new ServiceError('NOT_FOUND', 'Content is published where it is written');

/** @param place where content is read */
export function createPublishing(place: ContentPlace, sign: VisitorSigner): Publishing {
  const { CONTENTFUL_SPACE_ID: space, CONTENTFUL_ENVIRONMENT: environment } = place;
  const base = contentAddress(place, 'administration', space, environment, 'entries');
  const isHosted = isHostedApi(place.CONTENTFUL_HOST);
  const ask = async <Answer>(
    asked: SignableVisitor,
    path: string,
    { schema, body }: { schema: z.ZodType<Answer>; body?: object },
  ): Promise<Answer> => {
    if (isHosted) throw elsewhere();
    const headers = await sign(asked, 'publishing');
    const request = { url: `${base}${path}`, headers, schema, body, timeoutMs: TIMEOUT_MS, away: AWAY };
    return serviceRequest(request).catch((error: unknown) => {
      throw isForeignService(error) ? elsewhere() : error;
    });
  };
  return {
    draft: (asked, id) => ask(asked, `/${encodeURIComponent(id)}/draft`, { schema: entryDraftSchema }),
    entries: async (asked, query) => {
      try {
        return await ask(asked, `?${entriesQuery(query)}`, { schema: operatedEntriesSchema });
      } catch (error) {
        if (error instanceof ServiceError && error.code === 'NOT_FOUND') return none;
        throw error;
      }
    },
    setPublished: (asked, id, body) =>
      ask(asked, `/${encodeURIComponent(id)}`, { schema: operatedEntrySchema, body }),
    setPlan: (asked, id, body) =>
      ask(asked, `/${encodeURIComponent(id)}/plan`, { schema: operatedEntrySchema, body }),
  };
}
