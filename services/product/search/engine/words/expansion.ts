/** What a token of a query becomes in the index, and what is needed to find it. Types only. */
import type { Dictionary } from '../index/dictionary';
import type { Lexicon } from '../index/lexicon';
import type { PhraseMatcher } from '../query/phrase';
import type { Token, TokenRole } from '../query/query';
import type { Postings, Segment } from '../index/segment';
import type { View } from '../query/views';

/** A phrase and, for each segment, the visible documents that hold it with its impact there. */
export interface FoundPhrase {
  terms: number[];
  quality: number;
  postings: Postings[];
}

/** A token with everything that matches it. */
export interface Expansion {
  token: Token;
  terms: number[];
  /** Of each term, in sixteenths. */
  qualities: number[];
  /** Terms from here to the prefix expansions are synonyms and what is quoted; those before are the word itself. */
  meantFrom: number;
  /** Terms from here on are prefix expansions, which no phrase accepts. */
  prefixFrom: number;
  /** Longer synonym phrases: per segment, the visible documents that hold one, with its impact. */
  phrases: FoundPhrase[];
  idf: number;
  role: TokenRole;
  /** The terms are corrections of a typo. */
  corrected: boolean;
}

export interface ExpandContext {
  dictionary: Dictionary;
  lexicon: Lexicon;
  segments: readonly Segment[];
  view: View;
  /** What the viewer sees of every type, and not only of those asked for. */
  allTypes: () => View;
  matcher: PhraseMatcher;
  /** Documents in the index. */
  count: number;
  /** Suggestions search only naming values. */
  namesOnly: boolean;
  /** A recording says the words, so that none of them is unknown. */
  isSaid: boolean;
}
