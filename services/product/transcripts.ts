/**
 * First lines of transcripts. Captions need a grant, so the service fetches them with its own and caches the few lines that
 * anyone who may see the item may read.
 */
import { OPENING_LINES, type TranscriptOpening } from '@/lib/contracts/media/media';
import { parseCaptions } from '@/lib/domain/playback/captions';
import { transcriptTracks } from '@/lib/domain/playback/tracks';
import { LastKnown } from '@/lib/platform/cache/last-known';
import { isKnownAddress } from '@/lib/platform/network/known-origins';
import { playbackGrant, type GrantSettings } from '@/services/common/media/grants';
import type { StoredItem } from './catalogue/stored-item';

const FRESH_MS = 15 * 60_000;
const KEEP_MS = 24 * 60 * 60_000;
const MOST_CACHED = 5_000;
/** A page waits this long, then goes on without the lines. */
const TIMEOUT_MS = 1_500;
/** Captions of an evening in the theatre take some 300 KB. */
const LARGEST_CAPTIONS_BYTES = 5 * 1024 * 1024;

/** Why captions were not read, for the log. */
class CaptionError extends Error {
  override name = 'CaptionError';
  constructor(
    readonly code: 'UNKNOWN_ORIGIN' | 'TOO_LARGE' | 'UNAVAILABLE',
    message: string,
  ) {
    super(message);
  }
}

type Lines = TranscriptOpening['lines'];

export interface TranscriptOpenings {
  /** Rejects while the media service is unavailable. An item without recording or captions has no lines. */
  of: (item: StoredItem) => Promise<Lines>;
}

/** Fetches a caption file; empty when the recording has none. */
export type CaptionReader = (address: string) => Promise<string>;

async function textWithin(response: Response, limit: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    // Leaving the loop cancels the rest.
    if (size > limit) throw new CaptionError('TOO_LARGE', `The captions exceed ${limit} bytes`);
    parts.push(part);
  }
  return new TextDecoder().decode(Buffer.concat(parts));
}

/**
 * Reads caption files of the media service, and those beside recordings that are hosted elsewhere, whose address an editor
 * wrote: from these origins alone, without redirects, which could lead to any other.
 */
export function createCaptionReader(
  origins: readonly string[],
  mostBytes = LARGEST_CAPTIONS_BYTES,
): CaptionReader {
  return async (address) => {
    if (!isKnownAddress(address, origins))
      throw new CaptionError(
        'UNKNOWN_ORIGIN',
        'MEDIA_HOSTED_ORIGINS does not name the origin of the captions',
      );
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
    if (response.status === 404) return '';
    if (!response.ok)
      throw new CaptionError('UNAVAILABLE', `The server of the captions answered ${response.status}`);
    return textWithin(response, mostBytes);
  };
}

export function createTranscriptOpenings(
  settings: GrantSettings,
  now: () => number,
  read: CaptionReader,
): TranscriptOpenings {
  const lastKnown = new LastKnown<Lines>({ freshMs: FRESH_MS, keepMs: KEEP_MS, max: MOST_CACHED, now });
  const load = async ({ id: contentId, media, hosted }: StoredItem): Promise<Lines> => {
    if (!media) return [];
    const subject = { contentId, media, hosted, viewerKey: 'transcript opening' };
    const [captions] = transcriptTracks(playbackGrant(settings, subject, now()).captions);
    return captions ? parseCaptions(await read(captions.url)).slice(0, OPENING_LINES) : [];
  };
  return { of: (item) => lastKnown.get(`${item.id} ${item.media?.assetId ?? ''}`, () => load(item)) };
}
