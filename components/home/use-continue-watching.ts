import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CardItem } from '@/lib/contracts/catalogue/card';
import { cardOf } from '@/lib/domain/catalogue/card';
import { continued } from '@/lib/domain/playback/continue';
import { parsePositions, type ResumePosition } from '@/lib/domain/playback/resume';
import { useMethod, useSignedInId } from '@/stores/session';
import { usePersonKey } from '@/hooks/use-person-key';
import { RESUME_KEY } from '@/hooks/use-resume';
import { useStored } from '@/hooks/use-stored';

export interface Continued {
  card: CardItem;
  position: ResumePosition;
}

const NONE: readonly ResumePosition[] = [];

/** Saved positions of the account, or of this device for network viewers; undefined until they are known. */
function usePositions(): readonly ResumePosition[] | undefined {
  const method = useMethod();
  const isSignedIn = useSignedInId() !== null;
  const stored = useStored(RESUME_KEY);
  const { data } = useQuery({
    queryKey: usePersonKey('resume'),
    queryFn: async () =>
      (await import('@/lib/clients/product-api/personal/resume-positions')).fetchPositions(),
    enabled: isSignedIn,
    // Positions change during playback, and the row must be current.
    staleTime: 0,
  });
  const device = useMemo(() => parsePositions(stored), [stored]);
  if (method === 'Okta') return data;
  if (method === 'Unauthed') return NONE;
  return method === 'IPAuth' ? device : undefined;
}

/** Recordings to continue, latest first, without those the viewer may no longer see; undefined until they are known. */
export function useContinueWatching(): readonly Continued[] | undefined {
  const positions = usePositions();
  const begun = useMemo(() => (positions ? continued(positions) : undefined), [positions]);
  const ids = begun?.map(({ itemId }) => itemId) ?? [];
  const { data: items } = useQuery({
    queryKey: ['items', ids],
    queryFn: async ({ signal }) => {
      const { fetchItems } = await import('@/lib/clients/product-api/catalogue/items');
      return (await fetchItems(ids, { signal })).map(cardOf);
    },
    enabled: ids.length > 0,
  });
  if (begun?.length === 0) return [];
  if (!begun || !items) return undefined;
  const cards = new Map(items.map((card) => [card.id, card]));
  return begun.flatMap((position) => {
    const card = cards.get(position.itemId);
    return card ? [{ card, position }] : [];
  });
}
