/**
 * All items of this node: stored items by id and slug, and the search engine over the same set. Applies changes from
 * the replica. Each item is of one version for items, slugs and index alike, because a step of applying does not yield.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ContentType } from '@/lib/contracts/catalogue/content-types';
import {
  type CatalogueRecord,
  catalogueRecordOf,
  type MappingOptions,
} from '@/lib/domain/catalogue/content-item/catalogue-record';
import type { DeliveryEntry, Lookup } from '@/lib/domain/catalogue/content-item/entry';
import { ownFacetValue } from '@/lib/domain/catalogue/content-item/facets';
import { fieldsOf } from '@/lib/domain/catalogue/content-item/fields';
import { chunksOf } from '@/lib/domain/chunks';
import { messageOf } from '@/lib/platform/message-of';
import { allAtOnce, doInTurns } from '@/services/common/in-turns';
import type { Logger } from '@/services/common/log';
import type { SearchDocument, SearchEngine } from '../search/types';
import { FacetNames } from './facet-names';
import { Newest } from './newest';
import { StandardsIndex } from './standards-index';
import { type FamilyValue, familyValueOf, familyValues, searchDocument } from './search-document';
import { slugKey, type StoredItem, storedItem } from './stored-item';

/** Entries mapped or indexed before requests get their turn: 30 to 80 ms. */
const IN_ONE_TURN = 128;

/** How far entries have been taken up: first all are prepared, then their documents are indexed. */
export interface Taken {
  part: 'prepared' | 'indexed';
  done: number;
  total: number;
}

type Prepared = { item: StoredItem; document: () => SearchDocument };

export interface EntryFault {
  /** Content type. */
  type: string;
  message: string;
}

export class Catalogue {
  private readonly items = new Map<string, StoredItem>();
  private readonly itemsOfType = new Map<ContentType, Map<string, StoredItem>>();
  private readonly idBySlug = new Map<string, string>();
  private readonly newest = new Newest(() => this.items.values());
  private readonly facetNames = new FacetNames();
  /** Faults of entries, by id: such an entry is left out, or shown without a part. */
  readonly faults = new Map<string, EntryFault>();
  readonly standards = new StandardsIndex();
  /** Grows with every applied change; caches keyed by it never outlive the content they were made from. */
  version = 0;
  /** The last change of the stored content that it holds; the same on every node that has read as far. 0: none, or parts of several. */
  seq = 0;

  constructor(
    readonly engine: SearchEngine,
    private readonly options: MappingOptions,
    private readonly log: Logger,
  ) {}

  get size(): number {
    return this.items.size;
  }

  item(id: string): StoredItem | undefined {
    return this.items.get(id);
  }

  bySlug(type: ContentType, slug: string): StoredItem | undefined {
    return this.byKey(slugKey(type, slug));
  }

  /** @param key as `slugKey` makes it */
  byKey(key: string): StoredItem | undefined {
    const id = this.idBySlug.get(key);
    return id === undefined ? undefined : this.items.get(id);
  }

  all(): IterableIterator<StoredItem> {
    return this.items.values();
  }

  /** All items, by when they were first published. */
  newestFirst(): readonly StoredItem[] {
    return this.newest.items();
  }

  ofType(type: ContentType): Iterable<StoredItem> {
    return this.itemsOfType.get(type)?.values() ?? [];
  }

  /** Maps the given entries again and updates items and index, all in one piece. */
  apply(ids: ReadonlySet<string>, lookup: Lookup): void {
    allAtOnce(this.steps(ids, lookup, { toIndex: ids, indexed: Math.max(1, ids.size) }));
  }

  /**
   * The same for a start, when nobody reads yet: an index is built much faster from all documents at once.
   * @param toIndex those whose current version the index lacks; all of them, unless the index came from a file
   * @param tell is called after each step, with how far it is where that is known
   */
  async applyFirst(
    ids: ReadonlySet<string>,
    lookup: Lookup,
    { toIndex = ids, tell }: { toIndex?: ReadonlySet<string>; tell?: (taken?: Taken) => void } = {},
  ): Promise<void> {
    await doInTurns(this.steps(ids, lookup, { toIndex, indexed: Math.max(1, ids.size) }), (taken) =>
      tell?.(taken ?? undefined),
    );
    await doInTurns(this.engine.settle(), () => tell?.());
  }

  /**
   * The same while others read: requests are answered in between, as an import can change every entry, which takes seconds.
   * `lookup` must not change, and nothing else be applied, until it resolves. What an editor publishes is taken up in one piece.
   */
  async applyInTurns(ids: ReadonlySet<string>, lookup: Lookup): Promise<void> {
    if (ids.size <= IN_ONE_TURN) this.apply(ids, lookup);
    else {
      // Between two turns it is of no change: feeds of records, whose order is that of changes, are not written of it (decision 0109).
      this.seq = 0;
      for (const _step of this.steps(ids, lookup, { toIndex: ids, indexed: IN_ONE_TURN })) {
        await nextTurn();
        await doInTurns(this.engine.settle());
      }
    }
    await doInTurns(this.engine.settle());
  }

  private *steps(
    ids: ReadonlySet<string>,
    lookup: Lookup,
    { toIndex, indexed }: { toIndex: ReadonlySet<string>; indexed: number },
  ): Generator<Taken | void> {
    this.standards.apply(ids, lookup);
    const prepared: Prepared[] = [];
    const gone: string[] = [];
    let done = 0;
    // All are prepared before the first is indexed: a document holds the names above its own, whichever entry brings them.
    for (const part of chunksOf([...ids], IN_ONE_TURN)) {
      for (const id of part) {
        const next = this.prepare(id, lookup);
        if (next) prepared.push(next);
        else if (this.items.has(id) || this.engine.has(id)) gone.push(id);
      }
      done += part.length;
      yield { part: 'prepared', done, total: ids.size };
    }
    if (gone.length > 0) this.take(gone);
    for (const part of chunksOf(prepared, indexed)) {
      yield* this.put(part, toIndex);
      yield;
    }
  }

  private take(gone: readonly string[]): void {
    this.forget(gone);
    this.engine.remove(gone);
    this.version += 1;
  }

  /** One step, unless there are more than fit into one. */
  private *put(prepared: readonly Prepared[], toIndex: ReadonlySet<string>): Generator<Taken | void> {
    for (const { item } of prepared) this.remember(item);
    const indexed = prepared.filter(({ item: { id } }) => toIndex.has(id) || !this.engine.has(id));
    const documents: SearchDocument[] = [];
    for (const part of chunksOf(indexed, IN_ONE_TURN)) {
      for (const { document } of part) documents.push(document());
      if (indexed.length > IN_ONE_TURN) yield;
    }
    for (const done of this.engine.upsertInSteps(documents))
      yield done === undefined ? done : { part: 'indexed', done, total: documents.length };
    this.facetNames.tell(this.engine);
    this.version += 1;
  }

  private prepare(id: string, lookup: Lookup): Prepared | null {
    const entry = lookup.entry(id);
    this.faults.delete(id);
    const record = entry && this.record(entry, lookup);
    if (!record) return null;
    const { warnings } = record;
    if (warnings.length > 0) this.fault(entry, warnings.join('; '));
    if (warnings.length > 0) this.log.warn({ id, warnings }, 'content warning');
    const values: FamilyValue[] = familyValues(record);
    this.facetNames.learn(values);
    const own = ownFacetValue(fieldsOf(entry, lookup));
    const ownValue = own && familyValueOf(own.facet, own.value);
    if (ownValue) this.facetNames.learn([ownValue]);
    // The document is made after every name of the batch is known, so that trees are complete.
    return {
      item: storedItem(record, lookup),
      document: () => searchDocument(record, values, this.facetNames.ancestorsOf),
    };
  }

  /** An entry that cannot be mapped must not hold back the others: it is logged and left out. */
  private record(entry: DeliveryEntry, lookup: Lookup): CatalogueRecord | null {
    try {
      return catalogueRecordOf(entry, lookup, this.options);
    } catch (error) {
      this.log.error({ err: error, id: entry.sys.id }, 'an entry could not be mapped and is left out');
      this.fault(entry, `Left out: ${messageOf(error)}`);
      return null;
    }
  }

  private fault({ sys }: DeliveryEntry, message: string): void {
    this.faults.set(sys.id, { type: sys.contentType.sys.id, message });
  }

  private remember(item: StoredItem): void {
    this.forget([item.id]);
    this.items.set(item.id, item);
    this.newest.add(item);
    const alike = this.itemsOfType.get(item.type);
    if (alike) alike.set(item.id, item);
    else this.itemsOfType.set(item.type, new Map([[item.id, item]]));
    this.idBySlug.set(slugKey(item.type, item.slug), item.id);
  }

  private forget(ids: readonly string[]): void {
    for (const id of ids) {
      const before = this.items.get(id);
      if (!before) continue;
      this.items.delete(id);
      this.newest.remove(before);
      this.itemsOfType.get(before.type)?.delete(id);
      const key = slugKey(before.type, before.slug);
      if (this.idBySlug.get(key) === id) this.idBySlug.delete(key);
    }
  }
}
