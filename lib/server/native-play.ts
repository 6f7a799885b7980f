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

/**
 * The grant, counted as a play: whoever opens such a page has pressed Play, and no script says when it begins. Nobody waits for
 * the count, and none is lost to an error of the page.
 */
async function countedGrant({ product, agent }: Asking, body: Played): Promise<PlaybackGrant> {
  const grant = await fetchPlaybackGrant(product, body);
  if (agent !== null && grant.hls !== null)
    tellUse(product, agent, { action: 'play', ...body }).catch((error: unknown) =>
      product.onFailure?.('A play without script was not counted', error),
    );
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

async function documentsOf(asked: Asked): Promise<NativePlay> {
  const { product, entry } = asked;
  const documents = await Promise.all(
    entry.documents.map(async ({ id, name }) => {
      const body = { ...bodyOf(asked), documentId: id, purpose: 'read' as const };
      const { url } = await fetchDocumentGrant(product, body);
      return { name, url };
    }),
  );
  return { entryId: entry.id, name: entryName(entry) ?? '', type: 'documents', documents };
}

/** Null when no entry is requested, the visitor may not open it, or it can only be played with script. */
export async function nativePlay(
  entries: readonly ShownEntry[],
  { entryId, ...asking }: Asking & { entryId: string | null; classKey: string | null },
): Promise<NativePlay | null> {
  const entry = entries.find(({ id }) => id === entryId);
  if (!entry) return null;
  const asked = { entry, ...asking };
  try {
    const reads = entry.documents.length > 0 && (entry.kind === 'document' || !entry.item?.media);
    return await (reads ? documentsOf(asked) : entryRecording(asked));
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
