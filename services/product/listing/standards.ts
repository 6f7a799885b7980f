/** Answers the steps of the standards search: each option with what choosing it would find. */
import type { StandardsResponse } from '@/lib/contracts/listing/standards';
import type { AudienceViewer } from '../catalogue/audience';
import type { Catalogue } from '../catalogue/catalogue';
import type { ListingQuery } from './query';

export interface StandardsChoice {
  authority: string | null;
  grade: string | null;
}

/** Counts are of items, not of links: an item that meets two standards of a grade counts once for the grade. */
export function standardsAnswer(
  catalogue: Catalogue,
  asked: AudienceViewer,
  query: ListingQuery,
  { authority, grade }: StandardsChoice,
): StandardsResponse {
  const { standards: index, engine } = catalogue;
  const totalOf = (standards: readonly string[]): number =>
    standards.length === 0
      ? 0
      : engine.search({
          ...query,
          filters: { ...query.filters, standard: standards },
          aggregations: [],
          limit: 0,
          skip: 0,
          viewer: asked.viewer,
          ...(asked.narrow ? { narrow: asked.narrow } : {}),
        }).total;
  const slugsOfGrade = (slug: string) => index.standards(slug).map((standard) => standard.slug);
  const authorities = index.authorities(asked.narrow?.country ?? asked.viewer.country);
  const chosen = authorities.some((option) => option.slug === authority) ? authority : null;
  const grades = chosen === null ? [] : index.grades(chosen);
  const inGrade =
    grades.some((option) => option.slug === grade) && grade !== null ? index.standards(grade) : [];
  return {
    authorities: authorities.map(({ slug, name }) => ({
      slug,
      name,
      count: totalOf(index.grades(slug).flatMap((option) => slugsOfGrade(option.slug))),
    })),
    grades: grades.map(({ slug, name }) => ({ slug, name, count: totalOf(slugsOfGrade(slug)) })),
    standards: inGrade.map(({ slug, name, code, description }) => ({
      ...{ slug, name, code, description },
      count: totalOf([slug]),
    })),
  };
}
