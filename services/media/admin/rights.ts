/** Rights of the entry that shows a recording, from the delivery API: every agreement that exists, and the entry's own. */
import { z } from 'zod';
import { rowOfType } from '@/lib/contracts/catalogue/content-types';
import type { RecordingRights } from '@/lib/contracts/media/recording-jobs';
import { ServiceError } from '@/lib/platform/service-error';
import type { Owned } from '../ingest/publication';

/** Null if no entry shows the recording or their type has no rights. Throws UNAVAILABLE. */
export type ReadRights = (recording: Owned) => Promise<RecordingRights | null>;

export interface DeliverySettings {
  /** Address of the environment (`environmentAddress`). */
  environmentUrl: string;
  accessToken: string;
}

const TIMEOUT_MS = 5_000;
/** The most entries that one call returns. */
const MOST_AGREEMENTS = '1000';

const link = z.object({ sys: z.object({ id: z.string() }) });
const agreementsSchema = z.object({
  items: z.array(link.extend({ fields: z.object({ name: z.string() }) })),
});
const entrySchema = z.object({
  items: z.array(z.object({ fields: z.object({ rightsAgreement: link.optional() }) })),
});

/** Reads rights from the delivery API at the given address. */
export function readRightsFrom({ environmentUrl, accessToken }: DeliverySettings): ReadRights {
  const entries = async <Answer>(query: Record<string, string>, schema: z.ZodType<Answer>) => {
    const answer = await fetch(`${environmentUrl}/entries?${new URLSearchParams(query).toString()}`, {
      headers: { Authorization: `Bearer ${accessToken}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => null);
    if (!answer?.ok) throw new ServiceError('UNAVAILABLE', 'The content service is not answering');
    return schema.parse(await answer.json());
  };
  return async ({ assetId, entry: { contentType } }) => {
    if (!rowOfType(contentType)?.guarded) return null;
    // Not by its slug: an editor can have given the entry another, and that one to another entry.
    const own = {
      content_type: contentType,
      'fields.media.sys.contentType.sys.id': 'media',
      'fields.media.fields.assetId': assetId,
      include: '0',
      limit: '1',
    };
    const all = {
      content_type: 'rightsAgreement',
      include: '0',
      limit: MOST_AGREEMENTS,
      order: 'fields.name',
    };
    const [found, agreements] = await Promise.all([
      entries(own, entrySchema),
      entries(all, agreementsSchema),
    ]);
    const [entry] = found.items;
    if (!entry) return null;
    const choices = agreements.items.map(({ sys, fields }) => ({ id: sys.id, name: fields.name }));
    return { chosen: entry.fields.rightsAgreement?.sys.id ?? null, choices };
  };
}
