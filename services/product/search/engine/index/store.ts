/** The index itself: vocabulary, base and delta, and where each id is. Changes are made here; searches only read. */
import type { FilterName } from '@/lib/contracts/listing/names';
import type { FacetValue, SearchDocument } from '../../types';
import { BaseSegment, buildBase, dictionaryOf, type BaseParts } from './base-segment';
import { Columns, isHeader } from './columns';
import { DeltaSegment } from './delta-segment';
import { Dictionary } from './dictionary';
import { FacetDictionary, indexOfFamily } from './facet-dictionary';
import { ImpactCounter } from './impacts';
import { Lexicon } from './lexicon';
import { SpeechIndex } from '../query/speech';
import { SpeechBuilder } from './speech-segment';
import { DELTA_MINIMUM, DELTA_SHARE } from '../parameters';
import { PhraseMatcher } from '../query/phrase';
import { prepare } from './prepare';
import { stopWords } from '../words/languages';
import type { Location } from './membership';
import type { SegmentNumber } from './segment';
import { ViewCache, VisibilityClasses, type Index } from '../query/visibility';

export class Store implements Index {
  dictionary: Dictionary;
  base: BaseSegment;
  delta: DeltaSegment;
  matcher: PhraseMatcher;
  lexicon: Lexicon;
  readonly views = new ViewCache();
  private readonly locations = new Map<string, Location>();
  private stopIds: Set<number>;
  private counter: ImpactCounter;

  constructor(
    parts: BaseParts,
    readonly facets: FacetDictionary,
    readonly classes: VisibilityClasses,
    readonly speech: SpeechIndex = new SpeechIndex(),
  ) {
    this.base = new BaseSegment(parts);
    this.delta = new DeltaSegment(this.base);
    this.dictionary = dictionaryOf(parts);
    this.stopIds = this.findStopIds();
    this.counter = new ImpactCounter((term) => this.stopIds.has(term));
    this.matcher = new PhraseMatcher(this.stopIds);
    this.lexicon = this.readBase();
    this.locateBase();
  }

  /** Builds the base from documents, which are read once and not kept; of two with one id the later one stays. */
  static build(documents: Iterable<SearchDocument>): Store {
    const facets = new FacetDictionary();
    const classes = new VisibilityClasses();
    const dictionary = new Dictionary([], new Uint32Array(0));
    const columns = new Columns();
    const speech = new SpeechBuilder();
    const seen = new Set<string>();
    const again: SearchDocument[] = [];
    for (const document of documents) {
      if (seen.has(document.id)) again.push(document);
      else {
        if (document.speech) speech.add(document.id, document.speech);
        columns.append(prepare(document, { dictionary, facets, classes }));
      }
      seen.add(document.id);
    }
    const store = new Store(
      buildBase(columns, dictionary, facets.size),
      facets,
      classes,
      new SpeechIndex(speech.parts()),
    );
    for (const document of again) store.put(document);
    return store;
  }

  get segments(): readonly [BaseSegment, DeltaSegment] {
    return [this.base, this.delta];
  }

  get size(): number {
    return this.base.liveCount + this.delta.liveCount;
  }

  readonly locate = (id: string): Location | undefined => this.locations.get(id);

  put(document: SearchDocument): void {
    this.take(document.id);
    const prepared = prepare(document, this);
    const postings: { term: number; impact: number }[] = [];
    this.counter.each(Uint32Array.from(prepared.forward), this.dictionary.size, (term, impact) => {
      postings.push({ term, impact });
      this.dictionary.count(term, 1);
    });
    this.locations.set(document.id, { segment: 1, ordinal: this.delta.append(prepared, postings) });
    this.noteStopWords(prepared.forward);
    this.lexicon.read(prepared.forward);
    if (document.speech) this.speech.set(document.id, document.speech);
  }

  /** Removes a document; false when the id is unknown. */
  take(id: string): boolean {
    const location = this.locations.get(id);
    if (!location) return false;
    const segment = this.segments[location.segment];
    for (const term of new Set(segment.columns.forwardOf(location.ordinal)))
      if (!isHeader(term)) this.dictionary.count(term, -1);
    segment.kill(location.ordinal);
    return this.locations.delete(id);
  }

  describe(family: FilterName, values: readonly FacetValue[]): void {
    this.facets.describe(indexOfFamily(family), values);
  }

  /** After changes: clears the cached views, and merges a large delta. */
  settle(): void {
    this.views.clear();
    const dead = this.base.columns.size - this.base.liveCount;
    const changes = Math.max(this.delta.columns.size, dead);
    if (changes > Math.max(DELTA_MINIMUM, this.base.columns.size * DELTA_SHARE)) this.compact();
  }

  compact(): void {
    this.speech.compact((id) => this.locations.has(id));
    if (this.delta.columns.size === 0 && this.base.liveCount === this.base.columns.size) return;
    const columns = new Columns();
    for (const segment of this.segments)
      for (let ordinal = 0; ordinal < segment.columns.size; ordinal++)
        if (this.isCurrent(segment === this.base ? 0 : 1, ordinal))
          columns.append(segment.columns.read(ordinal));
    const parts = buildBase(columns, this.dictionary, this.facets.size);
    this.base = new BaseSegment(parts);
    this.delta = new DeltaSegment(this.base);
    this.dictionary = dictionaryOf(parts);
    this.stopIds = this.findStopIds();
    this.matcher = new PhraseMatcher(this.stopIds);
    this.lexicon = this.readBase();
    this.views.clear();
    this.locateBase();
  }

  private readBase(): Lexicon {
    const lexicon = new Lexicon(this.dictionary);
    const { data, length } = this.base.columns.forward;
    lexicon.read(data.subarray(0, length));
    return lexicon;
  }

  private isCurrent(segment: SegmentNumber, ordinal: number): boolean {
    const location = this.locations.get(this.segments[segment].columns.ids[ordinal] ?? '');
    return location?.segment === segment && location.ordinal === ordinal;
  }

  private locateBase(): void {
    this.locations.clear();
    this.base.columns.ids.forEach((id, ordinal) => this.locations.set(id, { segment: 0, ordinal }));
  }

  private findStopIds(): Set<number> {
    return new Set([...stopWords].map((term) => this.dictionary.find(term)).filter((id) => id >= 0));
  }

  /** A stop word that no document had before gets its id from the first that has it. */
  private noteStopWords(forward: ArrayLike<number>): void {
    if (this.stopIds.size === stopWords.size) return;
    const before = this.stopIds.size;
    for (let place = 0; place < forward.length; place++) {
      const term = forward[place] ?? 0;
      if (!isHeader(term) && stopWords.has(this.dictionary.term(term))) this.stopIds.add(term);
    }
    if (this.stopIds.size > before) this.matcher = new PhraseMatcher(this.stopIds);
  }
}
