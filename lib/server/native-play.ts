/** What the browser can play or read natively, for pages without script: of a list requested by `?entry=`. Server only. */
import { fetchClipSpan } from '@/lib/clients/grants';
import { refusalOf } from '@/lib/clients/product-api/fetch';
import { fetchDocumentGrant, fetchPlaybackGrant } from '@/lib/clients/product-api/media/grants';
import { tellUse } from '@/lib/clients/product-api/media/usage';
import type { ContentItem } from '@/lib/contracts/catalogue/content-item';
import type { PlaybackGrant } from '@/lib/contracts/media/media';
import type { NativePlay, NativeRecording } from '@/lib/contracts/media/native-play';
import type { ShownEntry } from '@/lib/contracts/personal/lists';
import type { ToldUse } from '@/lib/contracts/usage/usage';
import { entryName, partOf } from '@/lib/domain/lists/words';
import type { Visit } from './page';

interface Asking {
  product: Visit['product'];
  /** The program that asked for the page; null: what it asked for is not counted. */
  agent: string | null;
}

interface Asked extends Asking {
  entry: ShownEntry;
  classKey: string | null;
}

type Played = Pick<ToldUse, 'class'> & { contentId: string };

const fragment = (part: { start: number; end: number } | null, from: number | null): string => {
  if (part !== null) return `#t=${part.start},${part.end}`;
  return from === null ? '' : `#t=${from}`;
};

const bodyOf = ({ entry: { id, contentId }, classKey }: Asked) =>
  classKey === null ? { contentId } : { contentId, class: { key: classKey, entryId: id } };

/** Counts what no script tells. Nobody waits for the count, and none is lost to an error of the page. */
function count({ product, agent }: Asking, use: ToldUse): void {
  if (agent !== null)
    tellUse(product, agent, use).catch((error: unknown) =>
      product.onFailure?.(`A ${use.action} without script was not counted`, error),
    );
}

/** The grant, counted as a play: whoever opens such a page has pressed Play, and no script says when it begins. */
async function countedGrant(asking: Asking, body: Played): Promise<PlaybackGrant> {
  const grant = await fetchPlaybackGrant(asking.product, body);
  if (grant.hls !== null) count(asking, { action: 'play', ...body });
  return grant;
}

const recordingOf = (
  { type, hls, poster, captions }: PlaybackGrant,
  name: string,
  at = '',
): NativeRecording | null => (hls === null ? null : { type, name, src: hls + at, poster, captions });

async function entryRecording(asked: Asked): Promise<NativePlay | null> {
  const { product, entry } = asked;
  const grant = await countedGrant(asked, bodyOf(asked));
  // A limited grant plays a clip with its own timeline.
  const part = grant.clip === undefined ? partOf(entry) : await fetchClipSpan(grant.clip, product.onFailure);
  const from = entry.kind === 'moment' ? entry.start : null;
  const recording = recordingOf(grant, entryName(entry) ?? '', fragment(part, from));
  return recording && { entryId: entry.id, ...recording };
}

/** The address of a document, counted as read: each is a link of its own, and following it is what COUNTER calls a request. */
async function documentAddress(asked: Asked, documentId: string): Promise<string> {
  const body = bodyOf(asked);
  const { url } = await fetchDocumentGrant(asked.product, { ...body, documentId, purpose: 'read' });
  count(asked, { action: 'read', part: documentId, ...body });
  return url;
}

interface Requested extends Asking {
  entryId: string | null;
  /** A document of the entry, to be read at once. */
  documentId: string | null;
  classKey: string | null;
}

/**
 * What a page without script shows of an entry; text: the address of the document to which it leads. Null when no entry is
 * requested, the visitor may not open it, or it can only be played with script.
 */
export async function nativePlay(
  entries: readonly ShownEntry[],
  { entryId, documentId, ...asking }: Requested,
): Promise<NativePlay | string | null> {
  const entry = entries.find(({ id }) => id === entryId);
  if (!entry) return null;
  const asked = { entry, ...asking };
  const reads = entry.documents.length > 0 && (entry.kind === 'document' || !entry.item?.media);
  try {
    if (!reads) return await entryRecording(asked);
    const document = entry.documents.find(({ id }) => id === documentId);
    return document ? await documentAddress(asked, document.id) : { entryId: entry.id, type: 'documents' };
  } catch (cause) {
    if (refusalOf(cause) !== null) return null;
    throw cause;
  }
}

/** The recording of an item; null where it can only be played with script. Throws where the visitor may not play it. */
export async function nativeRecording(
  { id, name }: Pick<ContentItem, 'id' | 'name'>,
  asking: Asking,
): Promise<NativeRecording | null> {
  return recordingOf(await countedGrant(asking, { contentId: id }), name);
}
