import { useCallback, useEffect, useState } from 'react';
import { currentAccessToken } from '@/lib/clients/access-token';
import type { CaptionTrack } from '@/lib/contracts/media';
import type { CaptionLine } from '@/lib/domain/playback/captions';
import type { PlaybackFailure } from '@/lib/domain/playback/playback';
import { usePlaybackStore } from '@/stores/playback';

type Answer = { lines: CaptionLine[] } | { failure: PlaybackFailure };

export interface TranscriptState {
  lines: readonly CaptionLine[] | null;
  loading: boolean;
  failure: PlaybackFailure | null;
  /** Fetches the captions without playing. */
  load: () => void;
}

async function readCaptions(tracks: readonly CaptionTrack[]): Promise<Answer> {
  const [first] = tracks;
  if (!first) return { failure: 'NOT_FOUND' };
  const [{ fetchCaptions }, { parseCaptions }] = await Promise.all([
    import('@/lib/clients/grants'),
    import('@/lib/domain/playback/captions'),
  ]);
  const file = await fetchCaptions(first.url);
  return file === null ? { failure: 'UNAVAILABLE' } : { lines: parseCaptions(file) };
}

async function askForCaptions(itemId: string): Promise<Answer> {
  const { requestPlaybackGrant } = await import('@/lib/clients/grants');
  const answer = await requestPlaybackGrant(itemId, currentAccessToken());
  return answer.granted ? readCaptions(answer.grant.captions) : { failure: answer.failure };
}

/** The lines of a recording's captions: read by themselves once it plays, or when the reader asks for them. */
export function useTranscript(itemId: string): TranscriptState {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [asked, setAsked] = useState(0);
  const captions = usePlaybackStore((state) =>
    state.itemId === itemId ? (state.grant?.captions ?? null) : null,
  );
  const lines = answer && 'lines' in answer ? answer.lines : null;
  const failure = answer && 'failure' in answer ? answer.failure : null;
  const wanted = lines === null && failure === null && (captions !== null || asked > 0);

  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    const take = (next: Answer) => {
      if (current) setAnswer(next);
    };
    const work = captions ? readCaptions(captions) : askForCaptions(itemId);
    work.then(take, () => {
      take({ failure: 'UNAVAILABLE' });
    });
    return () => {
      current = false;
    };
  }, [wanted, captions, itemId, asked]);

  const load = useCallback(() => {
    setAnswer(null);
    setAsked((count) => count + 1);
  }, []);
  return { lines, failure, loading: wanted, load };
}
