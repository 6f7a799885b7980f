/** Filters and the counts beside the answers, as docs/search.md §5 defines them, for the oracle. */
import type { FilterName } from '@/lib/contracts/listing/names';
import type { FacetName } from '@/lib/domain/catalogue/content-item/facets';
import type { SearchDocument, SearchRequest } from '@/services/product/search/types';
import { collator } from './oracle-order';

const FAMILIES: Record<FacetName, FilterName[]> = {
  genre: ['genre'], theme: ['theme', 'form', 'course'], company: ['company'], period: ['period'], role: ['role'],
  skill: ['englishSkill', 'theatreSkill'], level: ['level'], type: ['type'], subType: ['subType'], date: ['productionYear'], standard: ['standard'],
  watch: ['watch'], duration: ['duration'], language: ['language'], captions: ['captions'], access: ['access'], age: ['age'],
}; // prettier-ignore

const keysOf = (document: SearchDocument, family: FilterName): readonly string[] =>
  family === 'type' ? [document.type] : [...new Set(document.facets[family] ?? [])];

/** Whether a document has a chosen key in every family of filters, `except` one. */
export function passes(
  document: SearchDocument,
  filters: NonNullable<SearchRequest['filters']>,
  except: FilterName | null,
): boolean {
  return (Object.keys(filters) as FilterName[]).every((family) => {
    const wanted = filters[family] ?? [];
    return (
      family === except || wanted.length === 0 || keysOf(document, family).some((key) => wanted.includes(key))
    );
  });
}

/** The keys of an aggregation with how many documents carry each, every family counted without its own filter. */
export function buckets(
  name: FacetName,
  documents: SearchDocument[],
  filters: NonNullable<SearchRequest['filters']>,
) {
  const groups: Partial<Record<FilterName, string>> = {
    theme: 'Theme',
    form: 'Form',
    course: 'Course',
    englishSkill: 'English',
    theatreSkill: 'Theatre',
  };
  const found = FAMILIES[name].flatMap((family) => {
    const counts = new Map<string, number>();
    for (const document of documents)
      if (passes(document, filters, family))
        for (const key of keysOf(document, family)) counts.set(key, (counts.get(key) ?? 0) + 1);
    const group = groups[family];
    return [...counts].map(([key, count]) => ({ key, count, ...(group ? { group } : {}) }));
  });
  if (name === 'date') return found.sort((one, other) => Number(other.key) - Number(one.key));
  if (name === 'duration' || name === 'age')
    return found.sort((one, other) => parseInt(one.key) - parseInt(other.key));
  const shown = found.sort(
    (one, other) =>
      other.count - one.count || collator.compare(one.key, other.key) || (one.key < other.key ? -1 : 1),
  );
  const first = ['watch', 'listen', 'record'];
  return name === 'watch'
    ? shown.sort((one, other) => first.indexOf(one.key) - first.indexOf(other.key))
    : shown;
}
