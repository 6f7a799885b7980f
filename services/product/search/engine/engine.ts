/** The search engine: requests carried out over a `Store` (docs/search.md). One thread, so scratch memory is shared. */
import { contentTypes } from '@/lib/contracts/content-types';
import type {
  EngineOptions, SearchDocument, SearchEngine, SearchRequest, SearchResult, SuggestRequest, SuggestResult, Suggestion,
  SnapshotLoad,
} from '../types'; // prettier-ignore
import defaultSynonyms from '../synonyms.json';
import { listBits } from './bitset';
import { bucketsOf } from './buckets';
import { didYouMean } from './did-you-mean';
import type { ExpandContext, Expansion } from './expand';
import { filterAndCount, filtersOf, type Counter } from './facets';
import { marker } from './highlight';
import { orderOf } from './order';
import { pageOf, type Hits, type Placed } from './page';
import { SUGGESTIONS_CONSIDERED } from './parameters';
import { ScoreBoard, type Candidates } from './score';
import { readSnapshot, writeSnapshot } from './snapshot';
import { Store } from './store';
import { groupSuggestions } from './suggest';
import { SynonymTable, synonymsSchema } from './synonyms';
import { expandAll, matchesOf, recall } from './text-query';
import { parseQuery, type QueryText } from './tokenise';
import { viewersOf, type View } from './visibility';

/** Text of a request, worked out: nothing of it is left to do but filtering. */
interface TextPart {
  context: ExpandContext;
  query: QueryText;
  expansions: Expansion[];
}

class Engine implements SearchEngine {
  private readonly synonyms: SynonymTable;
  private readonly boards = [new ScoreBoard(), new ScoreBoard()];

  constructor(
    private readonly store: Store,
    options: EngineOptions,
  ) {
    this.synonyms = new SynonymTable(options.synonyms ?? synonymsSchema.parse(defaultSynonyms));
  }

  get size(): number {
    return this.store.size;
  }

  has(id: string): boolean {
    return this.store.locate(id) !== undefined;
  }

  search(request: SearchRequest): SearchResult {
    const view = this.viewOf(request);
    const text = this.expandText(request.text, view, false);
    const candidates = this.candidates(text, view);
    const counter = request.aggregations?.length ? this.counter() : null;
    const hits = this.filter(request, candidates, text !== null, counter);
    const placed = pageOf(this.store.base, this.store.delta, hits, {
      order: orderOf(request.sort),
      skip: request.skip,
      limit: request.limit,
    });
    const result: SearchResult = {
      hits: placed.map(({ segment, ordinal }) => this.hit(segment, ordinal, candidates)),
      total: hits[0].length + hits[1].length,
      aggregations: counter ? bucketsOf(this.store.facets, counter.counts, request.aggregations ?? []) : {},
      mark: marker(text ? matchesOf(text.context, text.expansions) : { terms: new Set(), phrases: [] }),
      didYouMean: text && didYouMean(text.context, text.query, text.expansions),
      corrected: text?.expansions.some(({ corrected }) => corrected) ?? false,
    };
    this.clearBoards();
    return result;
  }

  suggest(request: SuggestRequest): SuggestResult {
    const view = this.viewOf(request);
    const text = this.expandText(request.text, view, true);
    if (!text) return { suggestions: [] };
    const candidates = recall(text.context, text.query, text.expansions, this.boards);
    const placed = pageOf(this.store.base, this.store.delta, hitsOf(candidates), {
      order: 'name-asc',
      skip: 0,
      limit: SUGGESTIONS_CONSIDERED,
    });
    this.clearBoards();
    const mark = marker(matchesOf(text.context, text.expansions));
    const ranked = placed
      .map((place) => this.suggestion(place, mark))
      .map((item) => ({ item, group: item.type }));
    return { suggestions: groupSuggestions(ranked, request.limit) };
  }

  upsert(documents: readonly SearchDocument[]): void {
    for (const document of documents) this.store.put(document);
    if (documents.length > 0) this.store.settle();
  }

  remove(ids: readonly string[]): void {
    for (const id of ids) this.store.take(id);
    if (ids.length > 0) this.store.settle();
  }

  setFacetValues: SearchEngine['setFacetValues'] = (family, values) => this.store.describe(family, values);

  compact(): void {
    this.store.compact();
  }

  async saveSnapshot(path: string, note = ''): Promise<void> {
    this.store.compact();
    await writeSnapshot(path, this.store, note);
  }

  private viewOf({ types, viewer, narrow }: Pick<SearchRequest, 'types' | 'viewer' | 'narrow'>): View {
    return this.store.views.get(this.store, types, viewersOf(viewer, narrow));
  }

  private expandText(typed: string | undefined, view: View, namesOnly: boolean): TextPart | null {
    const query = parseQuery(typed ?? '');
    if (query.tokens.length === 0) return null;
    const { dictionary, segments, matcher, size: count } = this.store;
    const context: ExpandContext = { dictionary, segments, view, matcher, count, namesOnly };
    return { context, query, expansions: expandAll(context, query, namesOnly ? null : this.synonyms) };
  }

  private candidates(text: TextPart | null, view: View): Candidates[] {
    if (text) return recall(text.context, text.query, text.expansions, this.boards);
    return this.store.segments.map((segment, at) => {
      const docs = new Uint32Array(segment.columns.size);
      return { docs, length: listBits(view[at] ?? new Uint32Array(0), docs), scores: new Int32Array(0) };
    });
  }

  private counter(): Counter {
    const { facets } = this.store;
    return {
      counts: new Uint32Array(facets.size),
      familyOf: Uint8Array.from({ length: facets.size }, (_, id) => facets.family(id)),
    };
  }

  private filter(
    request: SearchRequest,
    candidates: readonly Candidates[],
    scored: boolean,
    counter: Counter | null,
  ): [Hits, Hits] {
    const found = this.store.segments.map((segment, at): Hits => {
      const list = candidates[at] ?? { docs: new Uint32Array(0), length: 0, scores: new Int32Array(0) };
      const filters = filtersOf(segment, this.store.facets, request.filters ?? {});
      const docs = new Uint32Array(list.length);
      const length = filterAndCount(segment, list, filters, docs, counter);
      return { docs, length, scores: scored && request.sort === 'rel-desc' ? list.scores : null };
    });
    return [found[0] ?? NO_HITS, found[1] ?? NO_HITS];
  }

  private hit(segment: number, ordinal: number, candidates: readonly Candidates[]) {
    const columns = this.store.segments[segment === 0 ? 0 : 1].columns;
    return { id: columns.ids[ordinal] ?? '', score: candidates[segment]?.scores[ordinal] ?? 0 };
  }

  private suggestion({ segment, ordinal }: Placed, mark: (text: string) => string): Suggestion {
    const { ids, slugs, names, types } = this.store.segments[segment === 0 ? 0 : 1].columns;
    const name = names[ordinal] ?? '';
    const type = contentTypes[types.data[ordinal] ?? 0] ?? 'title';
    return { id: ids[ordinal] ?? '', type, slug: slugs[ordinal] ?? '', name, highlight: mark(name) };
  }

  private clearBoards(): void {
    for (const board of this.boards) board.clear();
  }
}

const NO_HITS: Hits = { docs: new Uint32Array(0), length: 0, scores: null };

const hitsOf = (candidates: readonly Candidates[]): [Hits, Hits] => [
  candidates[0] ?? NO_HITS,
  candidates[1] ?? NO_HITS,
];

/** An engine over these documents, built at once. */
export function createSearchEngine(
  documents: Iterable<SearchDocument> = [],
  options: EngineOptions = {},
): SearchEngine {
  return new Engine(Store.build(documents), options);
}

/** An engine as it was saved; refused with a reason when the file is missing, damaged or of another version. */
export async function loadSnapshot(path: string, options: EngineOptions = {}): Promise<SnapshotLoad> {
  const read = await readSnapshot(path);
  return read.ok ? { ok: true, engine: new Engine(read.store, options), note: read.note } : read;
}
