/** The bonus for a query's words that form a phrase or are a whole name (docs/search.md §3, "Phrase bonus"). */
import { contentTypes } from '@/lib/contracts/catalogue/content-types';
import { textClasses } from '../../types';
import type { ExpandContext, Expansion } from '../words/expansion';
import { NAMING_FLAG } from '../index/impacts';
import {
  ALL_WORDS_BONUS,
  HALF_TYPED,
  LAST_NAMING_CLASS,
  ORIGINAL_BONUS,
  PHRASE_BONUS,
  READING_SHARE,
  WORK_BONUS,
  classIndex,
} from '../parameters';
import type { PhraseMatcher } from './phrase';
import type { QueryText } from './query';
import type { Candidates } from './score';
import type { Segment } from '../index/segment';

const bonuses = textClasses.map((name) => PHRASE_BONUS[name]);
const LAST_BONUS_CLASS = classIndex.shortIntroduction;
const WORK = contentTypes.indexOf('title');

/** §3: what the figures of the phrase bonus are multiplied by, before a reading's share. */
export const idfSum = (expansions: readonly Expansion[]): number =>
  expansions.reduce((sum, { idf }) => sum + idf, 0);

/** One way to read the query as a phrase. */
interface Reading {
  /** At each place any of these terms. */
  positions: readonly (readonly number[])[];
  /** Sixteenths. */
  share: number;
  /** Searches only names. */
  namesOnly: boolean;
  /** Counts only where the value has no other content word. */
  wholeOnly: boolean;
  skipStopWords: boolean;
}

/** Terms that stand for the whole token, and not only begin with it. */
export const exactTerms = ({ terms, prefixFrom }: Expansion): readonly number[] => terms.slice(0, prefixFrom);

/** The query as typed: all tokens, those that are not light, those that are demanded. */
function typedReadings(query: QueryText, expansions: readonly Expansion[]): Reading[] {
  const ways = [
    expansions,
    expansions.filter(({ role }) => role !== 'light'),
    expansions.filter(({ role }) => role === 'demanded'),
  ];
  return ways
    .filter((way, index) => way.length > 0 && way.length !== ways[index - 1]?.length)
    .map((way) => ({
      positions: way.map(exactTerms),
      share: READING_SHARE.typed,
      namesOnly: way.length === 1,
      wholeOnly: way.length === 1,
      skipStopWords: !query.onlyStopWords,
    }));
}

/** A name whose last word is half typed. */
function halfTyped(query: QueryText, expansions: readonly Expansion[]): Reading[] {
  const asked = expansions.filter(({ role }) => role === 'demanded');
  const last = asked.at(-1);
  if (!last?.token.last || (asked.length === 1 && last.token.term.length < HALF_TYPED)) return [];
  const positions = [...asked.slice(0, -1).map(exactTerms), last.terms.slice(last.prefixFrom)];
  const share = READING_SHARE.halfTyped;
  const wholeOnly = positions.length === 1;
  return [{ positions, share, wholeOnly, namesOnly: true, skipStopWords: !query.onlyStopWords }];
}

function readingsOf(
  { dictionary }: ExpandContext,
  query: QueryText,
  expansions: readonly Expansion[],
  meant: readonly (readonly string[])[],
): Reading[] {
  const names = meant.map((phrase): Reading => ({
    positions: phrase.map((term) => [dictionary.find(term)].filter((id) => id >= 0)),
    share: READING_SHARE.meant,
    namesOnly: true,
    wholeOnly: false,
    skipStopWords: true,
  }));
  return [...typedReadings(query, expansions), ...halfTyped(query, expansions), ...names].filter(
    ({ positions }) => positions.every(({ length }) => length > 0),
  );
}

/** Adds the phrase bonus to candidates that match every demanded token: of all readings the best counts. */
export function addPhraseBonus(
  context: ExpandContext,
  query: QueryText,
  expansions: readonly Expansion[],
  { found, meant }: { found: readonly Candidates[]; meant: readonly (readonly string[])[] },
): void {
  const { segments, matcher, dictionary } = context;
  const best = segments.map(() => new Map<number, number>());
  for (const reading of readingsOf(context, query, expansions, meant)) {
    matcher.set(reading.positions, dictionary.size, reading.skipStopWords);
    const works: Work[] = [];
    segments.forEach((segment, at) => {
      const [candidates, figures] = [found[at], best[at]];
      if (candidates && figures) read(segment, candidates, { matcher, reading, figures, works });
    });
    raiseOriginal(works, reading.share);
  }
  const unit = idfSum(expansions);
  best.forEach((figures, at) => {
    const scores = found[at]?.scores;
    for (const [doc, figure] of figures) if (scores) scores[doc] = (scores[doc] ?? 0) + unit * figure;
  });
}

/** A work whose whole name is the reading. */
interface Work {
  doc: number;
  age: number;
  figure: number;
  figures: Map<number, number>;
}

/** Adaptations keep their original's name: of works of one name the oldest ranks first, or all those of that year. */
function raiseOriginal(works: readonly Work[], share: number): void {
  const oldest = Math.min(...works.map(({ age }) => age));
  for (const { doc, age, figure, figures } of works)
    if (age === oldest) raise(figures, doc, (figure + ORIGINAL_BONUS) * share);
}

function raise(figures: Map<number, number>, doc: number, amount: number): void {
  if (amount > (figures.get(doc) ?? 0)) figures.set(doc, amount);
}

interface Looking {
  matcher: PhraseMatcher;
  reading: Reading;
  /** For each document the best figure so far, times its share. */
  figures: Map<number, number>;
  works: Work[];
}

function read(segment: Segment, candidates: Candidates, looking: Looking): void {
  if (looking.reading.namesOnly) {
    readNames(segment, candidates, looking);
    return;
  }
  for (let place = 0; place < candidates.length; place++)
    readOne(segment, candidates.docs[place] ?? 0, looking);
}

/** Only documents that hold the first word in a name can have the phrase there. */
function readNames(segment: Segment, { scores }: Candidates, looking: Looking): void {
  const seen = new Set<number>();
  for (const term of looking.reading.positions[0] ?? []) {
    const list = segment.postings(term);
    if (!list) continue;
    for (let place = list.start; place < list.end; place++) {
      const doc = list.docs[place] ?? 0;
      if (((list.impacts[place] ?? 0) & NAMING_FLAG) === 0 || (scores[doc] ?? 0) < ALL_WORDS_BONUS) continue;
      if (seen.has(doc)) continue;
      seen.add(doc);
      readOne(segment, doc, looking);
    }
  }
}

function readOne(segment: Segment, doc: number, { matcher, reading, figures, works }: Looking): void {
  const { types, age } = segment.columns;
  const isWork = types.data[doc] === WORK;
  const lastClass = reading.namesOnly ? LAST_NAMING_CLASS : LAST_BONUS_CLASS;
  let figure = 0;
  let isName = false;
  let isInName = false;
  matcher.scan(segment.columns.forwardOf(doc), lastClass, (textClass, whole) => {
    const bonus = bonuses[textClass];
    if (!bonus || (reading.wholeOnly && !whole)) return;
    isInName ||= textClass <= LAST_NAMING_CLASS;
    isName ||= whole && textClass <= LAST_NAMING_CLASS;
    figure = Math.max(figure, whole ? bonus.whole : bonus.phrase);
  });
  if (isWork && isName) works.push({ doc, age: agedOr(age.data[doc]), figure: figure + WORK_BONUS, figures });
  raise(figures, doc, (figure + (isWork && isInName ? WORK_BONUS : 0)) * reading.share);
}

/** A work without an age counts as the newest. */
const agedOr = (age: number | undefined): number => (age === undefined || Number.isNaN(age) ? Infinity : age);
