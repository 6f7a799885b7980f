/** The index itself: vocabulary, base and delta, and where each id is. Changes are made here; searches only read. */
import type { FilterName } from '@/lib/contracts/listing/names';
import type { FacetValue } from '@/lib/domain/catalogue/content-item/facets';
import type { SearchDocument } from '../../types';
import { allAtOnce } from '@/services/common/in-turns';
import { BaseSegment, buildBase, dictionaryOf, type BaseParts } from './base-segment';
import { Columns, isHeader, type PreparedDocument } from './columns';
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
import type { Location } from './segment';
import { Views } from '../query/views';

/** Ids placed in one step: some 10 ms. */
const PLACED = 10_000;

export class Store {
  readonly dictionary: Dictionary;
  readonly base: BaseSegment;
  readonly delta: DeltaSegment;
  matcher: PhraseMatcher;
  readonly lexicon: Lexicon;
  readonly views = new Views();
  private readonly locations = new Map<string, Location>();
  private readonly stopIds: Set<number>;
  private readonly counter: ImpactCounter;
  private watched: Set<string> | null = null;

  private constructor(
    parts: BaseParts,
    readonly facets: FacetDictionary,
    readonly speech: SpeechIndex,
  ) {
    this.base = new BaseSegment(parts);
    this.delta = new DeltaSegment(this.base);
    this.dictionary = dictionaryOf(parts);
    this.stopIds = this.findStopIds();
    this.counter = new ImpactCounter((term) => this.stopIds.has(term));
    this.matcher = new PhraseMatcher(this.stopIds);
    this.lexicon = new Lexicon(this.dictionary);
  }

  /** A store of a base, in steps. */
  static *of(
    parts: BaseParts,
    facets: FacetDictionary,
    speech: SpeechIndex = new SpeechIndex(),
  ): Generator<void, Store> {
    const store = new Store(parts, facets, speech);
    yield;
    const { ids, forward } = parts.columns;
    for (const [ordinal, id] of ids.entries()) {
      store.locations.set(id, { segment: 0, ordinal });
      if (ordinal % PLACED === 0) yield;
    }
    yield* store.lexicon.read(forward.data.subarray(0, forward.length));
    return store;
  }

  static empty(): Store {
    const parts = allAtOnce(buildBase(new Columns(), new Dictionary([], new Uint32Array(0)), 0));
    return allAtOnce(Store.of(parts, new FacetDictionary()));
  }

  get segments(): readonly [BaseSegment, DeltaSegment] {
    return [this.base, this.delta];
  }

  get size(): number {
    return this.base.liveCount + this.delta.liveCount;
  }

  readonly locate = (id: string): Location | undefined => this.locations.get(id);

  /** Whether so many documents are better built into a base than appended: as at a first start, which gives all at once. */
  isMany(documents: number): boolean {
    const { size } = this.base.columns;
    return documents > (size === 0 ? 0 : Math.max(DELTA_MINIMUM, size * DELTA_SHARE));
  }

  /** Whether so much was added, replaced or removed that a new base is due. */
  get isWorn(): boolean {
    return this.isMany(Math.max(this.delta.columns.size, this.base.columns.size - this.base.liveCount));
  }

  get isWhole(): boolean {
    return this.delta.columns.size === 0 && this.base.liveCount === this.base.columns.size;
  }

  /** Ids that are put or taken from now on. */
  watch(): Set<string> {
    return (this.watched = new Set());
  }

  /** Removes a document; false when the id is unknown. */
  take(id: string): boolean {
    this.watched?.add(id);
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

  /** Replaces a document by what another store holds of it, if it does. */
  takeOver(id: string, from: Store): void {
    this.take(id);
    const at = from.locate(id);
    if (!at) return;
    const held = from.segments[at.segment].columns.read(at.ordinal);
    const forward = Array.from(held.forward, (word) =>
      isHeader(word) ? word : this.dictionary.add(from.dictionary.term(word)),
    );
    this.append({ ...held, forward });
  }

  put(document: SearchDocument): void {
    this.take(document.id);
    this.append(prepare(document, this));
  }

  private append(prepared: PreparedDocument): void {
    this.noteStopWords(prepared.forward);
    const postings: { term: number; impact: number }[] = [];
    this.counter.each(Uint32Array.from(prepared.forward), this.dictionary.size, (term, impact) => {
      postings.push({ term, impact });
      this.dictionary.count(term, 1);
    });
    this.locations.set(prepared.id, { segment: 1, ordinal: this.delta.append(prepared, postings) });
    allAtOnce(this.lexicon.read(prepared.forward));
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
