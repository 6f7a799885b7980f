/** The four orders of a listing (docs/search.md §3, "Order and ties"; D34, D35). */
import type { SortOrder } from '@/lib/contracts/listing/query-names';
import { compareCodes } from '@/lib/domain/text/collation';
import type { Columns } from '../index/columns';
import { sortedBy } from '../index/sorted';

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
export const collate = collator.compare;

/** A name as it is sorted: without a leading article. */
const sortName = (name: string): string => name.replace(/^(?:the|an?)\s+/i, '');

export const orders = ['name-asc', 'name-desc', 'age-desc', 'age-asc'] as const;
export type Order = (typeof orders)[number];

/** Relevance is by score first and by name where scores are equal. */
export const orderOf = (sort: SortOrder): Order => (sort === 'rel-desc' ? 'name-asc' : sort);

interface Sortable {
  id: string;
  sortName: string;
  /** NaN for none. */
  age: number;
}

function compareAges(one: number, other: number, newestFirst: boolean): number {
  if (Number.isNaN(one) || Number.isNaN(other))
    return Number(Number.isNaN(one)) - Number(Number.isNaN(other));
  return newestFirst ? other - one : one - other;
}

/** Total order of documents, ids being unique. */
export function compareIn(order: Order, one: Sortable, other: Sortable): number {
  if (order === 'name-desc') return collate(other.sortName, one.sortName) || compareCodes(one.id, other.id);
  const byAge = order === 'name-asc' ? 0 : compareAges(one.age, other.age, order === 'age-desc');
  return byAge || collate(one.sortName, other.sortName) || compareCodes(one.id, other.id);
}

export const sortableAt = (columns: Columns, ordinal: number): Sortable => ({
  id: columns.ids[ordinal] ?? '',
  sortName: sortName(columns.names[ordinal] ?? ''),
  age: columns.age.data[ordinal] ?? Number.NaN,
});

/** Ordinals in one order, and the place of each ordinal in it. */
export interface Ranking {
  sequence: Uint32Array;
  rank: Uint32Array;
}

export type Rankings = Record<Order, Ranking>;

export function rankingFrom(sequence: Uint32Array): Ranking {
  const rank = new Uint32Array(sequence.length);
  for (let place = 0; place < sequence.length; place++) rank[sequence[place] ?? 0] = place;
  return { sequence, rank };
}

/** All four orders of a segment, in steps. Names are collated once; the other orders follow from that one by numbers. */
export function* rankAll(columns: Columns): Generator<void, Rankings> {
  const { ids } = columns;
  const names = columns.names.map(sortName);
  const byName = yield* sortedBy(
    Uint32Array.from(ids, (_, ordinal) => ordinal),
    (one, other) =>
      collate(names[one] ?? '', names[other] ?? '') || compareCodes(ids[one] ?? '', ids[other] ?? ''),
  );
  const nameAsc = rankingFrom(byName);
  const age = columns.age.data;
  const byAge = (newestFirst: boolean) =>
    sortedBy(
      byName,
      (one, other) =>
        compareAges(age[one] ?? Number.NaN, age[other] ?? Number.NaN, newestFirst) ||
        (nameAsc.rank[one] ?? 0) - (nameAsc.rank[other] ?? 0),
    );
  return {
    'name-asc': nameAsc,
    'name-desc': rankingFrom(yield* reverseKeepingTies(byName, names)),
    'age-desc': rankingFrom(yield* byAge(true)),
    'age-asc': rankingFrom(yield* byAge(false)),
  };
}

/** Names compared before requests have their turn. */
const COMPARED = 4_096;

/** Names from the last to the first, documents of equal names still by id. */
function* reverseKeepingTies(byName: Uint32Array, names: readonly string[]): Generator<void, Uint32Array> {
  const reversed = new Uint32Array(byName.length);
  let end = byName.length;
  let groups = 0;
  for (let place = 0; end > 0;) {
    let start = end - 1;
    while (start > 0 && collate(names[byName[start - 1] ?? 0] ?? '', names[byName[start] ?? 0] ?? '') === 0)
      start--;
    for (let member = start; member < end; member++) reversed[place++] = byName[member] ?? 0;
    end = start;
    if (++groups % COMPARED === 0) yield;
  }
  return reversed;
}
