/** From a token to the terms of the index that match it (docs/search.md §2, §4, §7). */
import { correct } from './correct';
import type { ExpandContext, Expansion } from './expansion';
import { PREFIX_LENGTH, PREFIX_QUALITY, QUALITY, inverseDocumentFrequency } from '../parameters';
import { occursVisibly } from './occurs';
import { findPhrase } from '../index/phrase-postings';
import type { Token } from '../query/query';
import { numberVariants, umlautVariant } from './variants';

/** What surrounds a token: its synonym phrases in this query, and the words beside it. */
export interface TokenPlace {
  synonyms: readonly (readonly string[])[];
  /** The play whose line the query quotes here. */
  quoted: readonly string[] | null;
  neighbours: readonly string[];
}

/** Expands one token. */
export function expand(context: ExpandContext, token: Token, place: TokenPlace): Expansion {
  const expansion: Expansion = {
    token,
    terms: [],
    qualities: [],
    meantFrom: 0,
    prefixFrom: 0,
    phrases: [],
    idf: 0,
    corrected: false,
    role: context.namesOnly ? 'demanded' : token.role,
  };
  addTerm(context, expansion, token.term, QUALITY.exact);
  for (const variant of [...numberVariants(token.term), ...umlautVariant(token.term)])
    addTerm(context, expansion, variant, QUALITY.number);
  for (const id of context.lexicon.forms(token.term)) addId(expansion, id, QUALITY.form);
  expansion.meantFrom = expansion.terms.length;
  for (const phrase of place.synonyms) addPhrase(context, expansion, phrase, QUALITY.synonym);
  if (place.quoted) addPhrase(context, expansion, place.quoted, QUALITY.quoted);
  expansion.prefixFrom = expansion.terms.length;
  addPrefixes(context, expansion);
  if (!context.isSaid && !isKnown(context, expansion)) correct(context, expansion, place.neighbours);
  expansion.idf = inverseDocumentFrequency(context.count, bestFrequency(context, expansion));
  return expansion;
}

function addTerm({ dictionary }: ExpandContext, expansion: Expansion, term: string, quality: number): void {
  const id = dictionary.find(term);
  if (id >= 0) addId(expansion, id, quality);
}

function addId(expansion: Expansion, id: number, quality: number): void {
  if (expansion.terms.includes(id)) return;
  expansion.terms.push(id);
  expansion.qualities.push(quality);
}

function addPhrase(
  context: ExpandContext,
  expansion: Expansion,
  phrase: readonly string[],
  quality: number,
): void {
  const [first, ...rest] = phrase;
  if (first === undefined) return;
  if (rest.length === 0) return addTerm(context, expansion, first, quality);
  const found = findPhrase(context, phrase, { quality });
  if (found) expansion.phrases.push(found);
}

function shortestPrefix({ unspaced, last, behind }: Token, namesOnly: boolean): number {
  if (unspaced) return 1;
  if (!last) return PREFIX_LENGTH.other;
  if (namesOnly) return PREFIX_LENGTH.suggest;
  return behind ? PREFIX_LENGTH.behind : PREFIX_LENGTH.last;
}

function addPrefixes({ dictionary, namesOnly }: ExpandContext, expansion: Expansion): void {
  const { token, terms, qualities, prefixFrom } = expansion;
  if (token.exact && !namesOnly) return;
  if (token.term.length < shortestPrefix(token, namesOnly)) return;
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
