import { useEffect, useEffectEvent } from 'react';
import { track } from '@/lib/browser/track';
import { reportUse } from '@/lib/browser/usage';
import type { ClassEntry } from '@/lib/contracts/media/media';

interface Reading {
  contentId: string;
  documentId: string;
  /** The class and list entry through which it is read, if any. */
  entered: ClassEntry | undefined;
  name: string;
  page: number;
  isOpen: boolean;
}

/** Reports that a document was opened and, when it is closed, the page reached. */
export function useReadingReports({ contentId, documentId, entered, name, page, isOpen }: Reading): void {
  const count = useEffectEvent(() => {
    reportUse({ action: 'read', contentId, part: documentId, ...(entered && { class: entered }) });
  });
  const tell = useEffectEvent((action: 'opened' | 'closed') => {
    track({ category: 'document', action, name, dimensions: { documentPage: page } });
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    count();
    tell('opened');
    return () => tell('closed');
  }, [isOpen, contentId, documentId]);
}
