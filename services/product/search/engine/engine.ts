/** The search engine: requests carried out over a `Store` (docs/search.md). One thread, so scratch memory is shared. */
import { contentTypes } from '@/lib/contracts/catalogue/content-types';
import { chunksOf } from '@/lib/domain/chunks';
import type { TimedLine } from '@/lib/domain/playback/timed-text';
import { allAtOnce, doInTurns } from '@/services/common/in-turns';
import type {
  EngineOptions,
  SearchDocument,
  SearchEngine,
  SearchRequest,
  SearchResult,
  SuggestRequest,
  SuggestResult,
  SnapshotLoad,
} from '../types';
import { countBits, hasBit } from './index/bitset';
import { browse, countBrowse } from './query/browse';
import { bucketsOf } from './query/buckets';
import { didYouMean } from './words/did-you-mean';
import type { ExpandContext } from './words/expansion';
import { filterAndCount, filtersOf, type Counter, type FamilyFilter } from './query/facets';
import { explain } from './query/explain';
import { marker } from './query/highlight';
import { namedValues, phrasesOf } from './query/named-values';
import { orderOf } from './query/order';
import { pageOf, type Hits } from './query/page';
import { SUGGESTIONS_CONSIDERED } from './parameters';
import { ScoreBoard, type Candidates } from './query/score';
import { rebuilt } from './index/rebuilt';
import { readSnapshot, writeSnapshot } from './index/snapshot';
import { similarTo } from './query/similar';
import type { Spoken } from './query/speech';
import { Store } from './index/store';
import { groupSuggestions, suggestionAt } from './query/suggest';
import { builtInSynonyms, SynonymTable } from './words/synonyms';
import { withoutExcluded } from './query/exclude';
import {
  expandAll,
  matchesOf,
  readQuery,
  recall,
  type ExpandedQuery,
  type ReadQuery,
  type Recalled,
} from './query/text-query';
import { onlyVerbatim } from './query/verbatim';
import type { View } from './query/views';

/** The text of a request, read and expanded, ready to be recalled and filtered. */
interface TextPart extends ExpandedQuery {
  context: ExpandContext;
  query: ReadQuery;
  /** Recordings that say the words, by id. */
  spoken: ReadonlyMap<string, Spoken>;
}

/** Documents added in one step. */
const IN_ONE_STEP = 128;

class Engine implements SearchEngine {
  private readonly synonyms: SynonymTable;
  private isRebuilding = false;
  private readonly boards = [new ScoreBoard(), new ScoreBoard()];

  constructor(
    private store: Store,
    options: EngineOptions,
  ) {
    this.synonyms = new SynonymTable(options.synonyms ?? builtInSynonyms());
  }

  get size(): number {
    return this.store.size;
  }

  has(id: string): boolean {
    return this.store.locate(id) !== undefined;
  }

  search(request: SearchRequest): SearchResult {
    try {
      return this.answer(request);
    } finally {
      this.clearBoards();
    }
  }

  suggest(request: SuggestRequest): SuggestResult {
    const view = this.viewOf(request);
    const text = this.expandText(request, view, true);
    if (!text) return { suggestions: [] };
    try {
      const [base, delta] = this.recallText(text).candidates;
      const page = { order: 'name-asc', skip: 0, limit: SUGGESTIONS_CONSIDERED } as const;
      const placed = pageOf(this.store.base, this.store.delta, [asHits(base), asHits(delta)], page);
      const mark = marker(() => matchesOf(text.context, text.expansions));
      const ranked = placed.map((place) => suggestionAt(this.store.segments, place, mark));
      return { suggestions: groupSuggestions(ranked, request.limit) };
    } finally {
      this.clearBoards();
    }
  }

  namedValues: SearchEngine['namedValues'] = ({ text, ...asked }) =>
    namedValues(this.store, this.viewOf(asked), phrasesOf(text, this.synonyms));

  similar: SearchEngine['similar'] = ({ id, most, ...asked }) => {
    const at = this.store.locate(id);
    return at && asked.audience.sees(id) ? similarTo(this.store, this.viewOf(asked), at, most) : [];
  };

  upsert(documents: readonly SearchDocument[]): void {
    allAtOnce(this.upsertInSteps(documents));
  }

  *upsertInSteps(documents: readonly SearchDocument[]): Generator<number | void> {
    const latest = new Map(documents.map((document) => [document.id, document]));
    if (this.store.isMany(latest.size) && !this.isRebuilding) {
      for (const id of latest.keys()) this.store.take(id);
      yield* this.rebuild(latest.values());
    } else
      for (const part of chunksOf([...latest.values()], IN_ONE_STEP)) {
        for (const document of part) this.store.put(document);
        this.store.views.changed();
        if (latest.size > IN_ONE_STEP) yield;
      }
  }

  *settle(): Generator<unknown> {
    if (this.store.isWorn && !this.isRebuilding) yield* this.rebuild();
  }

  remove(ids: readonly string[]): void {
    for (const id of ids) {
      this.store.take(id);
      if (this.speaks(id)) this.speak(id, []);
    }
    this.store.views.changed();
  }

  speak(id: string, cues: readonly TimedLine[]): void {
    this.store.speech.set(id, cues);
  }

  speaks(id: string): boolean {
    return this.store.speech.has(id);
  }

  setFacetValues: SearchEngine['setFacetValues'] = (family, values) => this.store.describe(family, values);

  async saveSnapshot(path: string, note = ''): Promise<void> {
    await doInTurns(this.compact());
    await writeSnapshot(path, this.store, note);
  }

  private *compact(): Generator<unknown> {
    while (this.isRebuilding) yield;
    if (!this.store.isWhole) yield* this.rebuild();
    this.store.speech.compact((id) => this.has(id));
  }

  /** One at a time. Between its steps the store as it was is searched and changed. */
  private *rebuild(added?: Iterable<SearchDocument>): Generator<number | void> {
    this.isRebuilding = true;
    try {
      this.store = yield* rebuilt(this.store, added);
    } finally {
      this.isRebuilding = false;
    }
  }

  private viewOf(asked: Pick<SearchRequest, 'types' | 'audience'>): View {
    return this.store.views.of(this.store, asked);
  }

  private expandText(asked: Pick<SearchRequest, 'text' | 'audience'>, view: View, namesOnly: boolean) {
    const query = readQuery(asked.text ?? '');
    if (query.tokens.length === 0) return null;
    const { dictionary, lexicon, segments, matcher, size: count } = this.store;
    const left = onlyVerbatim(this.store, withoutExcluded(this.store, view, query.excluded), query.verbatim);
    const spoken = namesOnly ? new Map<string, Spoken>() : this.whoSays(query, left);
    const isSaid = spoken.size > 0;
    const context: ExpandContext = {
      dictionary,
      lexicon,
      segments,
      view: left,
      allTypes: () => this.viewOf({ ...asked, types: contentTypes }),
      matcher,
      count,
      namesOnly,
      isSaid,
    };
    return { context, query, spoken, ...expandAll(context, query, this.synonyms) };
  }

  private whoSays({ terms, tokens }: ReadQuery, { bits }: View): Map<string, Spoken> {
    const demanded = tokens.filter(({ role }) => role === 'demanded').map(({ term }) => term);
    return this.store.speech.find({ terms, demanded }, (id) => {
      const location = this.store.locate(id);
      const seen = location && bits[location.segment];
      return seen !== undefined && hasBit(seen, location?.ordinal ?? 0);
    });
  }

  private answer(request: SearchRequest): SearchResult {
    const view = this.viewOf(request);
    const text = this.expandText(request, view, false);
    const { facets, base, delta } = this.store;
    const wanted = request.aggregations ?? [];
    const counter =
      wanted.length > 0 ? { counts: new Uint32Array(facets.size), familyOf: facets.familyOf() } : null;
    const filters = this.store.segments.map((segment) => filtersOf(segment, facets, request.filters ?? {}));
    const recalled = text && this.recallText(text);
    const hits = recalled
      ? this.filterText(recalled.candidates, filters, counter)
      : this.filterView(view, filters, counter);
    const byScore = request.sort === 'rel-desc';
    const sorted = hits.map((found) => (byScore ? found : { ...found, scores: null })) as [Hits, Hits];
    const placed = pageOf(base, delta, sorted, {
      order: orderOf(request.sort),
      skip: request.skip,
      limit: request.limit,
    });
    return {
      hits: placed.map(({ segment, ordinal }) => {
        const id = this.store.segments[segment].columns.ids[ordinal] ?? '';
        const score = hits[segment].scores?.[ordinal] ?? 0;
        const moments = text?.spoken.get(id)?.moments;
        return { id, score, ...(moments ? { moments } : {}) };
      }),
      total: hits[0].length + hits[1].length,
      aggregations: counter ? bucketsOf(facets, counter.counts, wanted) : {},
      mark: marker(() => (text ? matchesOf(text.context, text.expansions) : NO_MATCHES)),
      explain: ({ id, score }) => {
        const at = this.store.locate(id);
        return text && at ? explain(text.context, text.expansions, { score, at }) : null;
      },
      didYouMean: text && didYouMean(text.context, text.query, text.expansions),
      corrected: text?.expansions.some(({ corrected }) => corrected) ?? false,
      partial: recalled?.partial ?? false,
    };
  }

  private recallText({ context, query, spoken, ...expanded }: TextPart): Recalled {
    const said = [...spoken].flatMap(([id, { isExact }]) => {
      const location = this.store.locate(id);
      return location ? [{ ...location, isExact }] : [];
    });
    return recall(context, query, expanded, { boards: this.boards, said });
  }

  /** Candidates of the text, filtered and counted document by document. */
  private filterText(
    candidates: readonly Candidates[],
    filters: readonly FamilyFilter[][],
    counter: Counter | null,
  ): [Hits, Hits] {
    const [base, delta] = this.store.segments.map((segment, at): Hits => {
      const found = candidates[at];
      if (!found) return NO_HITS;
      const length = filterAndCount(segment, found, filters[at] ?? [], found.docs, counter);
      return { docs: found.docs, set: null, length, scores: found.scores };
    });
    return [base ?? NO_HITS, delta ?? NO_HITS];
  }

  /** The whole view, filtered and counted by bitsets. */
  private filterView(view: View, filters: readonly FamilyFilter[][], counter: Counter | null): [Hits, Hits] {
    const { segments } = this.store;
    const sets = browse(view, filters);
    if (counter) countBrowse(segments, view, sets, filters, counter);
    const [base, delta] = sets.map((set): Hits => ({ ...NO_HITS, set, length: countBits(set) }));
    return [base ?? NO_HITS, delta ?? NO_HITS];
  }

  private clearBoards(): void {
    for (const board of this.boards) board.clear();
  }
}

const NO_HITS: Hits = { docs: new Uint32Array(0), set: null, length: 0, scores: null };
const NO_MATCHES = { terms: new Set<string>(), phrases: [] };

const asHits = (candidates: Candidates | undefined): Hits =>
  candidates ? { ...candidates, set: null } : NO_HITS;

/** An engine over no documents yet. */
export function createSearchEngine(options: EngineOptions = {}): SearchEngine {
  return new Engine(Store.empty(), options);
}

/** An engine as it was saved; refused with a reason when the file is missing, damaged or of another version. */
export async function loadSnapshot(path: string, options: EngineOptions = {}): Promise<SnapshotLoad> {
  const read = await readSnapshot(path);
  return read.ok ? { ok: true, engine: new Engine(read.store, options), note: read.note } : read;
}
