import { labelledTypes } from '@/lib/contracts/content-types';
import { pathOf } from '@/lib/domain/item-page/paths';
import type { Suggestion } from './use-suggestions';

export interface SuggestionOption {
  /** Place among all options, which the arrow keys walk. */
  index: number;
  href: string;
  name: string;
  highlight: string;
}

export interface SuggestionGroup {
  type: string;
  label: string;
  options: readonly SuggestionOption[];
}

const labels: ReadonlyMap<string, string> = new Map(labelledTypes.map(({ type, label }) => [type, label]));

/** Suggestions by kind, the kinds in the order in which the best of each came. */
export function suggestionGroups(suggestions: readonly Suggestion[]): readonly SuggestionGroup[] {
  const byType = new Map<string, Suggestion[]>();
  for (const item of suggestions) byType.set(item.type, [...(byType.get(item.type) ?? []), item]);
  let index = 0;
  return [...byType].map(([type, items]) => ({
    type,
    label: labels.get(type) ?? type,
    options: items.flatMap(({ slug, name, highlight }) => {
      const href = pathOf(type, slug);
      return href ? [{ index: index++, href, name, highlight }] : [];
    }),
  }));
}
