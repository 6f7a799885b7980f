/**
 * The compiled form of the rule for containers and parts (lib/domain/visibility/library): containers without a visible member and
 * parts without a visible parent lose their bits, until nothing changes.
 */
import { contentTypes, rowOfType } from '@/lib/contracts/catalogue/content-types';
import { bitset, clearBit, hasBit, setBit, type Bitset } from './bitset';
import type { Segment, SegmentNumber } from './segment';

/** Where a document is in the index. */
export interface Location {
  segment: SegmentNumber;
  ordinal: number;
}

/** Segments of documents, and where each document is. */
export interface Located {
  readonly segments: readonly Segment[];
  readonly locate: (id: string) => Location | undefined;
}

const NOTHING = bitset(0);

/** By position of the type: whether it is a container, and the position of the type whose part it is. */
const isContainer = contentTypes.map((type) => rowOfType(type)?.container === true);
const parentOf = contentTypes.map((type) => {
  const parent = rowOfType(type)?.partOf;
  return contentTypes.findIndex((other) => other === parent);
});
const NO_PARENT = -1;

const typeAt = (segment: Segment | undefined, ordinal: number): number =>
  segment?.columns.types.data[ordinal] ?? 0;

/** Calls `visit` for every visible document that holds something. */
function eachHolder(
  index: Located,
  seen: readonly Bitset[],
  visit: (segment: Segment, at: number, ordinal: number, members: readonly string[]) => void,
): void {
  index.segments.forEach((segment, at) => {
    for (const [ordinal, members] of segment.columns.members)
      if (hasBit(seen[at] ?? NOTHING, ordinal)) visit(segment, at, ordinal, members);
  });
}

function hideEmptyContainers(index: Located, seen: readonly Bitset[]): boolean {
  let changed = false;
  const isSeen = (id: string): boolean => {
    const place = index.locate(id);
    return place !== undefined && hasBit(seen[place.segment] ?? NOTHING, place.ordinal);
  };
  eachHolder(index, seen, (segment, at, ordinal, members) => {
    const bits = seen[at] ?? NOTHING;
    if (!isContainer[typeAt(segment, ordinal)]) return;
    const near = segment.memberOrdinals(ordinal).some((place) => hasBit(bits, place));
    if (near || members.some(isSeen)) return;
    clearBit(bits, ordinal);
    changed = true;
  });
  return changed;
}

function partsOf({ columns }: Segment): number[] {
  const types = columns.types.data;
  const parts: number[] = [];
  for (let ordinal = 0; ordinal < columns.size; ordinal++)
    if (parentOf[types[ordinal] ?? 0] !== NO_PARENT) parts.push(ordinal);
  return parts;
}

/** Bits of the parts that a visible document of their parent type holds. */
function heldParts(index: Located, seen: readonly Bitset[]): Bitset[] {
  const held = index.segments.map(({ columns }) => bitset(columns.size));
  eachHolder(index, seen, (segment, _at, ordinal, members) => {
    const type = typeAt(segment, ordinal);
    if (!parentOf.includes(type)) return;
    for (const id of members) {
      const place = index.locate(id);
      if (place && parentOf[typeAt(index.segments[place.segment], place.ordinal)] === type)
        setBit(held[place.segment] ?? NOTHING, place.ordinal);
    }
  });
  return held;
}

function hideOrphans(index: Located, seen: readonly Bitset[], parts: readonly number[][]): boolean {
  let changed = false;
  const held = heldParts(index, seen);
  parts.forEach((ordinals, at) => {
    const bits = seen[at] ?? NOTHING;
    for (const ordinal of ordinals) {
      if (!hasBit(bits, ordinal) || hasBit(held[at] ?? NOTHING, ordinal)) continue;
      clearBit(bits, ordinal);
      changed = true;
    }
  });
  return changed;
}

/** Clears the bits of documents that are visible by themselves, but hidden by what they hold or by what holds them. */
export function hideByMembership(index: Located, seen: readonly Bitset[]): void {
  const parts = index.segments.map(partsOf);
  for (let changed = true; changed;) {
    const emptied = hideEmptyContainers(index, seen);
    changed = hideOrphans(index, seen, parts) || emptied;
  }
}
