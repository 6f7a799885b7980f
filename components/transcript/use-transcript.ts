import { useCallback, useEffect, useState } from 'react';
import type { PlaybackFailure } from '@/lib/domain/playback/playback';
import { reportUse } from '@/lib/browser/usage';
import { usePlaybackStore } from '@/stores/playback';
import type { Answer, Read } from './read-captions';

/** Late: what a transcript is read with, which nobody needs before a film plays or its transcript is asked for. */
const loadReader = () => import('./read-captions');

export interface TranscriptState {
  read: Read | null;
  loading: boolean;
  failure: PlaybackFailure | null;
  /** Fetches the captions without playing. */
  load: () => void;
  /** Reads the captions in another of their languages. */
  choose: (lang: string) => void;
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
    const work = loadReader().then(({ askForCaptions, readCaptions }) =>
      captions ? readCaptions(captions, lang) : askForCaptions(itemId, lang),
    );
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
