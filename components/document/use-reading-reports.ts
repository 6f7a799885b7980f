import { useEffect, useEffectEvent } from 'react';
import { track } from '@/lib/browser/track';
import { reportUse } from '@/lib/browser/usage';

interface Reading {
  contentId: string;
  documentId: string;
  name: string;
  page: number;
  isOpen: boolean;
}

/** Reports that a document was opened and, when it is closed, the page reached. */
export function useReadingReports({ contentId, documentId, name, page, isOpen }: Reading): void {
  const tell = useEffectEvent((action: 'opened' | 'closed') => {
    track({ category: 'document', action, name, dimensions: { documentPage: page } });
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    reportUse({ action: 'read', contentId, part: documentId });
    tell('opened');
    return () => tell('closed');
  }, [isOpen, contentId, documentId]);
}
