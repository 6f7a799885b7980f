/** Answers the steps of the standards search: each option with what choosing it would find. */
import type { StandardsResponse } from '@/lib/contracts/listing/standards';
import type { AudienceViewer } from '../catalogue/audience';
import type { Catalogue } from '../catalogue/catalogue';
import type { ListingQuery } from './query';

export interface StandardsChoice {
  authority: string | null;
  grade: string | null;
}

/**
 * Counts what choosing any of some standards would find, out of one search for them all: an answer has dozens of options, and a
 * search for each would hold up everybody. Of items, not of links: one that meets two of the standards counts once.
 */
function counterOf(
  catalogue: Catalogue,
  asked: AudienceViewer,
  query: ListingQuery,
  standards: readonly string[],
): (standards: readonly string[]) => number {
  const itemsOf = new Map(standards.map((slug) => [slug, new Set<string>()]));
  // No value of a filter is no filter.
  const { hits } =
    standards.length === 0
      ? { hits: [] }
      : catalogue.engine.search({
          ...query,
          filters: { ...query.filters, standard: standards },
          aggregations: [],
          limit: catalogue.size,
          skip: 0,
          viewer: asked.viewer,
          ...(asked.narrow ? { narrow: asked.narrow } : {}),
        });
  for (const { id } of hits)
    for (const slug of catalogue.item(id)?.standards ?? []) itemsOf.get(slug)?.add(id);
  return (chosen) => new Set(chosen.flatMap((slug) => [...(itemsOf.get(slug) ?? [])])).size;
}

export function standardsAnswer(
  catalogue: Catalogue,
  asked: AudienceViewer,
  query: ListingQuery,
  { authority, grade }: StandardsChoice,
): StandardsResponse {
  const { standards: index } = catalogue;
  const slugsOfGrade = (slug: string) => index.standards(slug).map((standard) => standard.slug);
  const authorities = index
    .authorities(asked.narrow?.country ?? asked.viewer.country)
    .map(({ slug, name }) => ({
      ...{ slug, name },
      standards: index.grades(slug).flatMap((option) => slugsOfGrade(option.slug)),
    }));
  const chosen = authorities.some((option) => option.slug === authority) ? authority : null;
  const grades = chosen === null ? [] : index.grades(chosen);
  const inGrade =
    grades.some((option) => option.slug === grade) && grade !== null ? index.standards(grade) : [];
  const all = authorities.flatMap(({ standards }) => standards);
  const countOf = counterOf(catalogue, asked, query, all);
  return {
    authorities: authorities.map(({ standards, ...shown }) => ({ ...shown, count: countOf(standards) })),
    grades: grades.map(({ slug, name }) => ({ slug, name, count: countOf(slugsOfGrade(slug)) })),
    standards: inGrade.map(({ slug, name, code, description }) => ({
      ...{ slug, name, code, description },
      count: countOf([slug]),
    })),
  };
}
