/** Search in the captions of recordings: which recordings say the words of a query (docs/search.md §10). */
import type { TimedLine } from '@/lib/domain/playback/timed-text';
import type { Moment } from '../../types';
import { MOMENTS, SPEECH_DELTA, SPEECH_WINDOW } from '../parameters';
import { SpeechBuilder, SpeechSegment, type SpeechParts } from '../index/speech-segment';

/** Words as typed, in order, and which of them must be said. */
export interface SpokenQuery {
  terms: readonly string[];
  demanded: readonly string[];
}

/** What was found in one recording: whether the exact words are said, and the first moments. */
export interface Spoken {
  isExact: boolean;
  moments: Moment[];
}

const MOST_TERMS = 31;

export class SpeechIndex {
  private base: SpeechSegment;
  private inBase: ReadonlySet<string>;
  private changed = new SpeechSegment(new SpeechBuilder().parts());
  /** Recordings given since `changed` was built: only these are read again, however many it holds. */
  private readonly unread = new Set<string>();
  /** Number of captions in `changes`, the recordings changed since the base was built (empty for captions removed). */
  private changedCues = 0;
  private readonly changes = new Map<string, readonly TimedLine[]>();

  constructor(parts: SpeechParts = new SpeechBuilder().parts()) {
    this.base = new SpeechSegment(parts);
    this.inBase = new Set(parts.ids);
  }

  /** Replaces a recording's captions; an empty list removes them. Many changes are merged, to bound the raw captions. */
  set(id: string, cues: readonly TimedLine[]): void {
    this.changedCues += cues.length - (this.changes.get(id)?.length ?? 0);
    this.changes.set(id, cues);
    this.unread.add(id);
    const most = Math.max(SPEECH_DELTA.minimum, SPEECH_DELTA.share * this.base.cueCount);
    if (this.changedCues > most) this.compact(() => true);
  }

  has(id: string): boolean {
    const changed = this.changes.get(id);
    return changed ? changed.length > 0 : this.inBase.has(id);
  }

  /** Merges the changes, and drops recordings for which `isHeld` is false. */
  compact(isHeld: (id: string) => boolean): void {
    if (this.changes.size === 0 && this.base.parts.ids.every(isHeld)) return;
    const builder = new SpeechBuilder();
    this.base.parts.ids.forEach((id, recording) => {
      if (!this.changes.has(id) && isHeld(id)) builder.copy(this.base, recording);
    });
    for (const [id, cues] of this.changes) if (cues.length > 0 && isHeld(id)) builder.add(id, cues);
    this.changes.clear();
    this.changedCues = 0;
    this.changed = new SpeechSegment(new SpeechBuilder().parts());
    this.unread.clear();
    this.base = new SpeechSegment(builder.parts());
    this.inBase = new Set(this.base.parts.ids);
  }

  /** The columns of a compacted index. */
  parts(): SpeechParts {
    return this.base.parts;
  }

  /** Recordings in which all demanded words are said within a few seconds, by id, among those that may be seen. */
  find(query: SpokenQuery, maySee: (id: string) => boolean): Map<string, Spoken> {
    const found = new Map<string, Spoken>();
    if (query.demanded.length === 0) return found;
    this.readChanges();
    const isCurrent = (id: string) => !this.changes.has(id) && maySee(id);
    findIn(this.base, query, isCurrent, found);
    findIn(this.changed, query, maySee, found);
    return found;
  }

  private readChanges(): void {
    if (this.unread.size === 0) return;
    const builder = new SpeechBuilder();
    this.changed.parts.ids.forEach((id, recording) => {
      if (!this.unread.has(id)) builder.copy(this.changed, recording);
    });
    for (const id of this.unread) {
      const cues = this.changes.get(id) ?? [];
      if (cues.length > 0) builder.add(id, cues);
    }
    this.changed = new SpeechSegment(builder.parts());
    this.unread.clear();
  }
}

/** A query in the words of one segment. */
interface Wanted {
  /** For each term, bits of the demanded words that it matches. */
  demanded: Uint32Array;
  all: number;
  /** For each term, bits of the positions in the phrase that accept it; and their number. */
  phrase: Uint32Array;
  length: number;
  /** Terms of the rarest demanded word, and its place in the phrase. */
  rarest: number[];
  offset: number;
}

function wantedIn(segment: SpeechSegment, { terms, demanded }: SpokenQuery): Wanted | null {
  const ids = demanded.slice(0, MOST_TERMS).map((term) => segment.idsOf(term));
  if (ids.some(({ length }) => length === 0)) return null;
  const countOf = (list: readonly number[]) => list.reduce((sum, id) => sum + segment.placesOf(id).length, 0);
  const looked = ids
    .map((list, index) => ({ list, index, count: countOf(list) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => one.count - other.count);
  const first = looked[0];
  if (!first) return null;
  const phrase = terms.slice(0, MOST_TERMS).map((term) => segment.idsOf(term));
  return {
    demanded: bitsOf(ids, segment),
    all: (1 << ids.length) - 1,
    phrase: bitsOf(phrase, segment),
    length: phrase.length,
    rarest: first.list,
    offset: terms.indexOf(demanded[first.index] ?? ''),
  };
}

/** A column by term, not a map, because it is read for every place of a word. */
function bitsOf(lists: readonly (readonly number[])[], { parts }: SpeechSegment): Uint32Array {
  const bits = new Uint32Array(parts.terms.length);
  lists.forEach((list, index) => {
    for (const id of list) bits[id] = (bits[id] ?? 0) | (1 << index);
  });
  return bits;
}

function findIn(
  segment: SpeechSegment,
  query: SpokenQuery,
  maySee: (id: string) => boolean,
  found: Map<string, Spoken>,
): void {
  const wanted = wantedIn(segment, query);
  if (!wanted) return;
  const { ids } = segment.parts;
  for (const term of wanted.rarest)
    eachSeen(segment, segment.placesOf(term), maySee, (at, recording, span) => {
      const isExact = query.terms.length > 1 && isPhrase(segment, wanted, at - wanted.offset, span);
      if (isExact || isNear(segment, wanted, at, span))
        note(found, ids[recording] ?? '', momentAt(segment, recording, at), isExact);
    });
}

/** Walks ascending places together with the recordings that contain them, and skips those that may not be seen. */
function eachSeen(
  segment: SpeechSegment,
  places: Uint32Array,
  maySee: (id: string) => boolean,
  visit: (at: number, recording: number, span: Span) => void,
): void {
  const { ids, recordingCues } = segment.parts;
  const span = { start: 0, end: 0 };
  let recording = -1;
  let isSeen = false;
  for (const at of places) {
    while (at >= span.end) {
      recording++;
      span.start = span.end;
      span.end = segment.firstWord(recordingCues[recording + 1] ?? 0);
      isSeen = at < span.end && maySee(ids[recording] ?? '');
    }
    if (isSeen) visit(at, recording, span);
  }
}

function momentAt(segment: SpeechSegment, recording: number, word: number): Moment {
  const { cueTimes, recordingCues } = segment.parts;
  const cue = segment.cueAt(word);
  return {
    cue: cue - (recordingCues[recording] ?? 0),
    start: (cueTimes[cue * 2] ?? 0) / 1000,
    end: (cueTimes[cue * 2 + 1] ?? 0) / 1000,
  };
}

/** Words from `start` to before `end`: one recording. */
interface Span {
  start: number;
  end: number;
}

/** Whether all words occur in a run of `SPEECH_WINDOW` + 1 words that includes `at`. */
function isNear(
  { parts }: SpeechSegment,
  { demanded, all }: Wanted,
  at: number,
  { start, end }: Span,
): boolean {
  const first = Math.max(start, at - SPEECH_WINDOW);
  const holdsAll = (from: number, to: number): boolean => {
    let held = 0;
    for (let place = from; place < to; place++) held |= demanded[parts.words[place] ?? 0] ?? 0;
    return held === all;
  };
  if (!holdsAll(first, Math.min(end, at + SPEECH_WINDOW + 1))) return false;
  for (let from = first; from <= at; from++)
    if (holdsAll(from, Math.min(end, from + SPEECH_WINDOW + 1))) return true;
  return false;
}

function isPhrase(
  { parts }: SpeechSegment,
  { phrase, length }: Wanted,
  from: number,
  { start, end }: Span,
): boolean {
  if (from < start || from + length > end) return false;
  for (let offset = 0; offset < length; offset++)
    if (((phrase[parts.words[from + offset] ?? 0] ?? 0) & (1 << offset)) === 0) return false;
  return true;
}

/** The exact words come before words that are near each other; of each, the first in the recording. */
function note(found: Map<string, Spoken>, id: string, moment: Moment, isExact: boolean): void {
  const known = found.get(id);
  if (known?.isExact && !isExact) return;
  if (!known || isExact !== known.isExact) {
    found.set(id, { isExact, moments: [moment] });
    return;
  }
  if (known.moments.some(({ cue }) => cue === moment.cue)) return;
  known.moments.push(moment);
  known.moments.sort((one, other) => one.cue - other.cue).splice(MOMENTS);
}
