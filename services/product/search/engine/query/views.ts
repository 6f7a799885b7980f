/** Views: what an audience may find, as bitsets. Who sees what is decided by the audience (lib/domain/visibility/library). */
import { contentTypes, type ContentType } from '@/lib/contracts/catalogue/content-types';
import type { SearchAudience } from '../../types';
import { bitset, clearBit, eachBit, hasBit, intersect, setBit, subtract, type Bitset } from '../index/bitset';
import type { Location, Segment } from '../index/segment';
import { countAll, grownCounts } from './facets';

/** What an audience may find of the requested types. */
export interface View {
  /** Live documents that it sees, one bitset for each segment. */
  readonly bits: readonly Bitset[];
  /** Their counts by facet id, computed on first use. */
  counts: Uint32Array | null;
}

interface CachedView extends View {
  /** Number of the change of the index after which it was made. */
  change: number;
  /** Documents of each segment then, and what the audience hid then because of other documents. */
  sizes: readonly number[];
  hidden: ReadonlySet<string>;
}

/** What is read of the store. */
interface Index {
  segments: readonly Segment[];
  locate: (id: string) => Location | undefined;
  facets: { size: number };
}

interface Asked {
  types: readonly ContentType[];
  audience: SearchAudience;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Keeps the views of each audience, as long as somebody holds it. After a change only the documents that it touched are asked for: of
 * 100,000 that saves each kind of visitor some 50 to 150 ms, in which nobody is answered, after each publication.
 */
export class Views {
  private cached = new WeakMap<object, Map<string, CachedView>>();
  private change = 0;

  /** Documents were added or removed. */
  changed(): void {
    this.change += 1;
  }

  /** Documents are in other places. */
  clear(): void {
    this.cached = new WeakMap();
  }

  of(index: Index, asked: Asked): View {
    const { rule } = asked.audience;
    const owner = rule ?? asked.audience;
    const known = this.cached.get(owner) ?? new Map<string, CachedView>();
    this.cached.set(owner, known);
    const key = asked.types.join();
    const before = known.get(key);
    if (before?.change === this.change) return before;
    const view = { ...viewOf(index, asked, rule && before), change: this.change };
    known.set(key, view);
    return view;
  }
}

/** @param before the view after an earlier change */
function viewOf(index: Index, { types, audience }: Asked, before?: CachedView): Omit<CachedView, 'change'> {
  const { segments, locate } = index;
  const isWanted = contentTypes.map((type) => types.includes(type));
  const isSeen = ({ columns, live }: Segment, ordinal: number) =>
    isWanted[columns.types.data[ordinal] ?? 0] === true &&
    hasBit(live, ordinal) &&
    audience.sees(columns.ids[ordinal] ?? '');
  const bits = segments.map((segment, at) => {
    const seen = bitset(segment.columns.size);
    seen.set(before?.bits[at] ?? []);
    intersect(seen, segment.live);
    for (let ordinal = before?.sizes[at] ?? 0; ordinal < segment.columns.size; ordinal++)
      if (isSeen(segment, ordinal)) setBit(seen, ordinal);
    return seen;
  });
  const hidden = audience.rule?.hidden() ?? NONE;
  for (const id of before ? differing(before.hidden, hidden) : []) {
    const place = locate(id);
    const [segment, seen] = place ? [segments[place.segment], bits[place.segment]] : [];
    if (place && segment && seen) (isSeen(segment, place.ordinal) ? setBit : clearBit)(seen, place.ordinal);
  }
  const sizes = segments.map(({ columns }) => columns.size);
  return { bits, sizes, hidden, counts: before ? recounted(index, before, bits) : null };
}

const differing = (one: ReadonlySet<string>, other: ReadonlySet<string>): string[] => [
  ...[...one].filter((id) => !other.has(id)),
  ...[...other].filter((id) => !one.has(id)),
];

function recounted({ segments, facets }: Index, before: View, bits: readonly Bitset[]): Uint32Array | null {
  if (!before.counts) return null;
  const counts = grownCounts(before.counts, facets.size);
  segments.forEach(({ columns }, at) => {
    const [then = bitset(0), now = bitset(0)] = [before.bits[at], bits[at]];
    const count = (set: Bitset, without: Bitset, by: number) => {
      const left = set.slice();
      subtract(left, without);
      eachBit(left, (doc) => countAll(columns, doc, counts, by));
    };
    count(then, now, -1);
    count(now, then, 1);
  });
  return counts;
}
