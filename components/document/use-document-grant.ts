import { useCallback, useEffect, useState } from 'react';
import { currentAccessToken } from '@/lib/clients/access-token';
import type { GrantAnswer } from '@/lib/clients/grants';
import type { DocumentGrant } from '@/lib/contracts/media';
import type { PlaybackFailure } from '@/lib/domain/playback/playback';

export interface DocumentGrantState {
  url: string | null;
  failure: PlaybackFailure | null;
  retry: () => void;
}

async function ask(contentId: string, documentId: string): Promise<GrantAnswer<DocumentGrant>> {
  const { requestDocumentGrant } = await import('@/lib/clients/grants');
  return requestDocumentGrant({ contentId, documentId, purpose: 'read' }, currentAccessToken());
}

/** The address of a document for reading on screen, asked for when its reader opens. */
export function useDocumentGrant(contentId: string, documentId: string): DocumentGrantState {
  const [answer, setAnswer] = useState<GrantAnswer<DocumentGrant> | null>(null);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let current = true;
    const take = (next: GrantAnswer<DocumentGrant>) => {
      if (current) setAnswer(next);
    };
    ask(contentId, documentId).then(take, () => {
      take({ granted: false, failure: 'UNAVAILABLE' });
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
