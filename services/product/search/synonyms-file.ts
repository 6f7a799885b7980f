/** An operator's own synonyms beside the built-in ones (docs/search.md §4): read and checked once, when the service starts. */
import { z } from 'zod';
import { readJsonSetting } from '@/lib/platform/start/json-setting';
import { builtInSynonyms } from './engine/words/synonyms';
import { contentTerms, termsOf } from './engine/words/tokenise';
import type { Synonyms } from './types';

/** A phrase longer than this is a sentence. */
const MOST_WORDS = 12;

const phrase = z.string().refine((text) => {
  const words = contentTerms(termsOf(text)).length;
  return words > 0 && words <= MOST_WORDS;
}, `must have a word, and ${MOST_WORDS} at most`);

/** The form of the built-in file; either list may be left out. A misspelt member is an error. */
const synonymsFileSchema = z.strictObject({
  note: z.string().optional(),
  groups: z.array(z.array(phrase).min(2, 'must have two phrases or more')).default([]),
  oneWay: z.array(z.strictObject({ from: phrase, to: z.array(phrase).min(1) })).default([]),
});

/** The built-in synonyms and those of the file; throws EnvironmentError, one line with every error and its place. */
export function librarySynonyms(file: string | undefined): Synonyms {
  const { groups, oneWay } = builtInSynonyms();
  if (file === undefined) return { groups, oneWay };
  const own = readJsonSetting('SEARCH_SYNONYMS_FILE', file, synonymsFileSchema);
  return { groups: [...groups, ...own.groups], oneWay: [...oneWay, ...own.oneWay] };
}
