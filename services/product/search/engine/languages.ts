/** Languages that the engine reads: function words, stems, and which language a name is in (docs/search.md §1, §2). */
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as greek } from '@orama/stemmers/greek';
import { stemmer as italian } from '@orama/stemmers/italian';
import { stemmer as russian } from '@orama/stemmers/russian';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import { mutations } from '../data/mutations.json';
import words from '../data/words.json';
import { foldWord } from './fold';

/** ISO 639-1. The library's own language comes first; a position is what an index stores. */
export const languages = ['en', 'fr', 'de', 'es', 'it', 'cy', 'ru', 'el'] as const;
export type Language = (typeof languages)[number];

const functionWords = (list: string): ReadonlySet<string> => new Set(list.split(' ').map(foldWord));

const byLanguage = Object.fromEntries(
  languages.map((language) => [language, functionWords(words.languages[language])]),
) as Record<Language, ReadonlySet<string>>;

/** Left out of queries and names: the function words of the library's language. */
export const stopWords = byLanguage.en;

const lightWords: ReadonlySet<string> = new Set([
  ...functionWords(words.light),
  ...languages.flatMap((language) => [...byLanguage[language]]),
]);

const kindWords = functionWords(words.kinds);

/** Kinds of thing ("lesson", "workshop"): a result need not hold them, but stands first if it does. */
export const isKind = (term: string): boolean => kindWords.has(term);

/** Words that a result need not hold: those of a question, and function words of any language. */
export const isLight = (term: string): boolean => lightWords.has(term);

const cyrillic = /\p{Script=Cyrillic}/u;
const greekScript = /\p{Script=Greek}/u;
const latinOthers = languages.filter((language) => !['en', 'ru', 'el'].includes(language));

/**
 * The language of a name, from its terms: by script, else the one of whose function words it has the most, more than
 * of the library's own; else the library's.
 */
export function languageOf(terms: readonly string[]): Language {
  if (terms.some((term) => cyrillic.test(term))) return 'ru';
  if (terms.some((term) => greekScript.test(term))) return 'el';
  const count = (language: Language): number => terms.filter((term) => byLanguage[language].has(term)).length;
  let best: Language = 'en';
  for (const language of latinOthers) if (count(language) > count(best)) best = language;
  return best;
}

/** What a Welsh word may be when its beginning has not mutated; itself among them. */
function radicals(term: string): string[] {
  const found = mutations.flatMap(([mutated = '', radical = '']) =>
    term.startsWith(mutated) ? [radical + term.slice(mutated.length)] : [],
  );
  return [term, ...found];
}

const stemmers: Record<Exclude<Language, 'cy'>, (term: string) => string> = {
  en: english, fr: french, de: german, es: spanish, it: italian, ru: russian, el: greek,
}; // prettier-ignore

const SHORTEST = 3;
const word = /^\p{L}+$/u;

/** Stems of a term as a word of a language; words that share one are forms of each other. None for what is no word. */
export function stemsOf(term: string, language: Language): string[] {
  if (term.length < SHORTEST || !word.test(term)) return [];
  if (language === 'cy') return radicals(term);
  if ((language === 'ru') !== cyrillic.test(term) || (language === 'el') !== greekScript.test(term))
    return [];
  return [stemmers[language](term).toLowerCase()];
}
