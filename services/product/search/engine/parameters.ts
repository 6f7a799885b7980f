/** Every number of docs/search.md, by name. */
import { textClasses, type TextClass } from '../types';
import { LONGEST } from './words/distance';

/** §3. Of a word and what stands for it, in one document, the lesser counts divided by this. */
export const BESIDE_DIVISOR = 2;

/** §1. Most tokens of a query that are used; the rest are ignored. */
export const MAX_TOKENS = 12;

/** §2, sixteenths. */
export const QUALITY = {
  exact: 16,
  number: 15,
  form: 14,
  synonym: 12,
  sound: 11,
  quoted: 8,
  typo: [16, 10, 6],
  firstLetterPenalty: 2,
} as const;
export const PREFIX_QUALITY = { floor: 6, span: 6 } as const;
/** Shortest token that is taken as a prefix: the last word, the last behind another, other words, the last word of a suggestion. */
export const PREFIX_LENGTH = { last: 2, behind: 1, other: 4, suggest: 1 } as const;

/** §8. A word this short is the beginning of too many others. */
export const VAGUE_LENGTH = 2;

/** §2. Typos allowed for a token of this many characters. */
export function typoLimit(token: string): number {
  if (token.length < 4 || token.length > LONGEST || /\p{N}/u.test(token)) return 0;
  return token.length < 6 ? 1 : 2;
}

/** §2. Shortest part of a word that is read as two. */
export const SPLIT_LENGTH = 3;
/** §2. Least impact of a term that names or labels something, as a correction on its own must. */
export const TELLING = 20;
/** §2. Least impact of an excluded term for its document to be left out: more than a mention. */
export const EXCLUDED_FROM = 16;
/** §3. Least quality · impact at which a kind is matched: by a name, label or type. A mere mention does not count. */
export const KIND_STRENGTH = QUALITY.synonym * 16;
/** §2. Least quality · impact that tells what a document is about: that of a sub-type; a label has it by other forms of its words too. */
export const TELLING_STRENGTH = QUALITY.exact * 16;

/** §3. Weight of a class by occurrences: one, two, three or more. `name` grows with brevity instead. */
export const CLASS_WEIGHT = {
  name: [60, 60, 60],
  alternativeNames: [50, 50, 50],
  people: [30, 30, 30],
  characters: [24, 24, 24],
  labels: [20, 20, 20],
  subType: [16, 16, 16],
  shortIntroduction: [10, 15, 20],
  longIntroduction: [6, 9, 12],
  body: [4, 6, 8],
} as const satisfies Record<TextClass, readonly [number, number, number]>;
export const NAME_BREVITY = 24;

/** §10. All words must be said within this many words after one of them. */
export const SPEECH_WINDOW = 12;
/** §10. Moments of one recording in an answer. */
export const MOMENTS = 3;
/** §10. A word said more often than both limits is searched for only together with others. */
export const SPEECH_COMMON = { least: 100_000, share: 1 / 2_000 } as const;
/** §10. Speech bonus, in the unit of the phrase bonus: exact words, `fromWords` or more; fewer; words near each other. */
export const SPEECH_BONUS = { phrase: 45, fromWords: 3, short: 12, near: 4 } as const;

/** §3. Figures of the phrase bonus; classes that are absent have none. */
export const PHRASE_BONUS: Partial<Record<TextClass, { phrase: number; whole: number }>> = {
  name: { phrase: 40, whole: 100 },
  alternativeNames: { phrase: 34, whole: 80 },
  people: { phrase: 20, whole: 30 },
  characters: { phrase: 16, whole: 20 },
  labels: { phrase: 14, whole: 18 },
  subType: { phrase: 8, whole: 8 },
  shortIntroduction: { phrase: 6, whole: 6 },
};
/** §3. Ranks a work before its stagings when the query is a name of both, whole or in part. */
export const WORK_BONUS = 40;
/** §3. Extra bonus of the oldest among works of the same name. */
export const ORIGINAL_BONUS = 20;
/** §3. What a reading of the query is worth, sixteenths: as typed; what its words stand for; its last word half typed. */
export const READING_SHARE = { typed: 16, meant: 6, halfTyped: 8 } as const;
/** §3. The shortest single word that may be half a name. */
export const HALF_TYPED = 3;
/** §3. Most phrases that a query may stand for. */
export const MOST_MEANT = 8;
/** §3. Figure of the kinds, in proportion to those matched, where no document is about all words. */
export const KIND_FIGURE = 10;
/** §3. Added for all demanded tokens; and for kinds, in proportion to those matched. */
export const ALL_WORDS_BONUS = 2 ** 26;
export const KINDS_BONUS = 2 ** 26;

/** §3. Weight of a token held by `df` of `count` documents. */
export function inverseDocumentFrequency(count: number, df: number): number {
  return Math.round(4 + 4 * Math.log2(1 + count / Math.max(1, df)));
}

/** §2. So many documents that match all tokens are enough, although none is about them: what is looked for is among them. */
export const ENOUGH = 100;
/** §2. How much of a query a document must match where none is about all: half of the demanded tokens, or a third of their weight. */
export const isEnoughOf = (part: {
  matched: number;
  demanded: number;
  held: number;
  weight: number;
}): boolean => part.matched * 2 >= part.demanded || part.held * 3 >= part.weight;

/** §2. A word of this length, and one slip, keeps its correction beside words that nothing has together with it. */
export const SURE_LENGTH = 8;

/** Position of each class in the forward index and in `textClasses`. */
export const classIndex = Object.fromEntries(textClasses.map((name, index) => [name, index])) as Record<
  TextClass,
  number
>;
/** Naming values: the classes up to this one. */
export const LAST_NAMING_CLASS = classIndex.alternativeNames;

/** §9. The delta is merged when it outgrows this share of the base and this number. */
export const DELTA_SHARE = 0.25;
export const DELTA_MINIMUM = 4096;
/** §10. Captions added since the last merge are merged when they exceed this share of all and this number. */
export const SPEECH_DELTA = { share: 0.25, minimum: 60_000 } as const;
/** §5. Share of what a document is about that another must have to be similar. */
export const SIMILAR_SHARE = 1 / 3;
/** §7. The best matches among which suggestions are chosen. */
export const SUGGESTIONS_CONSIDERED = 200;
