/** Views: what an audience may find, as bitsets. Who sees what is decided by the audience (lib/domain/visibility/library). */
import { contentTypes, type ContentType } from '@/lib/contracts/catalogue/content-types';
import type { SearchAudience } from '../../types';
import { bitset, hasBit, setBit, type Bitset } from '../index/bitset';
import type { Segment } from '../index/segment';

/** What an audience may find of the requested types. */
export interface View {
  /** Live documents that it sees, one bitset for each segment. */
  readonly bits: readonly Bitset[];
  /** Their counts by facet id, computed on first use. */
  counts: Uint32Array | null;
}

/** Keeps the views of each audience, as long as somebody holds it, until the index changes. */
export class Views {
  private byAudience = new WeakMap<SearchAudience, Map<string, View>>();

  clear(): void {
    this.byAudience = new WeakMap();
  }

  of(segments: readonly Segment[], types: readonly ContentType[], audience: SearchAudience): View {
    const known = this.byAudience.get(audience) ?? new Map<string, View>();
    this.byAudience.set(audience, known);
    const key = types.join();
    const view = known.get(key) ?? viewOf(segments, types, audience);
    known.set(key, view);
    return view;
  }
}

function viewOf(segments: readonly Segment[], types: readonly ContentType[], audience: SearchAudience): View {
  const isWanted = contentTypes.map((type) => types.includes(type));
  const bits = segments.map(({ columns, live }) => {
    const seen = bitset(columns.size);
    columns.ids.forEach((id, ordinal) => {
      const isOfType = isWanted[columns.types.data[ordinal] ?? 0];
      if (isOfType && hasBit(live, ordinal) && audience.sees(id)) setBit(seen, ordinal);
    });
    return seen;
  });
  return { bits, counts: null };
}
