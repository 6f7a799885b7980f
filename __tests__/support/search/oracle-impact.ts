/** What a document's words weigh, alone and standing together, as docs/search.md §3 and §4 define it, for the oracle. */
import { labelledTypes } from '@/lib/contracts/catalogue/content-types';
import { languageOf, type Language } from '@/services/product/search/engine/words/languages';
import { STOP, content, oracleTerms } from './oracle-text';
import type { SpokenDocument } from './engine-of';

const CLASSES = ['name', 'alternativeNames', 'people', 'characters', 'labels', 'subType', 'shortIntroduction', 'longIntroduction', 'body'] as const; // prettier-ignore
export type Class = (typeof CLASSES)[number];
const WEIGHT: Record<Class, [number, number, number]> = {
  name: [60, 60, 60], alternativeNames: [50, 50, 50], people: [30, 30, 30], characters: [24, 24, 24], labels: [20, 20, 20],
  subType: [16, 16, 16], shortIntroduction: [10, 15, 20], longIntroduction: [6, 9, 12], body: [4, 6, 8],
}; // prettier-ignore
/** A document read for the oracle: its values in terms, each term's impact, and the terms of its names. */
export interface Entry {
  document: SpokenDocument;
  values: { textClass: Class; terms: string[] }[];
  impacts: Map<string, number>;
  naming: Set<string>;
  /** Languages of each term's values. */
  languages: Map<string, Set<Language>>;
}

/** §3: every term of a document with its impact, by class of text and by how often it stands there. */
export function entryOf(document: SpokenDocument): Entry {
  const label = labelledTypes.find(({ type }) => type === document.type)?.label;
  const values = CLASSES.flatMap((textClass) => {
    const texts = textClass === 'name' ? [document.name] : [...(document.text[textClass] ?? [])];
    if (textClass === 'subType' && label) texts.push(label);
    return texts.map((text) => ({ textClass, terms: oracleTerms(text) }));
  });
  const impacts = new Map<string, number>();
  for (const textClass of CLASSES) {
    const all = values.filter((value) => value.textClass === textClass).flatMap(({ terms }) => terms);
    for (const term of new Set(all)) {
      const times = Math.min(3, all.filter((other) => other === term).length);
      const brevity = textClass === 'name' ? Math.floor(24 / Math.max(1, content(all).length)) : 0;
      impacts.set(term, (impacts.get(term) ?? 0) + WEIGHT[textClass][times - 1]! + brevity);
    }
  }
  const naming = new Set(
    values
      .filter(({ textClass }) => textClass === 'name' || textClass === 'alternativeNames')
      .flatMap(({ terms }) => terms),
  );
  const languages: Entry['languages'] = new Map();
  for (const { textClass, terms } of values) {
    const language = textClass === 'name' || textClass === 'alternativeNames' ? languageOf(terms) : 'en';
    for (const term of terms) languages.set(term, (languages.get(term) ?? new Set()).add(language));
  }
  return { document, values, impacts, naming, languages };
}

/** §2: a term of the query with what it also finds, each at its quality, and its weight. */
export interface OracleToken {
  term: string;
  expansions: Map<string, { quality: number; prefix: boolean; meant?: boolean }>;
  phrases: { terms: string[]; quality: number }[];
  role: 'demanded' | 'kind' | 'light';
  corrected: boolean;
  idf: number;
}

/** §4: the impact of a synonym of several words: its least term's, where the words stand together; otherwise 0. */
export function phraseImpact(entry: Entry, phrase: string[], namesOnly = false): number {
  const stands = entry.values.some(({ textClass, terms }) => {
    if (namesOnly && textClass !== 'name' && textClass !== 'alternativeNames') return false;
    const left = terms.filter((term) => !STOP.has(term));
    return left.some((_, start) => phrase.every((term, offset) => left[start + offset] === term));
  });
  return stands ? Math.min(...phrase.map((term) => entry.impacts.get(term)!)) : 0;
}

/** §3: how strongly a document has a token: the best, and half of the lesser where it has the word itself and what stands for it. */
export function strengthIn(entry: Entry, { expansions, phrases }: OracleToken, namesOnly = false) {
  const impact = (term: string) =>
    namesOnly && !entry.naming.has(term) ? 0 : (entry.impacts.get(term) ?? 0);
  const most = (isMeant: boolean) =>
    Math.max(
      0,
      ...[...expansions].map(([term, { quality, meant = false }]) =>
        meant === isMeant ? quality * impact(term) : 0,
      ),
      ...(isMeant
        ? phrases.map(({ terms, quality }) => quality * phraseImpact(entry, terms, namesOnly))
        : []),
    );
  const [itself, meant] = [most(false), most(true)];
  return { best: Math.max(itself, meant), beside: Math.floor(Math.min(itself, meant) / 2) };
}
