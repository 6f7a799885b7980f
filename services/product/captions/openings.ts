/**
 * First lines of transcripts. Captions need a grant, so the service fetches them with its own and caches the few lines that
 * anyone who may see the item may read.
 */
import { OPENING_LINES, type TranscriptOpening } from '@/lib/contracts/media/media';
import { parseCaptions } from '@/lib/domain/playback/captions';
import { transcriptTracks } from '@/lib/domain/playback/tracks';
import { DAY_MS } from '@/lib/domain/text/calendar';
import { LastKnown } from '@/lib/platform/cache/last-known';
import { playbackGrant, type GrantSettings } from '@/services/common/media/grants';
import type { StoredItem } from '../catalogue/stored-item';
import type { CaptionReader } from './reader';

const FRESH_MS = 15 * 60_000;
const KEEP_MS = DAY_MS;
const MOST_CACHED = 5_000;

type Lines = TranscriptOpening['lines'];

export interface TranscriptOpenings {
  /** Rejects while the media service is unavailable. An item without recording or captions has no lines. */
  of: (item: StoredItem) => Promise<Lines>;
}

export function createTranscriptOpenings(
  settings: GrantSettings,
  now: () => number,
  read: CaptionReader,
): TranscriptOpenings {
  const lastKnown = new LastKnown<Lines>({ freshMs: FRESH_MS, keepMs: KEEP_MS, max: MOST_CACHED, now });
  const load = async ({ id: contentId, media, hosted, hideOutline }: StoredItem): Promise<Lines> => {
    if (!media) return [];
    const subject = { contentId, media, hosted, hideOutline, viewerKey: 'transcript opening' };
    const [captions] = transcriptTracks(playbackGrant(settings, subject, now()).captions);
    return captions ? parseCaptions(await read(captions.url)).slice(0, OPENING_LINES) : [];
  };
  return { of: (item) => lastKnown.get(`${item.id} ${item.media?.assetId ?? ''}`, () => load(item)) };
}
