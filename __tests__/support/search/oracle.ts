/**
 * The search engine's answer worked out the long way, from docs/search.md: no index, and no shared code but the contracts
 * and what only reads a table (stems, sounds, quoted lines, numbered scenes), each with tests of its own. Slow and plain on purpose.
 */
import { contentTypes } from '@/lib/contracts/catalogue/content-types';
import type { FacetName } from '@/lib/domain/catalogue/content-item/facets';
import type {
  SearchDocument,
  SearchRequest,
  Synonyms,
  SuggestRequest,
} from '@/services/product/search/types';
import { quotedLine } from '@/services/product/search/engine/query/lines';
import { placeIn } from '@/services/product/search/engine/query/place';
import { STOP, oracleQuery, oracleTerms, oracleWords, type OracleQuery } from './oracle-text';
import type { SpokenDocument } from './engine-of';
import { saysVerbatim, spokenIn, type OracleSpoken } from './oracle-speech';
import { expandWord, sameWord } from './oracle-words';
import { buckets, passes } from './oracle-facets';
import { entryOf, strengthIn, type Entry, type OracleToken } from './oracle-impact';
import { phraseFigures } from './oracle-phrase';
import { meantBy, oracleSynonyms, standingFor, type OracleSynonym } from './oracle-synonyms';
import { compare } from './oracle-order';

export interface OracleAnswer {
  ids: string[];
  scores: number[];
  total: number;
  aggregations: Partial<Record<FacetName, { key: string; count: number; group?: string }[]>>;
  didYouMean: string | null;
  corrected: boolean;
  partial: boolean;
}

/** §2: the words next to each other in one value, or said. */
const hasVerbatim = ({ values, document }: Entry, phrase: string[]): boolean =>
  values.some(({ terms }) =>
    terms.some((_, from) => phrase.every((term, offset) => terms[from + offset] === term)),
  ) || saysVerbatim(document, phrase);

export class SearchOracle {
  private entries: Entry[];
  private df = new Map<string, number>();
  private synonyms: OracleSynonym[];

  constructor(documents: readonly SpokenDocument[], synonyms: Synonyms) {
    this.entries = documents.map(entryOf);
    for (const { impacts } of this.entries)
      for (const term of impacts.keys()) this.df.set(term, (this.df.get(term) ?? 0) + 1);
    this.synonyms = oracleSynonyms(synonyms);
  }

  search(request: SearchRequest): OracleAnswer {
    const seen = this.visible(request);
    const text = (request.text ?? '').slice(0, 200);
    const query = oracleQuery(text, placeIn(text));
    const left = query.tokens.length === 0 ? seen : seen.filter((entry) => this.isLeft(entry, query));
    const spoken = new Map(
      left.flatMap((entry) => {
        const said = spokenIn(entry.document, query);
        return said ? [[entry, said] as const] : [];
      }),
    );
    const tokens = this.tokens(query, left, request, spoken.size > 0 ? 'said' : 'text');
    const found =
      tokens.length === 0
        ? { scored: seen.map((entry) => ({ entry, score: 0 })), partial: false }
        : this.score(left, tokens, { query, spoken });
    const { scored } = found;
    const hits = scored.filter(({ entry }) => passes(entry.document, request.filters ?? {}, null));
    hits.sort((one, other) => compare(request.sort, one, other));
    const page = hits.slice(request.skip, request.skip + request.limit);
    const aggregations: OracleAnswer['aggregations'] = {};
    for (const name of request.aggregations ?? [])
      aggregations[name] = buckets(
        name,
        scored.map(({ entry }) => entry.document),
        request.filters ?? {},
      );
    return {
      ids: page.map(({ entry }) => entry.document.id),
      scores: page.map(({ score }) => score),
      total: hits.length,
      aggregations,
      didYouMean: this.didYouMean(text, tokens),
      corrected: tokens.some(({ corrected }) => corrected),
      partial: found.partial,
    };
  }

  suggest(request: SuggestRequest): string[] {
    const seen = this.visible(request);
    const text = request.text.slice(0, 200);
    const query = oracleQuery(text, placeIn(text));
    if (query.tokens.length === 0) return [];
    const left = seen.filter((entry) => this.isLeft(entry, query));
    const tokens = this.tokens(query, left, request, 'names');
    const matches = left.flatMap((entry) => {
      let score = 0;
      for (const token of tokens) {
        const { best, beside } = strengthIn(entry, token, true);
        if (best === 0) return [];
        score += token.idf * (best + beside);
      }
      return [{ entry, score }];
    });
    matches.sort((one, other) => compare('rel-desc', one, other));
    const ranked = matches.slice(0, 200).map(({ entry }) => entry.document);
    const half = Math.ceil(request.limit / 2);
    const nth = (document: SearchDocument) =>
      ranked.filter(({ type }) => type === document.type).indexOf(document);
    const chosen = [
      ...ranked.filter((document) => nth(document) < half),
      ...ranked.filter((document) => nth(document) >= half),
    ].slice(0, request.limit);
    const groups = [
      ...new Set(ranked.filter((document) => chosen.includes(document)).map(({ type }) => type)),
    ];
    return groups.flatMap((type) =>
      ranked.filter((document) => document.type === type && chosen.includes(document)).map(({ id }) => id),
    );
  }

  /** §5: documents of the requested types that the audience sees. */
  private visible({ types, audience }: Pick<SearchRequest, 'types' | 'audience'>): Entry[] {
    return this.entries.filter(({ document: { id, type } }) => types.includes(type) && audience.sees(id));
  }

  private isLeft(entry: Entry, query: OracleQuery): boolean {
    const phrases = quotedLine(query.terms) ? [] : query.verbatim;
    return !this.isExcluded(entry, query) && phrases.every((phrase) => hasVerbatim(entry, phrase));
  }

  /** §2: an excluded term or a form of it weighs 16 or more. */
  private isExcluded(entry: Entry, { excluded }: OracleQuery): boolean {
    return excluded.some((term) =>
      sameWord(this.entries, term).some((form) => (entry.impacts.get(form) ?? 0) >= 16),
    );
  }

  private library(seen: Entry[], namesOnly: boolean) {
    const visibleTerms = new Set<string>();
    for (const entry of seen)
      for (const term of namesOnly ? entry.naming : entry.impacts.keys()) visibleTerms.add(term);
    return { entries: this.entries, df: this.df, seen, visibleTerms, namesOnly };
  }

  private tokens(
    query: OracleQuery,
    seen: Entry[],
    { audience }: Pick<SearchRequest, 'audience'>,
    mode: 'names' | 'text' | 'said',
  ): OracleToken[] {
    const namesOnly = mode === 'names';
    const terms = query.tokens.map(({ term }) => term);
    const found = standingFor(this.synonyms, query, namesOnly);
    const phrases = terms.map((_, index) =>
      found.flatMap(({ tokens, to, quality }) =>
        tokens.includes(index) ? to.map((other) => ({ terms: other, quality })) : [],
      ),
    );
    const library = {
      ...this.library(terms.length === 0 ? [] : seen, namesOnly),
      seenOfAllTypes: this.visible({ types: contentTypes, audience }),
      isSaid: mode === 'said',
    };
    return query.tokens.map((token, index) =>
      expandWord(library, token, {
        last: token.term === query.terms.at(-1),
        behind:
          token.role === 'demanded' && query.tokens.findIndex(({ role }) => role === 'demanded') < index,
        phrases: phrases[index]!,
        neighbours: [terms[index - 1] ?? [], terms[index + 1] ?? []].flat(),
      }),
    );
  }

  /** §2 recall and §3. */
  private score(
    seen: Entry[],
    tokens: OracleToken[],
    { query, spoken }: { query: OracleQuery; spoken: Map<Entry, OracleSpoken> },
  ) {
    const onlyStops = query.terms.every((term) => STOP.has(term));
    const count = (role: OracleToken['role']) => tokens.filter((token) => token.role === role).length;
    const matching = seen.filter(
      (entry) => spoken.has(entry) || weigh(entry, tokens).demanded >= count('demanded'),
    );
    const meant = meantBy(standingFor(this.synonyms, query, false), query);
    const figures = phraseFigures(matching, { tokens, lastTerm: query.terms.at(-1), meant, onlyStops });
    const unit = tokens.reduce((sum, { idf }) => sum + idf, 0);
    const isAbout = (entry: Entry) => spoken.has(entry) || weigh(entry, tokens).told >= count('demanded');
    const isEnough = count('demanded') < 2 || matching.length >= 100 || matching.some(isAbout);
    const ofKind = (entry: Entry) => {
      const { kinds, told } = weigh(entry, tokens);
      return told === 0 || kinds === 0 ? 0 : Math.floor(160 * unit * (kinds / count('kind')));
    };
    const complete = matching.map((entry) => {
      const { score, kinds, told } = weigh(entry, tokens);
      const said = spoken.get(entry);
      const figure = !said ? 0 : !said.isExact ? 4 : query.terms.length >= 3 ? 45 : 12;
      const share = said || count('kind') === 0 ? 1 : told > 0 ? kinds / count('kind') : 0;
      const bonus = isEnough ? 2 ** 26 + Math.floor(2 ** 26 * share) : ofKind(entry);
      return { entry, score: score + bonus + unit * (figures.get(entry)! + 16 * figure) };
    });
    if (isEnough) return { scored: complete, partial: false };
    const demandedWeight = tokens.reduce((sum, { role, idf }) => sum + (role === 'demanded' ? idf : 0), 0);
    for (const token of tokens)
      if (complete.length === 0 && token.corrected && !isSure(token))
        Object.assign(token, { expansions: new Map(), corrected: false });
    const others = seen.flatMap((entry) => {
      if (matching.includes(entry)) return [];
      const { score, demanded, told, weight } = weigh(entry, tokens);
      const hasEnough = demanded >= count('demanded') / 2 || weight * 3 >= demandedWeight;
      if (told === 0 || !hasEnough) return [];
      return [{ entry, score: Math.floor(((score + ofKind(entry)) * weight) / demandedWeight) }];
    });
    return { scored: [...complete, ...others], partial: others.length > 0 };
  }

  private didYouMean(text: string, tokens: OracleToken[]): string | null {
    const replaced = new Map<string, string>();
    for (const { term, corrected, expansions } of tokens) {
      const best = [...expansions.keys()].sort(
        (one, other) =>
          expansions.get(other)!.quality - expansions.get(one)!.quality ||
          this.df.get(other)! - this.df.get(one)! ||
          (one < other ? -1 : 1),
      )[0];
      if (corrected) replaced.set(term, best!);
    }
    if (replaced.size === 0) return null;
    let rest = text;
    let out = '';
    for (const word of oracleWords(text)) {
      const at = rest.indexOf(word);
      const terms = oracleTerms(word);
      out += rest.slice(0, at);
      out += terms.some((term) => replaced.has(term))
        ? terms.map((term) => replaced.get(term) ?? term).join(' ')
        : word;
      rest = rest.slice(at + word.length);
    }
    return (out + rest).replace(/\s+/gu, ' ').trim();
  }
}

/** §2: a long word with one slip. */
const isSure = ({ term, expansions }: OracleToken): boolean =>
  term.length >= 8 && [...expansions.values()].some(({ quality }) => quality >= 10);

/** §3: what a document's tokens add up to, how many of each role it matches, and how many tell what it is about. */
function weigh(entry: Entry, tokens: OracleToken[]) {
  const sum = { score: 0, demanded: 0, kinds: 0, told: 0, weight: 0 };
  for (const token of tokens) {
    const { role, idf } = token;
    const { best, beside } = strengthIn(entry, token);
    if (best === 0) continue;
    sum.score += idf * (best + beside);
    if (role === 'kind' && best >= 192) sum.kinds++;
    if (role === 'demanded') {
      sum.demanded++;
      sum.weight += idf;
      if (best >= 256) sum.told++;
    }
  }
  return sum;
}
