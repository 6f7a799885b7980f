import type { QueryKey } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSignedInId } from '@/stores/session';

/** What is one person's in the query cache. */
type OwnedBy =
  | 'bookmarks'
  | 'certificate-polling'
  | 'certificate-request'
  | 'certificate-sharing'
  | 'class-openings'
  | 'lists'
  | 'notes'
  | 'resume'
  | 'sign-ins'
  | 'training';

/** @param of which of the person's, such as the notes on one recording */
export const personKey = (what: OwnedBy, userId: string | null, of?: string): QueryKey => [what, userId, of];

/** The cache key of something that is the signed-in person's: on a shared machine the next one never sees it. */
export function usePersonKey(what: OwnedBy, of?: string): QueryKey {
  const userId = useSignedInId();
  return useMemo(() => personKey(what, userId, of), [what, userId, of]);
}
