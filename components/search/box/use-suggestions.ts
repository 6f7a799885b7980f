import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { fetchSuggestions } from '@/lib/clients/product-api/suggest';
import type { SuggestResponse } from '@/lib/contracts/listing/listing';
import { useDebounced } from './use-debounced';

/** Shorter text matches too much to be useful. */
const SHORTEST = 2;
/** Debounce delay, about two keystrokes of a fast typist, ms. */
const REST_MS = 120;
const MOST = 10;

const none: SuggestResponse = { suggestions: [] };

/** Suggestions for the text being typed; none while it is too short, and none when they cannot be fetched. */
export function useSuggestions(text: string): SuggestResponse {
  const q = useDebounced(text.trim(), REST_MS);
  const isEnough = q.length >= SHORTEST;
  const { data } = useQuery({
    queryKey: ['suggest', q],
    queryFn: ({ signal }) => fetchSuggestions({ q, limit: MOST }, signal),
    enabled: isEnough,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return isEnough && text.trim() !== '' ? (data ?? none) : none;
}
