/** ISO 639-1: languages that search has function words and stems for (docs/search.md §1). A position is what an index stores. */
export const searchLanguages = ['en', 'fr', 'de', 'es', 'it', 'cy', 'ru', 'el'] as const;
export type SearchLanguage = (typeof searchLanguages)[number];
