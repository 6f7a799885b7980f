/** Suggestions out of scored candidates, grouped by type (docs/search.md §7). */
import { contentTypes } from '@/lib/contracts/catalogue/content-types';
import { spread } from '@/lib/domain/spread';
import type { Suggestion } from '../../types';
import type { Segment, SegmentNumber } from '../index/segment';
import type { Placed } from './page';

type Places = Readonly<Record<SegmentNumber, Pick<Segment, 'columns'>>>;

/** @param mark puts `<mark>` round the words that matched */
export function suggestionAt(
  segments: Places,
  { segment, ordinal }: Placed,
  mark: (text: string) => string,
): Suggestion {
  const { ids, slugs, names, types } = segments[segment].columns;
  const name = names[ordinal] ?? '';
  const type = contentTypes[types.data[ordinal] ?? 0] ?? 'title';
  return { id: ids[ordinal] ?? '', type, slug: slugs[ordinal] ?? '', name, highlight: mark(name) };
}

/**
 * Takes the first `limit` of the ranked items, at most half of them (rounded up) of one type while others can fill
 * the rest, and groups them by type, the type of the best item first.
 */
export function groupSuggestions(ranked: readonly Suggestion[], limit: number): Suggestion[] {
  const chosen = new Set(spread(ranked, ({ type }) => type, { limit, mostOfOne: Math.ceil(limit / 2) }));
  const shown = ranked.filter((one) => chosen.has(one));
  const types = new Set(shown.map(({ type }) => type));
  return [...types].flatMap((type) => shown.filter((one) => one.type === type));
}
