import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { GrantAnswer } from '@/lib/clients/grants';
import type { ClassEntry, DocumentGrant } from '@/lib/contracts/media/media';
import type { PlaybackFailure } from '@/lib/domain/playback/playback';
import { askForDocument } from './ask-for-document';

export interface DocumentGrantState {
  url: string | null;
  failure: PlaybackFailure | null;
  retry: () => void;
}

/** The address for reading a document on screen, requested when the reader opens. `entered`: the class and entry, if any. */
export function useDocumentGrant(
  contentId: string,
  documentId: string,
  entered?: ClassEntry,
): DocumentGrantState {
  const [answer, setAnswer] = useState<GrantAnswer<DocumentGrant> | null>(null);
  const [tries, setTries] = useState(0);

  // An effect event, because `entered` is a new object on each render; the document already identifies the entry.
  const enteredBy = useEffectEvent(() => entered);

  useEffect(() => {
    let current = true;
    const by = enteredBy();
    void askForDocument({ contentId, documentId, purpose: 'read', ...(by && { class: by }) }).then((next) => {
      if (current) setAnswer(next);
    });
    return () => {
      current = false;
    };
  }, [contentId, documentId, tries]);

  return {
    url: answer?.granted ? answer.grant.url : null,
    failure: answer && !answer.granted ? answer.failure : null,
    retry: useCallback(() => {
      setAnswer(null);
      setTries((count) => count + 1);
    }, []),
  };
}
