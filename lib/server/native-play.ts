/** What the browser can play or read natively, for pages without script: requested by `?entry=`. Server only. */
import { fetchClipSpan } from '@/lib/clients/grants';
import { refusalOf } from '@/lib/clients/product-api/fetch';
import { fetchDocumentGrant, fetchPlaybackGrant } from '@/lib/clients/product-api/grants';
import type { ShownEntry } from '@/lib/contracts/personal/lists';
import type { NativePlay } from '@/lib/contracts/media/native-play';
import { entryName, partOf } from '@/lib/domain/lists/words';
import type { Visit } from './page';

interface Asked {
  product: Visit['product'];
  entry: ShownEntry;
  classKey: string | null;
}

const fragment = (part: { start: number; end: number } | null, from: number | null): string => {
  if (part !== null) return `#t=${part.start},${part.end}`;
  return from === null ? '' : `#t=${from}`;
};

const about = (entry: ShownEntry) => ({ entryId: entry.id, name: entryName(entry) ?? '' });

const bodyOf = ({ entry: { id, contentId }, classKey }: Asked) =>
  classKey === null ? { contentId } : { contentId, class: { key: classKey, entryId: id } };

async function recordingOf(asked: Asked): Promise<NativePlay | null> {
  const { product, entry } = asked;
  const grant = await fetchPlaybackGrant(product, bodyOf(asked));
  if (grant.hls === null) return null;
  // A limited grant plays a clip with its own timeline.
  const part = grant.clip === undefined ? partOf(entry) : await fetchClipSpan(grant.clip, product.onFailure);
  const from = entry.kind === 'moment' ? entry.start : null;
  const src = `${grant.hls}${fragment(part, from)}`;
  return { ...about(entry), type: grant.type, src, captions: grant.captions };
}

async function documentsOf(asked: Asked): Promise<NativePlay> {
  const { product, entry } = asked;
  const documents = await Promise.all(
    entry.documents.map(async ({ id, name }) => {
      const body = { ...bodyOf(asked), documentId: id, purpose: 'read' as const };
      const { url } = await fetchDocumentGrant(product, body);
      return { name, url };
    }),
  );
  return { ...about(entry), type: 'documents', documents };
}

/** Null when no entry is requested, the visitor may not open it, or it can only be played with script. */
export async function nativePlay(
  product: Visit['product'],
  entries: readonly ShownEntry[],
  { entryId, classKey }: { entryId: string | null; classKey: string | null },
): Promise<NativePlay | null> {
  const entry = entries.find(({ id }) => id === entryId);
  if (!entry) return null;
  const asked = { product, entry, classKey };
  try {
    const reads = entry.documents.length > 0 && (entry.kind === 'document' || !entry.item?.media);
    return await (reads ? documentsOf(asked) : recordingOf(asked));
  } catch (cause) {
    if (refusalOf(cause) !== null) return null;
    throw cause;
  }
}
