import type { SuggestionSource } from '@/components/search/box/use-suggestions';
import { browserConnection } from '@/lib/clients/product-api/fetch';
import { fetchCards } from '@/lib/clients/product-api/listing/listing';
import { isAddress, recordingsQuery } from '@/lib/domain/playback/compare';

/** Recordings that a text finds, by any of their words: a film is often called otherwise than its play. */
export const recordingSource: SuggestionSource = {
  key: 'recordings',
  fetch: async (q, signal) => {
    if (isAddress(q)) return { suggestions: [] };
    const { items } = await fetchCards(browserConnection(), 'search', recordingsQuery(q), signal);
    return {
      suggestions: items.map(({ type, slug, name, highlight }) => ({
        type,
        slug,
        name,
        highlight: highlight?.name ?? name,
      })),
    };
  },
};
