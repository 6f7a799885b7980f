import { useMemo } from 'react';
import { useAddress } from '@/hooks/use-address';
import { parseMoment, saidWords } from '@/lib/domain/playback/moment-address';

/** What a search that led here looks for in the transcript. */
export interface Said {
  words: string;
  /** Where it found them; null where the address does not say. */
  seconds: number | null;
}

/** The words and the second of an address that a search's moment has; null for other addresses. */
export function useSaid(): Said | null {
  const address = useAddress();
  return useMemo(() => {
    const [query = '', hash = ''] = address.split('#');
    const words = saidWords(hash);
    return words === '' ? null : { words, seconds: parseMoment(new URLSearchParams(query).get('t')) };
  }, [address]);
}
