/** From a token to the terms of the index that match it (docs/search.md §2, §4, §7). */
import { hasBit, type Bitset } from './bitset';
import type { Dictionary } from './dictionary';
import { IMPACT_MASK, NAMING_FLAG } from './impacts';
import { PREFIX_LENGTH, PREFIX_QUALITY, QUALITY, inverseDocumentFrequency, typoLimit } from './parameters';
import type { PhraseMatcher } from './phrase';
import type { Postings, Segment } from './segment';
import type { Token } from './tokenise';
import { numberVariants } from './variants';
import type { View } from './visibility';

/** A token with everything that matches it. */
export interface Expansion {
  token: Token;
  terms: number[];
  /** Of each term, in sixteenths. */
  qualities: number[];
  /** Terms from here on are prefix expansions, which no phrase accepts. */
  prefixFrom: number;
  /** Longer synonym phrases: per segment, the visible documents that hold one, with its impact. */
  phrases: { terms: number[]; postings: Postings[] }[];
  idf: number;
  /** The terms are corrections of a typo. */
  corrected: boolean;
  /** Nothing matches, not even a correction, or only corrections do. */
  unknown: boolean;
}

export interface ExpandContext {
  dictionary: Dictionary;
  segments: readonly Segment[];
  view: View;
  matcher: PhraseMatcher;
  /** Documents in the index. */
  count: number;
  /** Suggestions look at naming values alone. */
  namesOnly: boolean;
}

/** Expands one token; `synonyms` are the phrases that stand for it in this query. */
export function expand(
  context: ExpandContext,
  token: Token,
  synonyms: readonly (readonly string[])[],
): Expansion {
  const expansion: Expansion = {
    token, terms: [], qualities: [], prefixFrom: 0, phrases: [], idf: 0, corrected: false, unknown: false,
  }; // prettier-ignore
  addTerm(context, expansion, token.term, QUALITY.exact);
  for (const variant of numberVariants(token.term)) addTerm(context, expansion, variant, QUALITY.number);
  for (const phrase of synonyms) addSynonym(context, expansion, phrase);
  expansion.prefixFrom = expansion.terms.length;
  addPrefixes(context, expansion);
  if (!isKnown(context, expansion)) addTypos(context, expansion);
  expansion.idf = inverseDocumentFrequency(context.count, bestFrequency(context, expansion));
  return expansion;
}

function addTerm({ dictionary }: ExpandContext, expansion: Expansion, term: string, quality: number): void {
  const id = dictionary.find(term);
  if (id >= 0 && !expansion.terms.includes(id)) {
    expansion.terms.push(id);
    expansion.qualities.push(quality);
  }
}

function addSynonym(context: ExpandContext, expansion: Expansion, phrase: readonly string[]): void {
  const [first, ...rest] = phrase;
  if (first === undefined) return;
  if (rest.length === 0) return addTerm(context, expansion, first, QUALITY.synonym);
  const terms = phrase.map((term) => context.dictionary.find(term));
  if (terms.includes(-1)) return;
  context.matcher.set(
    terms.map((term) => [term]),
    context.dictionary.size,
    true,
  );
  const postings = context.segments.map((segment, at) =>
    phrasePostings(context, segment, context.view.bits[at], terms),
  );
  expansion.phrases.push({ terms, postings });
}

const NONE: Postings = { docs: new Uint32Array(0), impacts: new Uint16Array(0), start: 0, end: 0 };
const ALL_CLASSES = 255;

/** Visible documents in which the matcher's phrase occurs; impact is that of its least term. */
function phrasePostings(
  { matcher }: ExpandContext,
  segment: Segment,
  seen: Bitset | undefined,
  terms: readonly number[],
): Postings {
  const lists = terms.map((term) => segment.postings(term));
  const rarest = lists.reduce((best, list) => (sizeOf(list) < sizeOf(best) ? list : best));
  if (!rarest || !seen) return NONE;
  const docs: number[] = [];
  const impacts: number[] = [];
  for (let place = rarest.start; place < rarest.end; place++) {
    const doc = rarest.docs[place] ?? 0;
    if (!hasBit(seen, doc)) continue;
    let holds = false;
    matcher.scan(segment.columns.forwardOf(doc), ALL_CLASSES, () => (holds = true));
    if (!holds) continue;
    docs.push(doc);
    impacts.push(Math.min(...lists.map((list) => impactIn(list, doc))));
  }
  return { docs: Uint32Array.from(docs), impacts: Uint16Array.from(impacts), start: 0, end: docs.length };
}

const sizeOf = (list: Postings | undefined): number => (list ? list.end - list.start : 0);

function impactIn(list: Postings | undefined, doc: number): number {
  if (!list) return 0;
  let low = list.start;
  let high = list.end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list.docs[middle] ?? 0) < doc) low = middle + 1;
    else high = middle;
  }
  return (list.impacts[low] ?? 0) & IMPACT_MASK;
}

function addPrefixes({ dictionary, namesOnly }: ExpandContext, expansion: Expansion): void {
  const { token, terms, qualities, prefixFrom } = expansion;
  const lastLength = namesOnly ? PREFIX_LENGTH.suggest : PREFIX_LENGTH.last;
  const shortest = token.unspaced ? 1 : token.last ? lastLength : PREFIX_LENGTH.other;
  if (token.term.length < shortest) return;
  dictionary.eachWithPrefix(token.term, (id, term) => {
    const quality =
      PREFIX_QUALITY.floor + Math.floor((PREFIX_QUALITY.span * token.term.length) / term.length);
    for (let place = 0; place < prefixFrom; place++) if (terms[place] === id) return;
    terms.push(id);
    qualities.push(quality);
  });
}

const isKnown = (context: ExpandContext, { terms, phrases }: Expansion): boolean =>
  terms.some((term) => occursVisibly(context, term)) ||
  phrases.some(({ postings }) => postings.some(({ end }) => end > 0));

/** Whether a document that the viewer can find holds the term (in a naming value, where only names count). */
export function occursVisibly({ segments, view, namesOnly }: ExpandContext, term: number): boolean {
  return segments.some((segment, at) => {
    const list = segment.postings(term);
    const seen = view.bits[at];
    if (!list || !seen) return false;
    const flag = namesOnly ? NAMING_FLAG : 0xffff;
    for (let place = list.start; place < list.end; place++)
      if (((list.impacts[place] ?? 0) & flag) !== 0 && hasBit(seen, list.docs[place] ?? 0)) return true;
    return false;
  });
}

function addTypos(context: ExpandContext, expansion: Expansion): void {
  const { token } = expansion;
  expansion.unknown = true;
  expansion.terms = [];
  const limit = typoLimit(token.term);
  if (limit > 0) {
    let best = limit;
    const byPrefix = context.namesOnly && token.last;
    const visit = (id: number, distance: number): number => {
      if (!occursVisibly(context, id)) return best;
      if (distance < best) expansion.terms = [];
      expansion.terms.push(id);
      return (best = distance);
    };
    context.dictionary.eachNear(token.term, limit, visit, byPrefix);
    expansion.qualities = expansion.terms.map((id) => {
      const sameStart = context.dictionary.term(id).charAt(0) === token.term.charAt(0);
      return (QUALITY.typo[best] ?? 0) - (sameStart ? 0 : QUALITY.firstLetterPenalty);
    });
  }
  expansion.corrected = expansion.terms.length > 0;
  expansion.prefixFrom = expansion.terms.length;
}

/** Documents holding one of the terms of the best quality. */
function bestFrequency({ dictionary }: ExpandContext, { terms, qualities }: Expansion): number {
  let best = 0;
  let frequency = 0;
  terms.forEach((term, place) => {
    const quality = qualities[place] ?? 0;
    const df = dictionary.df(term);
    if (df === 0 || quality < best) return;
    frequency = quality === best ? frequency + df : df;
    best = quality;
  });
  return frequency;
}
