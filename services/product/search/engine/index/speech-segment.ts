/**
 * The captions of a set of recordings (docs/search.md §10): all words in one column, where each cue and each recording begins in
 * it, and where each word occurs. Built once, read only.
 */
import type { TimedLine } from '@/lib/domain/playback/timed-text';
import { firstNot } from './first-not';
import { Growable, grow32 } from './growable';
import { libraryLanguage, stemsOf } from '../words/languages';
import { SPEECH_COMMON } from '../parameters';
import { termsOf } from '../words/tokenise';
import { numberVariants } from '../words/variants';

/** The columns, as the snapshot keeps them. */
export interface SpeechParts {
  ids: string[];
  terms: string[];
  words: Uint32Array | Uint16Array;
  /** First word of each cue. */
  cueWords: Uint32Array;
  /** Start and end of each cue, milliseconds, in turn. */
  cueTimes: Uint32Array;
  /** First cue of each recording, and where the last one ends. */
  recordingCues: Uint32Array;
}

/** Builds a segment from recordings, one by one. */
export class SpeechBuilder {
  private readonly ids: string[] = [];
  private readonly termIds = new Map<string, number>();
  private readonly words = grow32();
  private readonly cueWords = grow32();
  private readonly cueTimes = grow32();
  private readonly recordingCues = new Growable(new Uint32Array(1));
  /** The segment that recordings are copied from, and the ids here of its terms. */
  private carried: { from: SpeechSegment; ids: Uint32Array } | null = null;

  add(id: string, cues: readonly TimedLine[]): void {
    this.ids.push(id);
    for (const { start, end, text } of cues) {
      this.begin(start * 1000, end * 1000);
      for (const term of termsOf(text)) this.words.push(this.idOf(term));
    }
    this.recordingCues.push(this.cueWords.length);
  }

  /** Copies a recording from a segment. */
  copy(from: SpeechSegment, recording: number): void {
    const { ids, words, cueTimes, recordingCues } = from.parts;
    if (this.carried?.from !== from)
      this.carried = { from, ids: Uint32Array.from(from.parts.terms, (term) => this.idOf(term)) };
    const termIds = this.carried.ids;
    this.ids.push(ids[recording] ?? '');
    for (let cue = recordingCues[recording] ?? 0; cue < (recordingCues[recording + 1] ?? 0); cue++) {
      this.begin(cueTimes[cue * 2] ?? 0, cueTimes[cue * 2 + 1] ?? 0);
      for (let at = from.firstWord(cue); at < from.firstWord(cue + 1); at++)
        this.words.push(termIds[words[at] ?? 0] ?? 0);
    }
    this.recordingCues.push(this.cueWords.length);
  }

  parts(): SpeechParts {
    for (const column of [this.words, this.cueWords, this.cueTimes, this.recordingCues]) column.trim();
    const isSmall = this.termIds.size < 2 ** 16;
    return {
      ids: this.ids,
      terms: [...this.termIds.keys()],
      words: isSmall ? Uint16Array.from(this.words.data) : this.words.data,
      cueWords: this.cueWords.data,
      cueTimes: this.cueTimes.data,
      recordingCues: this.recordingCues.data,
    };
  }

  private begin(start: number, end: number): void {
    this.cueWords.push(this.words.length);
    this.cueTimes.push(Math.round(start));
    this.cueTimes.push(Math.round(end));
  }

  private idOf(term: string): number {
    const known = this.termIds.get(term);
    if (known !== undefined) return known;
    this.termIds.set(term, this.termIds.size);
    return this.termIds.size - 1;
  }
}

export class SpeechSegment {
  private readonly termIds: ReadonlyMap<string, number>;
  private readonly stems = new Map<string, number[]>();
  /** Places of term `t` are at `placeStart[t]` to `placeStart[t + 1]`; none for the commonest words. */
  private readonly placeStart: Uint32Array;
  private readonly places: Uint32Array;

  constructor(readonly parts: SpeechParts) {
    const { terms, words } = parts;
    this.termIds = new Map(terms.map((term, id) => [term, id]));
    terms.forEach((term, id) => {
      for (const stem of stemsOf(term, libraryLanguage()))
        this.stems.set(stem, [...(this.stems.get(stem) ?? []), id]);
    });
    this.placeStart = new Uint32Array(terms.length + 1);
    for (const word of words) this.placeStart[word + 1] = (this.placeStart[word + 1] ?? 0) + 1;
    const most = Math.max(SPEECH_COMMON.least, words.length * SPEECH_COMMON.share);
    for (let term = 1; term < this.placeStart.length; term++) {
      const count = this.placeStart[term] ?? 0;
      this.placeStart[term] = (this.placeStart[term - 1] ?? 0) + (count > most ? 0 : count);
    }
    this.places = this.place();
  }

  get cueCount(): number {
    return this.parts.cueWords.length;
  }

  /** Ids of the word and of its forms. */
  idsOf(term: string): number[] {
    const forms = [term, ...numberVariants(term)].map((form) => this.termIds.get(form) ?? -1);
    const stems = stemsOf(term, libraryLanguage()).flatMap((stem) => this.stems.get(stem) ?? []);
    return [...new Set([...forms.filter((id) => id >= 0), ...stems])];
  }

  /** Where a term occurs; empty for the commonest. */
  placesOf(term: number): Uint32Array {
    return this.places.subarray(this.placeStart[term] ?? 0, this.placeStart[term + 1] ?? 0);
  }

  firstWord(cue: number): number {
    return this.parts.cueWords[cue] ?? this.parts.words.length;
  }

  /** The cue that contains a word. */
  cueAt(word: number): number {
    const { cueWords } = this.parts;
    return firstNot(0, cueWords.length, (cue) => (cueWords[cue] ?? 0) <= word) - 1;
  }

  private place(): Uint32Array {
    const { words } = this.parts;
    const places = new Uint32Array(this.placeStart.at(-1) ?? 0);
    const next = this.placeStart.slice();
    for (let at = 0; at < words.length; at++) {
      const word = words[at] ?? 0;
      const to = next[word] ?? 0;
      if (this.placeStart[word] === this.placeStart[word + 1]) continue;
      places[to] = at;
      next[word] = to + 1;
    }
    return places;
  }
}
