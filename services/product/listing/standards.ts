/** Answers the steps of the standards search: each option with what choosing it would find. */
import type { StandardsResponse } from '@/lib/contracts/listing/standards';
import type { Catalogue } from '../catalogue/catalogue';
import { standardsKey } from '../catalogue/search-document';
import type { SearchAudience } from '../search/types';
import type { ListingQuery } from './query';

export interface StandardsChoice {
  authority: string | null;
  grade: string | null;
  /** Whose authorities are offered. */
  country: string | null;
}

/** What choosing each standard, grade or authority would find, by its facet key: one search counts them all. */
function countsOf(
  { engine }: Catalogue,
  audience: SearchAudience,
  query: ListingQuery,
): ReadonlyMap<string, number> {
  const { aggregations } = engine.search({
    ...query,
    aggregations: ['standard'],
    limit: 0,
    skip: 0,
    audience,
  });
  return new Map(aggregations.standard?.map(({ key, count }) => [key, count]));
}

export function standardsAnswer(
  catalogue: Catalogue,
  audience: SearchAudience,
  query: ListingQuery,
  { authority, grade, country }: StandardsChoice,
): StandardsResponse {
  const { standards: index } = catalogue;
  const authorities = index.authorities(country);
  const chosen = authorities.some((option) => option.slug === authority) ? authority : null;
  const grades = chosen === null ? [] : index.grades(chosen);
  const inGrade =
    grades.some((option) => option.slug === grade) && grade !== null ? index.standards(grade) : [];
  const counts = countsOf(catalogue, audience, query);
  const count = (key: string) => counts.get(key) ?? 0;
  return {
    authorities: authorities.map(({ id, slug, name }) => ({ slug, name, count: count(standardsKey(id)) })),
    grades: grades.map(({ id, slug, name }) => ({ slug, name, count: count(standardsKey(id)) })),
    standards: inGrade.map(({ slug, name, code, description }) => ({
      ...{ slug, name, code, description },
      count: count(slug),
    })),
  };
}
