/**
 * What teachers type, and what they hope to see, over the sample library. Judged by hand from the library's contents,
 * and judged again where the library grew: 3 is what was meant, 2 is a good find, 1 is related.
 *
 * Keys are `type/slug`; `*` stands for anything; `[family=key]` at the end asks for a facet. Of two keys that fit an
 * item, the one with the longer name counts.
 */
export interface JudgedQuery {
  /** What sort of thing is typed, for the figures by kind. */
  kind: string;
  query: string;
  expect: Readonly<Record<string, 1 | 2 | 3>>;
}

/** A play by its name: the work, its stagings, guides and lessons. */
export const play = (slug: string): Record<string, 1 | 2 | 3> => ({
  [`title/${slug}`]: 3,
  [`production/${slug}*`]: 2,
  [`guide/${slug}*`]: 2,
  [`lessonPlan/${slug}*`]: 2,
});
