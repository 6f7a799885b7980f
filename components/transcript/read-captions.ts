/** Reads the lines of a recording's captions; a late part of the transcript's place on a page. */
import { fetchCaptions, requestPlaybackGrant } from '@/lib/clients/grants';
import type { CaptionTrack } from '@/lib/contracts/media/media';
import { parseCaptions, type CaptionLine } from '@/lib/domain/playback/captions';
import type { PlaybackFailure } from '@/lib/domain/playback/playback';
import { transcriptTracks } from '@/lib/domain/playback/tracks';

export interface Read {
  /** One for each language, the spoken one first. */
  tracks: readonly CaptionTrack[];
  /** BCP 47 tag of the lines' language. */
  lang: string;
  lines: CaptionLine[];
}
export type Answer = Read | { failure: PlaybackFailure };

/**
 * The captions in a language among those of a grant; where it has none in that language, the first.
 * @param lang BCP 47 tag; null for the spoken language
 */
export async function readCaptions(captions: readonly CaptionTrack[], lang: string | null): Promise<Answer> {
  const tracks = transcriptTracks(captions);
  const chosen = tracks.find((track) => track.lang === lang) ?? tracks[0];
  if (!chosen) return { failure: 'NOT_FOUND' };
  const file = await fetchCaptions(chosen.url);
  return file === null
    ? { failure: 'UNAVAILABLE' }
    : { tracks, lang: chosen.lang, lines: parseCaptions(file) };
}

/** The same without playing: asks for a grant of its own. */
export async function askForCaptions(itemId: string, lang: string | null): Promise<Answer> {
  const answer = await requestPlaybackGrant(itemId);
  return answer.granted ? readCaptions(answer.grant.captions, lang) : { failure: answer.failure };
}
