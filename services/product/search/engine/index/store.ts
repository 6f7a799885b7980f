/** The index itself: vocabulary, base and delta, and where each id is. Changes are made here; searches only read. */
import type { FilterName } from '@/lib/contracts/listing/names';
import type { FacetValue } from '@/lib/domain/catalogue/content-item/facets';
import type { SearchDocument } from '../../types';
import { BaseSegment, buildBase, dictionaryOf, type BaseParts } from './base-segment';
import { Columns, isHeader } from './columns';
import { DeltaSegment } from './delta-segment';
import { Dictionary } from './dictionary';
import { FacetDictionary, indexOfFamily } from './facet-dictionary';
import { ImpactCounter } from './impacts';
import { Lexicon } from './lexicon';
import { SpeechIndex } from '../query/speech';
import { DELTA_MINIMUM, DELTA_SHARE } from '../parameters';
import { PhraseMatcher } from '../query/phrase';
import { prepare } from './prepare';
import { stopWords } from '../words/languages';
import type { Location, SegmentNumber } from './segment';
import { Views } from '../query/views';

export class Store {
  dictionary: Dictionary;
  base: BaseSegment;
  delta: DeltaSegment;
  matcher: PhraseMatcher;
  lexicon: Lexicon;
  readonly views = new Views();
  private readonly locations = new Map<string, Location>();
  private stopIds: Set<number>;
  private counter: ImpactCounter;

  constructor(
    parts: BaseParts,
    readonly facets: FacetDictionary,
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

  static empty(): Store {
    const parts = buildBase(new Columns(), new Dictionary([], new Uint32Array(0)), 0);
    return new Store(parts, new FacetDictionary());
  }

  get segments(): readonly [BaseSegment, DeltaSegment] {
    return [this.base, this.delta];
  }

  get size(): number {
    return this.base.liveCount + this.delta.liveCount;
  }

  readonly locate = (id: string): Location | undefined => this.locations.get(id);

  /**
   * Adds documents or replaces those of the same id; of two with one id the later one stays. A first start gives all at once: what
   * would fill the delta is built into the base, without the four sorted places that the delta finds for each document.
   */
  put(documents: readonly SearchDocument[]): void {
    const latest = new Map(documents.map((document) => [document.id, document]));
    for (const id of latest.keys()) this.take(id);
    if (this.isMany(this.delta.columns.size + latest.size)) this.rebuild(latest.values());
    else for (const document of latest.values()) this.append(document);
    this.settle();
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

  /** After changes: clears the cached views, and builds a base anew that holds much that is gone. */
  settle(): void {
    this.views.clear();
    if (this.isMany(this.base.columns.size - this.base.liveCount)) this.compact();
  }

  /** Merges the delta into the base, and what is said since; drops recordings of documents that are gone. */
  compact(): void {
    if (this.delta.columns.size > 0 || this.base.liveCount < this.base.columns.size) this.rebuild([]);
    this.speech.compact((id) => this.locations.has(id));
  }

  private append(document: SearchDocument): void {
    const prepared = prepare(document, this);
    this.noteStopWords(prepared.forward);
    const postings: { term: number; impact: number }[] = [];
    this.counter.each(Uint32Array.from(prepared.forward), this.dictionary.size, (term, impact) => {
      postings.push({ term, impact });
      this.dictionary.count(term, 1);
    });
    this.locations.set(document.id, { segment: 1, ordinal: this.delta.append(prepared, postings) });
    this.lexicon.read(prepared.forward);
  }

  private isMany(changes: number): boolean {
    const { size } = this.base.columns;
    return changes > (size === 0 ? 0 : Math.max(DELTA_MINIMUM, size * DELTA_SHARE));
  }

  /** Makes a base of all that is current and of documents that are new. */
  private rebuild(added: Iterable<SearchDocument>): void {
    const columns = new Columns();
    for (const segment of this.segments)
      for (let ordinal = 0; ordinal < segment.columns.size; ordinal++)
        if (this.isCurrent(segment === this.base ? 0 : 1, ordinal))
          columns.append(segment.columns.read(ordinal));
    for (const document of added) columns.append(prepare(document, this));
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

  /** A stop word that no document had before gets its id from the first that has it, before that one's words are weighed. */
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
