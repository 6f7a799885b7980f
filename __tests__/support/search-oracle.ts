/**
 * The search engine's answer worked out the long way, from docs/search.md and nothing else: no index, no shared code but the
 * contracts and `canSee`. Slow and plain on purpose.
 */
import { labelledTypes } from '@/lib/contracts/content-types';
import { canSee } from '@/lib/rules/visibility';
import type { FilterName } from '@/lib/contracts/listing';
import type {
  FacetAggregation, SearchDocument, SearchRequest, SearchViewer, Synonyms, SuggestRequest,
} from '@/services/product/search/types'; // prettier-ignore

import {
  STOP, NO_SPACES, content, distance, numberForms, oracleTerms, oracleWords, prefixDistance,
} from './search-oracle-text'; // prettier-ignore

const CLASSES = ['name', 'alternativeNames', 'people', 'characters', 'labels', 'subType', 'shortIntroduction', 'longIntroduction', 'body'] as const; // prettier-ignore
type Class = (typeof CLASSES)[number];
const WEIGHT: Record<Class, [number, number, number]> = {
  name: [60, 60, 60], alternativeNames: [50, 50, 50], people: [30, 30, 30], characters: [24, 24, 24], labels: [20, 20, 20],
  subType: [16, 16, 16], shortIntroduction: [10, 15, 20], longIntroduction: [6, 9, 12], body: [4, 6, 8],
}; // prettier-ignore
const PHRASE: Partial<Record<Class, [number, number]>> = {
  name: [40, 100], alternativeNames: [34, 80], people: [20, 30], characters: [16, 20], labels: [14, 18], subType: [8, 8], shortIntroduction: [6, 6],
}; // prettier-ignore

interface Entry {
  document: SearchDocument;
  values: { textClass: Class; terms: string[] }[];
  impacts: Map<string, number>;
  naming: Set<string>;
}

function entryOf(document: SearchDocument): Entry {
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
  const naming = new Set(values.filter(({ textClass }) => textClass === 'name' || textClass === 'alternativeNames').flatMap(({ terms }) => terms)); // prettier-ignore
  return { document, values, impacts, naming };
}

interface OracleToken {
  term: string;
  expansions: Map<string, { quality: number; prefix: boolean }>;
  phrases: string[][];
  idf: number;
  unknown: boolean;
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
const sortName = (name: string) => name.replace(/^(the|a|an)\s+/i, '');
const compareIds = (one: SearchDocument, other: SearchDocument) =>
  one.id < other.id ? -1 : one.id > other.id ? 1 : 0;
const FAMILIES: Record<FacetAggregation, FilterName[]> = {
  genre: ['genre'], theme: ['theme', 'form', 'course'], company: ['company'], period: ['period'], role: ['role'],
  skill: ['englishSkill', 'theatreSkill'], level: ['level'], type: ['type'], subType: ['subType'], date: ['productionYear'], standard: ['standard'],
}; // prettier-ignore

export interface OracleAnswer {
  ids: string[];
  scores: number[];
  total: number;
  aggregations: Partial<Record<FacetAggregation, { key: string; count: number; group?: string }[]>>;
  didYouMean: string | null;
  corrected: boolean;
}

export class SearchOracle {
  private entries: Entry[];
  private df = new Map<string, number>();
  private synonyms: { phrase: string[]; to: string[][] }[];

  constructor(documents: readonly SearchDocument[], synonyms: Synonyms) {
    this.entries = documents.map(entryOf);
    for (const { impacts } of this.entries)
      for (const term of impacts.keys()) this.df.set(term, (this.df.get(term) ?? 0) + 1);
    const fold = (phrase: string) => content(oracleTerms(phrase));
    this.synonyms = [
      ...synonyms.groups.flatMap((group) =>
        group.map((phrase, index) => ({
          phrase: fold(phrase),
          to: group.filter((_, other) => other !== index).map(fold),
        })),
      ),
      ...synonyms.oneWay.map(({ from, to }) => ({ phrase: fold(from), to: to.map(fold) })),
    ];
  }

  search(request: SearchRequest): OracleAnswer {
    const seen = this.visible(request).filter(({ document }) => request.types.includes(document.type));
    const text = (request.text ?? '').slice(0, 200);
    const all = oracleTerms(text);
    const tokens = this.tokens(text, seen, false);
    const scored = tokens.length === 0 ? seen.map((entry) => ({ entry, score: 0 })) : this.score(seen, tokens, all.every((term) => STOP.has(term))); // prettier-ignore
    const hits = scored.filter(({ entry }) => passes(entry.document, request.filters ?? {}, null));
    hits.sort((one, other) => compare(request.sort, one, other));
    const page = hits.slice(request.skip, request.skip + request.limit);
    const aggregations: OracleAnswer['aggregations'] = {};
    for (const name of request.aggregations ?? []) aggregations[name] = buckets(name, scored.map(({ entry }) => entry.document), request.filters ?? {}); // prettier-ignore
    return {
      ids: page.map(({ entry }) => entry.document.id),
      scores: page.map(({ score }) => score),
      total: hits.length,
      aggregations,
      didYouMean: this.didYouMean(text, tokens, seen),
      corrected: tokens.some(({ unknown, expansions }) => unknown && expansions.size > 0),
    };
  }

  suggest(request: SuggestRequest): string[] {
    const seen = this.visible(request).filter(({ document }) => request.types.includes(document.type));
    const tokens = this.tokens(request.text.slice(0, 200), seen, true);
    if (tokens.length === 0) return [];
    const matches = seen.flatMap((entry) => {
      let score = 2 ** 27;
      for (const token of tokens) {
        const best = Math.max(0, ...[...token.expansions].map(([term, { quality }]) => (entry.naming.has(term) ? quality * entry.impacts.get(term)! : 0))); // prettier-ignore
        if (best === 0) return [];
        score += token.idf * best;
      }
      return [{ entry, score }];
    });
    matches.sort((one, other) => compare('rel-desc', one, other));
    const ranked = matches.slice(0, 200).map(({ entry }) => entry.document);
    const half = Math.ceil(request.limit / 2);
    const nth = (document: SearchDocument) =>
      ranked.filter(({ type }) => type === document.type).indexOf(document);
    const chosen = [...ranked.filter((document) => nth(document) < half), ...ranked.filter((document) => nth(document) >= half)].slice(0, request.limit); // prettier-ignore
    const groups = [
      ...new Set(ranked.filter((document) => chosen.includes(document)).map(({ type }) => type)),
    ];
    return groups.flatMap((type) => ranked.filter((document) => document.type === type && chosen.includes(document)).map(({ id }) => id)); // prettier-ignore
  }

  /** §5: canSee for each viewer, then containers until nothing changes. */
  private visible({ viewer, narrow }: Pick<SearchRequest, 'viewer' | 'narrow'>): Entry[] {
    const united: SearchViewer = {
      ...viewer,
      blockedProfiles: [...viewer.blockedProfiles, ...(narrow?.blockedProfiles ?? [])],
    };
    const viewers =
      narrow?.country === undefined ? [united] : [united, { ...united, country: narrow.country }];
    let seen = this.entries.filter(({ document }) =>
      viewers.every((one) => canSee(document.visibility, one).allowed),
    );
    for (;;) {
      const ids = new Set(seen.map(({ document }) => document.id));
      const kept = seen.filter(
        ({ document }) => !document.members || document.members.some((id) => ids.has(id)),
      );
      if (kept.length === seen.length) return kept;
      seen = kept;
    }
  }

  private tokens(text: string, seen: Entry[], namesOnly: boolean): OracleToken[] {
    const all = oracleTerms(text);
    const terms = [...new Set(content(all))].slice(0, 12);
    const phrases: string[][][] = terms.map(() => []);
    if (!namesOnly)
      for (const { phrase, to } of this.synonyms)
        terms.forEach((_, start) => {
          if (
            phrase.every((term, offset) => [term, ...numberForms(term)].includes(terms[start + offset] ?? ''))
          )
            phrase.forEach((__, offset) => phrases[start + offset]!.push(...to));
        });
    const visibleTerms = new Set<string>();
    if (terms.length > 0)
      for (const entry of seen)
        for (const term of namesOnly ? entry.naming : entry.impacts.keys()) visibleTerms.add(term);
    return terms.map((term, index) => this.expand(term, { last: term === all.at(-1), phrases: phrases[index]!, seen, visibleTerms, namesOnly })); // prettier-ignore
  }

  private expand(
    term: string,
    given: {
      last: boolean;
      phrases: string[][];
      seen: Entry[];
      visibleTerms: Set<string>;
      namesOnly: boolean;
    },
  ): OracleToken {
    const { last, seen, visibleTerms, namesOnly } = given;
    let expansions: OracleToken['expansions'] = new Map();
    const offer = (candidate: string, quality: number, prefix = false) => {
      if (!this.df.has(candidate)) return;
      const held = expansions.get(candidate);
      if (!held || (held.quality < quality && !prefix)) expansions.set(candidate, { quality, prefix });
    };
    offer(term, 16);
    for (const form of numberForms(term)) offer(form, 15);
    for (const phrase of given.phrases) if (phrase.length === 1) offer(phrase[0]!, 12);
    if (term.length >= shortestPrefix(term, last, namesOnly))
      for (const candidate of this.df.keys())
        if (candidate.startsWith(term) && candidate !== term)
          offer(candidate, 6 + Math.floor((6 * term.length) / candidate.length), true);
    const phrases = given.phrases.filter(({ length }) => length > 1);
    const known = [...expansions.keys()].some((candidate) => visibleTerms.has(candidate)) || seen.some((entry) => phrases.some((phrase) => phraseImpact(entry, phrase) > 0)); // prettier-ignore
    if (!known) expansions = this.typos(term, visibleTerms, namesOnly && last);
    return { term, expansions, phrases, idf: this.idf(expansions), unknown: !known };
  }

  private idf(expansions: OracleToken['expansions']): number {
    const best = Math.max(0, ...[...expansions.values()].map(({ quality }) => quality));
    let df = 0;
    for (const [candidate, { quality }] of expansions) if (quality === best) df += this.df.get(candidate)!;
    return Math.round(4 + 4 * Math.log2(1 + this.entries.length / Math.max(1, df)));
  }

  private typos(term: string, visibleTerms: Set<string>, byPrefix: boolean): OracleToken['expansions'] {
    const limit = typoLimit(term);
    const away = byPrefix ? prefixDistance : distance;
    const tooLong = (candidate: string) => !byPrefix && Math.abs(candidate.length - term.length) > limit;
    const found: OracleToken['expansions'] = new Map();
    for (let wanted = 1; wanted <= limit && found.size === 0; wanted++)
      for (const candidate of visibleTerms) {
        if (/\p{N}/u.test(candidate) || tooLong(candidate)) continue;
        const penalty = candidate[0] === term[0] ? 0 : 2;
        if (away(term, candidate) === wanted)
          found.set(candidate, { quality: [16, 10, 6][wanted]! - penalty, prefix: false });
      }
    return found;
  }

  /** §2 recall and §3. */
  private score(seen: Entry[], tokens: OracleToken[], onlyStops: boolean): { entry: Entry; score: number }[] {
    const unit = 16 * tokens.reduce((sum, { idf }) => sum + idf, 0);
    return seen.flatMap((entry) => {
      let score = 0;
      let matched = 0;
      for (const token of tokens) {
        let best = 0;
        for (const [term, { quality }] of token.expansions)
          best = Math.max(best, quality * (entry.impacts.get(term) ?? 0));
        for (const phrase of token.phrases) best = Math.max(best, 12 * phraseImpact(entry, phrase));
        if (best > 0) matched++;
        score += token.idf * best;
      }
      if (matched < Math.ceil(tokens.length / 2)) return [];
      if (matched === tokens.length) score += 2 ** 27 + unit * phraseFigure(entry, tokens, onlyStops);
      return [{ entry, score }];
    });
  }

  private didYouMean(text: string, tokens: OracleToken[], seen: Entry[]): string | null {
    const replaced = new Map<string, string | null>();
    const names = new Set(seen.flatMap(({ naming }) => [...naming]));
    const byDfThenCode = (one: string, other: string) =>
      this.df.get(other)! - this.df.get(one)! || (one < other ? -1 : 1);
    for (const { term, unknown, expansions } of tokens) {
      if (!unknown) continue;
      const corrections = [...expansions.keys()].sort((one, other) => expansions.get(other)!.quality - expansions.get(one)!.quality || byDfThenCode(one, other)); // prettier-ignore
      replaced.set(term, corrections[0] ?? nearestName(term, names, byDfThenCode));
    }
    if ([...replaced.values()].every((term) => term === null)) return null;
    let rest = text;
    let out = '';
    for (const word of oracleWords(text)) {
      const at = rest.indexOf(word);
      const terms = oracleTerms(word);
      out += rest.slice(0, at);
      out += terms.some((term) => replaced.has(term)) ? terms.map((term) => (replaced.has(term) ? (replaced.get(term) ?? '') : term)).join(' ') : word; // prettier-ignore
      rest = rest.slice(at + word.length);
    }
    return (out + rest).replace(/\s+/gu, ' ').trim();
  }
}

function nearestName(
  term: string,
  names: Set<string>,
  tie: (one: string, other: string) => number,
): string | null {
  if (term.length < 3 || term.length > 32 || /\p{N}/u.test(term)) return null;
  const within = (name: string, away: number) =>
    away < name.length &&
    away < term.length &&
    away <= Math.ceil((Math.max(name.length, term.length) * 2) / 3);
  const near = [...names]
    .filter((name) => !/\p{N}/u.test(name))
    .map((name) => ({ name, away: distance(term, name) }))
    .filter(({ name, away }) => within(name, away));
  near.sort((one, other) => one.away - other.away || tie(one.name, other.name));
  return near[0]?.name ?? null;
}

function shortestPrefix(term: string, last: boolean, namesOnly: boolean): number {
  if (NO_SPACES.test(term)) return 1;
  if (!last) return 4;
  return namesOnly ? 1 : 2;
}

function typoLimit(term: string): number {
  if (term.length < 4 || term.length > 32 || /\p{N}/u.test(term)) return 0;
  return term.length < 6 ? 1 : 2;
}

function phraseImpact(entry: Entry, phrase: string[]): number {
  const stands = entry.values.some(({ terms }) => {
    const left = terms.filter((term) => !STOP.has(term));
    return left.some((_, start) => phrase.every((term, offset) => left[start + offset] === term));
  });
  return stands ? Math.min(...phrase.map((term) => entry.impacts.get(term)!)) : 0;
}

function phraseFigure(entry: Entry, tokens: OracleToken[], onlyStops: boolean): number {
  let figure = 0;
  for (const { textClass, terms } of entry.values) {
    const bonus = PHRASE[textClass];
    if (!bonus) continue;
    const left = onlyStops ? terms : terms.filter((term) => !STOP.has(term));
    const accepts = (token: OracleToken, term: string | undefined) => {
      const expansion = term === undefined ? undefined : token.expansions.get(term);
      return expansion !== undefined && !expansion.prefix;
    };
    if (!left.some((_, start) => tokens.every((token, offset) => accepts(token, left[start + offset]))))
      continue;
    const whole = left.length === tokens.length;
    if (tokens.length === 1 && (!whole || (textClass !== 'name' && textClass !== 'alternativeNames')))
      continue;
    figure = Math.max(figure, bonus[whole ? 1 : 0]);
  }
  return figure;
}

const keysOf = (document: SearchDocument, family: FilterName): readonly string[] =>
  family === 'type' ? [document.type] : [...new Set(document.facets[family] ?? [])];

function passes(
  document: SearchDocument,
  filters: NonNullable<SearchRequest['filters']>,
  except: FilterName | null,
): boolean {
  return (Object.keys(filters) as FilterName[]).every((family) => {
    const wanted = filters[family] ?? [];
    return (
      family === except || wanted.length === 0 || keysOf(document, family).some((key) => wanted.includes(key))
    );
  });
}

function buckets(
  name: FacetAggregation,
  documents: SearchDocument[],
  filters: NonNullable<SearchRequest['filters']>,
) {
  const groups: Partial<Record<FilterName, string>> = { theme: 'Theme', form: 'Form', course: 'Course', englishSkill: 'English', theatreSkill: 'Theatre' }; // prettier-ignore
  const found = FAMILIES[name].flatMap((family) => {
    const counts = new Map<string, number>();
    for (const document of documents)
      if (passes(document, filters, family))
        for (const key of keysOf(document, family)) counts.set(key, (counts.get(key) ?? 0) + 1);
    const group = groups[family];
    return [...counts].map(([key, count]) => ({ key, count, ...(group ? { group } : {}) }));
  });
  if (name === 'date') return found.sort((one, other) => Number(other.key) - Number(one.key));
  return found.sort(
    (one, other) =>
      other.count - one.count || collator.compare(one.key, other.key) || (one.key < other.key ? -1 : 1),
  );
}

type Scored = { entry: Entry; score: number };

const byName = ({ entry: { document: a } }: Scored, { entry: { document: b } }: Scored): number =>
  collator.compare(sortName(a.name), sortName(b.name)) || compareIds(a, b);

const byNameBackwards = ({ entry: { document: a } }: Scored, { entry: { document: b } }: Scored): number =>
  collator.compare(sortName(b.name), sortName(a.name)) || compareIds(a, b);

/** Ascending; documents without an age last either way. */
function byAge(one: Scored, other: Scored, direction: 1 | -1): number {
  const [a, b] = [one.entry.document.ageSort, other.entry.document.ageSort];
  if (a === null || b === null) return Number(a === null) - Number(b === null) || byName(one, other);
  return direction * (a - b) || byName(one, other);
}

function compare(sort: SearchRequest['sort'], one: Scored, other: Scored): number {
  switch (sort) {
    case 'rel-desc':
      return other.score - one.score || byName(one, other);
    case 'name-asc':
      return byName(one, other);
    case 'name-desc':
      return byNameBackwards(one, other);
    case 'age-desc':
      return byAge(one, other, -1);
    case 'age-asc':
      return byAge(one, other, 1);
  }
}
