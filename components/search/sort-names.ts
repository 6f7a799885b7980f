import type { SortValue } from '@/lib/contracts/listing/names';

export const sortNames: Readonly<Record<SortValue, string>> = {
  relevance: 'Best match',
  ascending: 'A to Z',
  descending: 'Z to A',
  newest: 'Newest first',
  oldest: 'Oldest first',
};
