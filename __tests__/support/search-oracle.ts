/**
 * The search engine's answer worked out the long way, from docs/search.md and nothing else: no index, no shared code but the
 * contracts and `canSee`. Slow and plain on purpose.
 */
import { canSee } from '@/lib/domain/visibility/visibility';
import type {
  FacetAggregation, SearchDocument, SearchRequest, SearchViewer, Synonyms, SuggestRequest,
} from '@/services/product/search/types'; // prettier-ignore
import {
  STOP, NO_SPACES, content, distance, numberForms, oracleTerms, oracleWords, prefixDistance,
} from './search-oracle-text'; // prettier-ignore
import { buckets, passes } from './search-oracle-facets';
import { entryOf, phraseFigure, phraseImpact, type Entry, type OracleToken } from './search-oracle-impact';
import { compare } from './search-oracle-order';

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
