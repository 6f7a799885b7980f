import { useCallback, useEffect, useState } from 'react';
import type { CaptionTrack } from '@/lib/contracts/media/media';
import type { CaptionLine } from '@/lib/domain/playback/captions';
import type { PlaybackFailure } from '@/lib/domain/playback/playback';
import { transcriptTracks } from '@/lib/domain/playback/tracks';
import { reportUse } from '@/lib/browser/usage';
import { usePlaybackStore } from '@/stores/playback';

interface Read {
  /** One for each language, the spoken one first. */
  tracks: readonly CaptionTrack[];
  /** BCP 47 tag of the lines' language. */
  lang: string;
  lines: CaptionLine[];
}
type Answer = Read | { failure: PlaybackFailure };

export interface TranscriptState {
  read: Read | null;
  loading: boolean;
  failure: PlaybackFailure | null;
  /** Fetches the captions without playing. */
  load: () => void;
  /** Reads the captions in another of their languages. */
  choose: (lang: string) => void;
}

async function readCaptions(tracks: readonly CaptionTrack[], lang: string | null): Promise<Answer> {
  const chosen = tracks.find((track) => track.lang === lang) ?? tracks[0];
  if (!chosen) return { failure: 'NOT_FOUND' };
  const [{ fetchCaptions }, { parseCaptions }] = await Promise.all([
    import('@/lib/clients/grants'),
    import('@/lib/domain/playback/captions'),
  ]);
  const file = await fetchCaptions(chosen.url);
  return file === null
    ? { failure: 'UNAVAILABLE' }
    : { tracks, lang: chosen.lang, lines: parseCaptions(file) };
}

async function askForCaptions(itemId: string, lang: string | null): Promise<Answer> {
  const { requestPlaybackGrant } = await import('@/lib/clients/grants');
  const answer = await requestPlaybackGrant(itemId);
  return answer.granted
    ? readCaptions(transcriptTracks(answer.grant.captions), lang)
    : { failure: answer.failure };
}

/** The lines of a recording's captions: read automatically once it plays, or when the reader requests them. */
export function useTranscript(itemId: string): TranscriptState {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [asked, setAsked] = useState(0);
  const [lang, setLang] = useState<string | null>(null);
  const captions = usePlaybackStore((state) =>
    state.itemId === itemId ? (state.grant?.captions ?? null) : null,
  );
  const read = answer && 'lines' in answer ? answer : null;
  const failure = answer && 'failure' in answer ? answer.failure : null;
  const isAnother = read !== null && lang !== null && read.lang !== lang;
  const wanted = failure === null && (captions !== null || asked > 0) && (read === null || isAnother);

  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    const take = (next: Answer) => {
      if (current) setAnswer(next);
    };
    const work = captions ? readCaptions(transcriptTracks(captions), lang) : askForCaptions(itemId, lang);
    work.then(take, () => take({ failure: 'UNAVAILABLE' }));
    return () => {
      current = false;
    };
  }, [wanted, captions, itemId, asked, lang]);

  const load = useCallback(() => {
    reportUse({ action: 'transcript', contentId: itemId });
    setAnswer(null);
    setAsked((count) => count + 1);
  }, [itemId]);
  return { read, failure, loading: wanted, load, choose: setLang };
}
