/** Answers the steps of the standards search: each option with what choosing it would find. */
import type { StandardsResponse } from '@/lib/contracts/listing/standards';
import type { AudienceViewer } from '../catalogue/audience';
import type { Catalogue } from '../catalogue/catalogue';
import type { ListingQuery } from './query';

export interface StandardsChoice {
  authority: string | null;
  grade: string | null;
}

interface Option {
  key: string;
  /** Slugs of the standards that choosing it means. */
  standards: readonly string[];
}

/**
 * What choosing each option would find, out of one search for all their standards: an answer has dozens of options, and a search
 * for each would hold up everybody. Of items, not of links: one that meets two standards of an option counts once.
 */
function countsOf(
  catalogue: Catalogue,
  asked: AudienceViewer,
  query: ListingQuery,
  options: readonly Option[],
): ReadonlyMap<string, number> {
  const counts = new Map(options.map(({ key }) => [key, 0]));
  const keysOf = new Map<string, string[]>();
  for (const { key, standards } of options)
    for (const slug of standards) keysOf.set(slug, [...(keysOf.get(slug) ?? []), key]);
  // No value of a filter is no filter.
  if (keysOf.size === 0) return counts;
  const { hits } = catalogue.engine.search({
    ...query,
    filters: { ...query.filters, standard: [...keysOf.keys()] },
    aggregations: [],
    limit: catalogue.size,
    skip: 0,
    viewer: asked.viewer,
    ...(asked.narrow ? { narrow: asked.narrow } : {}),
  });
  for (const { id } of hits) {
    const standards = catalogue.item(id)?.standards ?? [];
    for (const key of new Set(standards.flatMap((slug) => keysOf.get(slug) ?? [])))
      counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

export function standardsAnswer(
  catalogue: Catalogue,
  asked: AudienceViewer,
  query: ListingQuery,
  { authority, grade }: StandardsChoice,
): StandardsResponse {
  const { standards: index } = catalogue;
  const slugsOfGrade = (slug: string) => index.standards(slug).map((standard) => standard.slug);
  const authorities = index.authorities(asked.narrow?.country ?? asked.viewer.country);
  const chosen = authorities.some((option) => option.slug === authority) ? authority : null;
  const grades = chosen === null ? [] : index.grades(chosen);
  const inGrade =
    grades.some((option) => option.slug === grade) && grade !== null ? index.standards(grade) : [];
  const counts = countsOf(catalogue, asked, query, [
    ...authorities.map(({ slug }) => ({
      key: `authority ${slug}`,
      standards: index.grades(slug).flatMap((option) => slugsOfGrade(option.slug)),
    })),
    ...grades.map(({ slug }) => ({ key: `grade ${slug}`, standards: slugsOfGrade(slug) })),
    ...inGrade.map(({ slug }) => ({ key: `standard ${slug}`, standards: [slug] })),
  ]);
  const count = (step: string, slug: string) => counts.get(`${step} ${slug}`) ?? 0;
  return {
    authorities: authorities.map(({ slug, name }) => ({ slug, name, count: count('authority', slug) })),
    grades: grades.map(({ slug, name }) => ({ slug, name, count: count('grade', slug) })),
    standards: inGrade.map(({ slug, name, code, description }) => ({
      ...{ slug, name, code, description },
      count: count('standard', slug),
    })),
  };
}
