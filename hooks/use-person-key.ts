import type { QueryKey } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSessionStore } from '@/stores/session';

/** What is one person's in the query cache. */
type OwnedBy = 'lists' | 'training' | 'sign-ins' | 'certificate-sharing' | 'certificate-polling';

/** The cache key of something that is the signed-in person's: on a shared machine the next one never sees it. */
export function usePersonKey(what: OwnedBy): QueryKey {
  const userId = useSessionStore((state) => state.profile?.userId ?? '');
  return useMemo(() => [what, userId], [what, userId]);
}
