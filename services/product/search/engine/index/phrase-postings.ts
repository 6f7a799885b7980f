/** Documents that hold a phrase, as postings (docs/search.md §4). */
import { hasBit, type Bitset } from './bitset';
import type { ExpandContext, FoundPhrase } from '../words/expansion';
import { IMPACT_MASK, NAMING_FLAG } from './impacts';
import { LAST_NAMING_CLASS, QUALITY } from '../parameters';
import { impactIn, type Postings, type Segment } from './segment';

type Searched = Pick<ExpandContext, 'dictionary' | 'matcher' | 'segments' | 'view' | 'namesOnly'>;

interface PhraseOptions {
  quality?: number;
  /** Every word counts; otherwise stop words between the content words do not. */
  withStopWords?: boolean;
}

/** Null when the index does not know a word of the phrase. */
export function findPhrase(
  context: Searched,
  phrase: readonly string[],
  { quality = QUALITY.synonym, withStopWords = false }: PhraseOptions = {},
): FoundPhrase | null {
  const terms = phrase.map((term) => context.dictionary.find(term));
  if (terms.includes(-1)) return null;
  context.matcher.set(
    terms.map((term) => [term]),
    context.dictionary.size,
    !withStopWords,
  );
  const postings = context.segments.map((segment, at) =>
    phrasePostings(context, segment, context.view.bits[at], terms),
  );
  return { terms, quality, postings };
}

const NONE: Postings = { docs: new Uint32Array(0), impacts: new Uint16Array(0), start: 0, end: 0 };
const ALL_CLASSES = 255;

/** Visible documents in which the matcher's phrase occurs; impact is the lowest of its terms. */
function phrasePostings(
  { matcher, namesOnly }: Searched,
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
    matcher.scan(
      segment.columns.forwardOf(doc),
      namesOnly ? LAST_NAMING_CLASS : ALL_CLASSES,
      () => (holds = true),
    );
    if (!holds) continue;
    docs.push(doc);
    impacts.push(
      Math.min(...lists.map((list) => impactIn(list, doc) & IMPACT_MASK)) | (namesOnly ? NAMING_FLAG : 0),
    );
  }
  return { docs: Uint32Array.from(docs), impacts: Uint16Array.from(impacts), start: 0, end: docs.length };
}

const sizeOf = (list: Postings | undefined): number => (list ? list.end - list.start : 0);
