/** The orders in which answers stand, as docs/search.md §3 (order and ties) defines them, for the oracle. */
import type { SearchDocument, SearchRequest } from '@/services/product/search/types';

/** Names and keys in English order, capitals and accents alike, numbers by their size. */
export const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
const sortName = (name: string) => name.replace(/^(the|a|an)\s+/i, '');
const compareIds = (one: SearchDocument, other: SearchDocument) =>
  one.id < other.id ? -1 : one.id > other.id ? 1 : 0;

type Scored = { entry: { document: SearchDocument }; score: number };

const byName = ({ entry: { document: a } }: Scored, { entry: { document: b } }: Scored): number =>
  collator.compare(sortName(a.name), sortName(b.name)) || compareIds(a, b);

const byNameBackwards = ({ entry: { document: a } }: Scored, { entry: { document: b } }: Scored): number =>
  collator.compare(sortName(b.name), sortName(a.name)) || compareIds(a, b);

/** Ascending; documents without an age last either way. */
function byAge(one: Scored, other: Scored, direction: 1 | -1): number {
  const [a, b] = [one.entry.document.ageSort, other.entry.document.ageSort];
  if (a === null || b === null) return Number(a === null) - Number(b === null) || byName(one, other);
  return direction * (a - b) || byName(one, other);
}

/** Compares two scored documents in the order asked for; equal ones stand by name, then by id. */
export function compare(sort: SearchRequest['sort'], one: Scored, other: Scored): number {
  switch (sort) {
    case 'rel-desc':
      return other.score - one.score || byName(one, other);
    case 'name-asc':
      return byName(one, other);
    case 'name-desc':
      return byNameBackwards(one, other);
    case 'age-desc':
      return byAge(one, other, -1);
    case 'age-asc':
      return byAge(one, other, 1);
  }
}
