import { labelledTypes } from '@/lib/contracts/catalogue/content-types';
import { pathOf } from '@/lib/domain/item-page/paths';
import { saidAddress } from '@/lib/domain/playback/moment-address';
import { clockText } from '@/lib/domain/playback/moments';
import type { SuggestResponse } from '@/lib/contracts/listing/listing';
import { rowOfFilter } from '@/lib/domain/listing/filters';
import { countWords } from '../result-words';

export interface SuggestionOption {
  /** Index among all options, which the arrow keys move through. */
  index: number;
  href: string;
  name: string;
  /** The name with the typed words marked. */
  highlight?: string;
  /** For spoken words: the recording in which they are said, and when. */
  saidIn?: string;
  /** For a filter: what it is of, and how many results it leads to. */
  detail?: string;
}

export interface SuggestionGroup {
  type: string;
  label: string;
  options: readonly SuggestionOption[];
}

const labels: ReadonlyMap<string, string> = new Map(labelledTypes.map(({ type, label }) => [type, label]));

/** The groups of filters and of spoken moments, shown after the other groups. */
const FILTERS = 'filters';
const SAID = 'said';

const filterOption = ({ filter, key, name, count }: NonNullable<SuggestResponse['filters']>[number]) => ({
  href: `/search?${new URLSearchParams({ [filter]: key }).toString()}`,
  name,
  detail: `${rowOfFilter(filter)?.label ?? filter}, ${countWords(count, { q: '' })}`,
});

/** Suggestions grouped by kind; the kinds are in the order of their best suggestion. */
export function suggestionGroups({
  suggestions,
  filters = [],
  said = [],
}: SuggestResponse): readonly SuggestionGroup[] {
  const byType = new Map<string, SuggestResponse['suggestions']>();
  for (const item of suggestions) byType.set(item.type, [...(byType.get(item.type) ?? []), item]);
  let index = 0;
  const groups: SuggestionGroup[] = [...byType].map(([type, items]) => ({
    type,
    label: labels.get(type) ?? type,
    options: items.flatMap(({ slug, name, highlight }) => {
      const href = pathOf(type, slug);
      return href ? [{ index: index++, href, name, highlight }] : [];
    }),
  }));
  if (filters.length > 0)
    groups.push({
      type: FILTERS,
      label: 'Filters',
      options: filters.map((one) => ({ index: index++, ...filterOption(one) })),
    });
  const moments = said.flatMap(({ type, slug, name, start, text }) => {
    const path = pathOf(type, slug);
    return path
      ? [
          {
            index: index++,
            href: saidAddress(path, { start, text }),
            name,
            highlight: text,
            saidIn: `${name}, ${clockText(start)}`,
          },
        ]
      : [];
  });
  if (moments.length > 0) groups.push({ type: SAID, label: 'Said in', options: moments });
  return groups;
}
