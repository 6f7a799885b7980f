/** Languages that the engine reads: function words, stems, and which language a name is in (docs/search.md §1, §2). */
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as greek } from '@orama/stemmers/greek';
import { stemmer as italian } from '@orama/stemmers/italian';
import { stemmer as russian } from '@orama/stemmers/russian';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import { searchLanguages, type SearchLanguage } from '@/lib/contracts/listing/search-languages';
import { mutations } from '../../data/mutations.json';
import words from '../../data/words.json';
import { foldWord } from './fold';

export const languages = searchLanguages;
export type Language = SearchLanguage;

const functionWords = (list: string): ReadonlySet<string> => new Set(list.split(' ').map(foldWord));

const byLanguage = Object.fromEntries(
  languages.map((language) => [language, functionWords(words.languages[language])]),
) as Record<Language, ReadonlySet<string>>;

let own: Language = 'en';
const ownStopWords = new Set(byLanguage.en);

/** Left out of queries and names: the function words of the library's language. */
export const stopWords: ReadonlySet<string> = ownStopWords;

/** The language of the library's texts (SEARCH_LANGUAGE). */
export const libraryLanguage = (): Language => own;

/** Sets it, once, before an engine is made: one process serves one library. */
export function readLibraryIn(language: Language): void {
  own = language;
  ownStopWords.clear();
  for (const word of byLanguage[language]) ownStopWords.add(word);
}

const lightWords: ReadonlySet<string> = new Set([
  ...functionWords(words.light),
  ...languages.flatMap((language) => [...byLanguage[language]]),
]);

const kindWords = functionWords(words.kinds);

const articles = functionWords(words.articles);

/** An article of another language, with which a name may begin or not. */
export const isArticle = (term: string): boolean => articles.has(term);

/** Kinds of thing ("lesson", "workshop"): a result need not hold them, but ranks higher if it does. */
export const isKind = (term: string): boolean => kindWords.has(term);

/** Words that a result need not hold: those of a question, and function words of any language. */
export const isLight = (term: string): boolean => lightWords.has(term);

const cyrillic = /\p{Script=Cyrillic}/u;
const greekScript = /\p{Script=Greek}/u;
const latin: readonly Language[] = languages.filter((language) => language !== 'ru' && language !== 'el');

/**
 * The language of a name, from its terms: by script; else the language with the most function words in it, if these are more than
 * the library's own; else the library's, or English where that has another script.
 */
export function languageOf(terms: readonly string[]): Language {
  if (terms.some((term) => cyrillic.test(term))) return 'ru';
  if (terms.some((term) => greekScript.test(term))) return 'el';
  const count = (language: Language): number => terms.filter((term) => byLanguage[language].has(term)).length;
  let best: Language = latin.includes(own) ? own : 'en';
  for (const language of latin) if (count(language) > count(best)) best = language;
  return best;
}

/** Possible unmutated forms of a Welsh word; the word itself is one of them. */
function radicals(term: string): string[] {
  const found = mutations.flatMap(([mutated = '', radical = '']) =>
    term.startsWith(mutated) ? [radical + term.slice(mutated.length)] : [],
  );
  return [term, ...found];
}

const stemmers: Record<Exclude<Language, 'cy'>, (term: string) => string> = {
  en: english,
  fr: french,
  de: german,
  es: spanish,
  it: italian,
  ru: russian,
  el: greek,
};

const SHORTEST = 3;
const word = /^\p{L}+$/u;

/** British and American spellings of an English word are forms of each other: centre, center; colour, color; improvise, improvize. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/tre(?=s?$)/, 'ter'],
  [/(?<=[a-z]{3})our(?=(?:s|ed|ing|ful|less|ist|ite|able)?$)/, 'or'],
  [/(?<=[a-z][iy])z(?=(?:e[drs]?|ers|ing|ations?|ational)$)/, 's'],
  [/ogue(?=s?$)/, 'og'],
  [/amme(?=s?$)/, 'am'],
  [/(?<=^(?:def|off|lic))ense(?=s?$)/, 'ence'],
];

const inOneSpelling = (term: string): string =>
  spellings.reduce((spelt, [either, one]) => spelt.replace(either, one), term);

/** Stems of a term as a word of a language; words that share one are forms of each other. Empty for what is not a word. */
export function stemsOf(term: string, language: Language): string[] {
  if (term.length < SHORTEST || !word.test(term)) return [];
  if (language === 'cy') return radicals(term);
  if ((language === 'ru') !== cyrillic.test(term) || (language === 'el') !== greekScript.test(term))
    return [];
  return [stemmers[language](language === 'en' ? inOneSpelling(term) : term).toLowerCase()];
}
