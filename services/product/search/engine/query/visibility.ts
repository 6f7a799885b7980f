/**
 * Visibility by classes and bitsets. Few items differ in rights, profiles and guidance, so items of equal facts share a class; a
 * viewer's bitset is made by calling `canSee` once for each class and once for each id in the viewer's lists, and then hiding by
 * membership. The compiled form of `visibleIds`.
 */
import { LRUCache } from 'lru-cache';
import { contentTypes, type ContentType } from '@/lib/contracts/catalogue/content-types';
import type { VisibilityFacts } from '@/lib/contracts/catalogue/content-item';
import { canSee } from '@/lib/domain/visibility/visibility';
import { visibilityKey } from '@/lib/domain/visibility/library';
import type { SearchViewer } from '../../types';
import { bitset, clearBit, setBit, type Bitset } from '../index/bitset';
import { VIEW_CACHE_SIZE } from '../parameters';
import { hideByMembership, type Located } from '../index/membership';
import type { Segment } from '../index/segment';

/** A class is decided without an id: ids in a viewer's lists are decided one by one. */
const NO_ID = '';
const NOTHING = bitset(0);

export type ClassFacts = Omit<VisibilityFacts, 'id'>;

export class VisibilityClasses {
  private readonly ids = new Map<string, number>();

  constructor(readonly facts: ClassFacts[] = []) {
    facts.forEach((entry, id) => this.ids.set(keyOf(entry), id));
  }

  /** Number of the class of these facts. */
  add(facts: VisibilityFacts): number {
    const key = keyOf(facts);
    const found = this.ids.get(key);
    if (found !== undefined) return found;
    const { rights, contentProfiles, hasAdultThemes } = facts;
    this.ids.set(key, this.facts.length);
    return this.facts.push({ rights, contentProfiles, hasAdultThemes }) - 1;
  }
}

const keyOf = ({ rights, contentProfiles, hasAdultThemes }: ClassFacts): string =>
  JSON.stringify([
    rights && [rights.type, [...rights.countries].sort()],
    [...contentProfiles].sort(),
    hasAdultThemes,
  ]);

/** What a viewer may find of the requested types. */
export interface View {
  /** Live, visible documents, one bitset for each segment. */
  readonly bits: readonly Bitset[];
  /** Their counts by facet id, computed on first use. */
  counts: Uint32Array | null;
}

export interface Index extends Located {
  readonly classes: VisibilityClasses;
}

/** Keeps the views of the most recent viewer profiles until the index changes. */
export class ViewCache {
  private readonly views = new LRUCache<string, View>({ max: VIEW_CACHE_SIZE });

  clear(): void {
    this.views.clear();
  }

  get(index: Index, types: readonly ContentType[], viewers: readonly SearchViewer[]): View {
    const key = profileKey(types, viewers);
    const view = this.views.get(key) ?? compileView(index, types, viewers);
    this.views.set(key, view);
    return view;
  }
}

const profileKey = (types: readonly ContentType[], viewers: readonly SearchViewer[]): string =>
  `${[...types].sort().join()} ${visibilityKey(viewers)}`;

function compileView(index: Index, types: readonly ContentType[], viewers: readonly SearchViewer[]): View {
  const seen = index.segments.map((segment) => bitset(segment.columns.size));
  const allows = index.classes.facts.map((facts) => mayAllSee({ ...facts, id: NO_ID }, viewers));
  index.segments.forEach((segment, at) => fillByClass(segment, allows, seen[at] ?? NOTHING));
  for (const id of new Set(
    viewers.flatMap((viewer) => [...viewer.allowedContentIds, ...viewer.blockedContentIds]),
  ))
    decideOne(index, seen, id, viewers);
  hideByMembership(index, seen);
  const wanted = new Set(types.map((type) => contentTypes.indexOf(type)));
  index.segments.forEach((segment, at) => keepTypes(segment, wanted, seen[at] ?? NOTHING));
  return { bits: seen, counts: null };
}

const mayAllSee = (facts: VisibilityFacts, viewers: readonly SearchViewer[]): boolean =>
  viewers.every((viewer) => canSee(facts, viewer).allowed);

function fillByClass(segment: Segment, allows: readonly boolean[], seen: Bitset): void {
  const classes = segment.columns.visibilityClass.data;
  const allowed = Uint8Array.from(allows, Number);
  for (let ordinal = 0; ordinal < segment.columns.size; ordinal++)
    if (allowed[classes[ordinal] ?? 0] === 1) setBit(seen, ordinal);
  for (let word = 0; word < seen.length; word++) seen[word] = (seen[word] ?? 0) & (segment.live[word] ?? 0);
}

/** Ids in a viewer's lists are decided by themselves, not by their class. */
function decideOne(
  index: Index,
  seen: readonly Bitset[],
  id: string,
  viewers: readonly SearchViewer[],
): void {
  const location = index.locate(id);
  if (!location) return;
  const segment = index.segments[location.segment];
  const bits = seen[location.segment];
  const facts = segment && index.classes.facts[segment.columns.visibilityClass.data[location.ordinal] ?? 0];
  if (!facts || !bits) return;
  if (mayAllSee({ ...facts, id }, viewers)) setBit(bits, location.ordinal);
  else clearBit(bits, location.ordinal);
}

function keepTypes(segment: Segment, wanted: ReadonlySet<number>, seen: Bitset): void {
  const isWanted = Uint8Array.from(contentTypes, (_, type) => Number(wanted.has(type)));
  const types = segment.columns.types.data;
  for (let ordinal = 0; ordinal < segment.columns.size; ordinal++)
    if (isWanted[types[ordinal] ?? 0] !== 1) clearBit(seen, ordinal);
}
