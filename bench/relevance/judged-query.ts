/**
 * What teachers type, and what they hope to find, in the sample library. Judged by hand from the library's contents, and judged
 * again when the library grew: 3 is what was meant, 2 is a good find, 1 is related.
 *
 * Keys are `type/slug`; `*` is a wildcard; `[family=key]` at the end requires a facet. Of two keys that match an item, the one
 * with the longer name counts.
 */
export interface JudgedQuery {
  /** The kind of query, for the figures by kind. */
  kind: string;
  query: string;
  expect: Readonly<Record<string, 1 | 2 | 3>>;
}

/** Expected items for a play by its name: the work, its productions, guides and lessons. */
export const play = (slug: string): Record<string, 1 | 2 | 3> => ({
  [`title/${slug}`]: 3,
  [`production/${slug}*`]: 2,
  [`guide/${slug}*`]: 2,
  [`lessonPlan/${slug}*`]: 2,
});
