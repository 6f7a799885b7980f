/** Languages (ISO 639-1) with function words and stemming in search (docs/search.md §1). Indexes store positions in this list. */
export const searchLanguages = ['en', 'fr', 'de', 'es', 'it', 'cy', 'ru', 'el'] as const;
export type SearchLanguage = (typeof searchLanguages)[number];
