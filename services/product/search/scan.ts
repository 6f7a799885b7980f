/** A SearchEngine that looks at every document: slow, plain, and right about filters, counts and visibility. */
import type { FilterName } from '@/lib/contracts/listing';
import { aggregationOfFilter } from '@/lib/contracts/listing';
import { canSee } from '@/lib/rules/visibility';
import { witnesses } from '../catalogue/audience';
import type {
  FacetValue, SearchDocument, SearchEngine, SearchRequest, SearchResult, SuggestRequest, SuggestResult,
} from './types'; // prettier-ignore

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const sortName = (name: string) => name.replace(/^(the|a|an) /i, '');
const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const keysOf = (document: SearchDocument, family: FilterName): readonly string[] =>
  family === 'type' ? [document.type] : (document.facets[family] ?? []);

class ScanEngine implements SearchEngine {
  private readonly documents = new Map<string, SearchDocument>();
  private readonly values = new Map<FilterName, Map<string, FacetValue>>();

  get size(): number {
    return this.documents.size;
  }

  private visible({ viewer, narrow }: Pick<SearchRequest, 'viewer' | 'narrow'>): SearchDocument[] {
    const viewers = witnesses({ viewer, ...(narrow ? { narrow } : {}) });
    const sees = (document: SearchDocument) =>
      viewers.every((one) => canSee(document.visibility, one).allowed);
    const seen = new Set([...this.documents.values()].filter(sees));
    const isEmpty = ({ members }: SearchDocument) =>
      members?.every((id) => !seen.has(this.documents.get(id) as SearchDocument)) ?? false;
    return [...seen].filter((document) => !isEmpty(document));
  }

  private score(document: SearchDocument, text: string): number {
    const name = fold(document.name);
    const all = fold([document.name, ...Object.values(document.text).flat()].join(' '));
    const words = all.split(/[^\p{L}\p{N}]+/u);
    const found = fold(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean);
    if (found.length === 0 || !found.every((token) => words.some((word) => word.startsWith(token)))) return 0;
    return found.reduce((sum, token) => sum + (name.includes(token) ? 4 : 1), name === fold(text) ? 10 : 0);
  }

  search(request: SearchRequest): SearchResult {
    const { text = '', filters = {}, aggregations = [] } = request;
    const scores = new Map<string, number>();
    const candidates = this.visible(request).filter((document) => {
      if (!request.types.includes(document.type)) return false;
      const score = text.trim() === '' ? 0 : this.score(document, text);
      scores.set(document.id, score);
      return text.trim() === '' || score > 0;
    });
    const passes = (document: SearchDocument, except?: FilterName) =>
      (Object.keys(filters) as FilterName[]).every(
        (family) =>
          family === except ||
          (filters[family] ?? []).length === 0 ||
          keysOf(document, family).some((key) => filters[family]?.includes(key)),
      );
    const hits = candidates.filter((document) => passes(document)).sort(this.order(request, scores));
    return {
      hits: hits
        .slice(request.skip, request.skip + request.limit)
        .map(({ id }) => ({ id, score: scores.get(id) ?? 0 })),
      total: hits.length,
      aggregations: Object.fromEntries(
        aggregations.map((name) => {
          const families = (Object.keys(aggregationOfFilter) as FilterName[]).filter(
            (family) => (aggregationOfFilter[family] ?? 'standard') === name,
          );
          const buckets = families.flatMap((family) =>
            this.count(
              family,
              candidates.filter((one) => passes(one, family)),
            ),
          );
          const byCount = (a: { count: number; name: string }, b: { count: number; name: string }) =>
            b.count - a.count || collator.compare(a.name, b.name);
          return [name, buckets.sort(name === 'date' ? (a, b) => Number(b.key) - Number(a.key) : byCount)];
        }),
      ),
      mark: escape,
      didYouMean: null,
      corrected: false,
    };
  }

  private count(family: FilterName, documents: readonly SearchDocument[]) {
    const counts = new Map<string, number>();
    for (const document of documents) {
      for (const key of keysOf(document, family)) counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    const group = {
      course: 'Course',
      form: 'Form',
      theme: 'Theme',
      englishSkill: 'English',
      theatreSkill: 'Theatre',
    };
    return [...counts].map(([key, count]) => {
      const value = this.values.get(family)?.get(key) ?? { key, name: key };
      return family in group
        ? { ...value, group: group[family as keyof typeof group], count }
        : { ...value, count };
    });
  }

  private order({ sort }: SearchRequest, scores: ReadonlyMap<string, number>) {
    const byName = (a: SearchDocument, b: SearchDocument) =>
      collator.compare(sortName(a.name), sortName(b.name)) || (a.id < b.id ? -1 : 1);
    const byAge = (a: SearchDocument, b: SearchDocument) => (a.ageSort ?? 0) - (b.ageSort ?? 0);
    return (a: SearchDocument, b: SearchDocument) => {
      if (sort === 'name-desc') return byName(b, a);
      if (sort === 'age-asc') return byAge(a, b) || byName(a, b);
      if (sort === 'age-desc') return byAge(b, a) || byName(a, b);
      return (sort === 'rel-desc' ? (scores.get(b.id) ?? 0) - (scores.get(a.id) ?? 0) : 0) || byName(a, b);
    };
  }

  suggest(request: SuggestRequest): SuggestResult {
    if (request.text.trim() === '') return { suggestions: [] };
    const matches = this.visible(request).filter(
      (document) =>
        request.types.includes(document.type) && this.score({ ...document, text: {} }, request.text) > 0,
    );
    const shown = matches.slice(0, request.limit);
    return {
      suggestions: shown.map(({ id, type, slug, name }) => ({
        id,
        type,
        slug,
        name,
        highlight: escape(name),
      })),
    };
  }

  upsert(documents: readonly SearchDocument[]): void {
    for (const document of documents) this.documents.set(document.id, document);
  }
  remove(ids: readonly string[]): void {
    for (const id of ids) this.documents.delete(id);
  }
  has(id: string): boolean {
    return this.documents.has(id);
  }
  setFacetValues(family: FilterName, values: readonly FacetValue[]): void {
    this.values.set(family, new Map(values.map((value) => [value.key, value])));
  }
  compact(): void {
    // Nothing is kept apart.
  }
  async saveSnapshot(): Promise<void> {
    // Rebuilt from its documents at start.
  }
}

export const createScanEngine = (): SearchEngine => new ScanEngine();
