import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { fetchSuggestions } from '@/lib/clients/product-api/listing/suggest';
import type { SuggestResponse } from '@/lib/contracts/listing/listing';
import { useDebounced } from './use-debounced';

/** Shorter text matches too much to be useful. */
const SHORTEST = 2;
/** Debounce delay, about two keystrokes of a fast typist, ms. */
const REST_MS = 120;
const MOST = 8;

const none: SuggestResponse = { suggestions: [] };

/** What is suggested for a text. */
export interface SuggestionSource {
  /** Keeps its answers apart from those of other sources. */
  key: string;
  fetch: (q: string, signal: AbortSignal) => Promise<SuggestResponse>;
}

const names: SuggestionSource = {
  key: 'suggest',
  fetch: (q, signal) => fetchSuggestions({ q, limit: MOST }, signal),
};

/** Suggestions for the text being typed; none while it is too short, and none when they cannot be fetched. */
export function useSuggestions(text: string, source = names): SuggestResponse {
  const q = useDebounced(text.trim(), REST_MS);
  const isEnough = q.length >= SHORTEST;
  const { data } = useQuery({
    queryKey: [source.key, q],
    queryFn: ({ signal }) => source.fetch(q, signal),
    enabled: isEnough,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return isEnough && text.trim() !== '' ? (data ?? none) : none;
}
