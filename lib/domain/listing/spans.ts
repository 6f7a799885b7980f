/** Spans of minutes and of years by which items are filtered. A key is `from-to`; the last span has no end. */
export interface Span {
  key: string;
  name: string;
  from: number;
  /** The first that does not belong to it. */
  to: number;
}

const span = (from: number, to: number, name: string): Span => ({
  key: `${from}-${Number.isFinite(to) ? to : ''}`,
  name,
  from,
  to,
});

/** Minutes: a starter, a scene, a lesson, a play with an interval. */
export const durationSpans: readonly Span[] = [
  span(0, 10, 'Under 10 minutes'),
  span(10, 30, '10 to 30 minutes'),
  span(30, 60, '30 to 60 minutes'),
  span(60, 120, '1 to 2 hours'),
  span(120, Infinity, '2 hours or more'),
];

/** Years of age, cut where schools are in the countries of the levels. */
export const ageSpans: readonly Span[] = [
  span(0, 11, 'Under 11'),
  span(11, 14, '11 to 14'),
  span(14, 16, '14 to 16'),
  span(16, 18, '16 to 18'),
  span(18, Infinity, '18 and over'),
];

/** Spans that have something in common with the one from `from` to before `to`. */
export const overlapping = (spans: readonly Span[], from: number, to: number): readonly Span[] =>
  spans.filter((one) => one.from < to && one.to > from);
