/** Spans of minutes and of years of age, used as filter values. A key is `from-to`; the last span has no end. */
export interface Span {
  key: string;
  name: string;
  from: number;
  /** Exclusive. */
  to: number;
}

const span = (from: number, to: number, name: string): Span => ({
  key: `${from}-${Number.isFinite(to) ? to : ''}`,
  name,
  from,
  to,
});

/** Minutes: a starter activity, a scene, a lesson, a play, a play with an interval. */
export const durationSpans: readonly Span[] = [
  span(0, 10, 'Under 10 minutes'),
  span(10, 30, '10 to 30 minutes'),
  span(30, 60, '30 to 60 minutes'),
  span(60, 120, '1 to 2 hours'),
  span(120, Infinity, '2 hours or more'),
];

/** Years of age, divided where school stages are in the countries of the levels. */
export const ageSpans: readonly Span[] = [
  span(0, 11, 'Under 11'),
  span(11, 14, '11 to 14'),
  span(14, 16, '14 to 16'),
  span(16, 18, '16 to 18'),
  span(18, Infinity, '18 and over'),
];

/** Spans that overlap the range from `from` (inclusive) to `to` (exclusive). */
export const overlapping = (spans: readonly Span[], from: number, to: number): readonly Span[] =>
  spans.filter((one) => one.from < to && one.to > from);
