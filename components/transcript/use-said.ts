import { useMemo } from 'react';
import { useAddress } from '@/hooks/use-address';
import { parseMoment, saidWords } from '@/lib/domain/playback/moment-address';

/** Words to find in the transcript, from the search that led here. */
export interface Said {
  words: string;
  /** Second at which the search found them; null when the address does not say. */
  seconds: number | null;
}

/** The words and the second in the address of a spoken search result; null for other addresses. */
export function useSaid(): Said | null {
  const address = useAddress();
  return useMemo(() => {
    const [query = '', hash = ''] = address.split('#');
    const words = saidWords(hash);
    return words === '' ? null : { words, seconds: parseMoment(new URLSearchParams(query).get('t')) };
  }, [address]);
}
