import { useEffect, useEffectEvent } from 'react';
import { track } from '@/lib/browser/track';

/** Tells that a document was opened, and when it is closed how far the reader came. */
export function useReadingReports(name: string, page: number, isOpen: boolean): void {
  const tell = useEffectEvent((action: 'opened' | 'closed') => {
    track({ category: 'document', action, name, dimensions: { documentPage: page } });
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    tell('opened');
    return () => tell('closed');
  }, [isOpen]);
}
