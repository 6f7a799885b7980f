/** Two recordings side by side, and their address: `/compare?a=/productions/x?t=12&b=…`. Pure. */
import type { CardItem } from '@/lib/contracts/catalogue/card';
import type { ContentType } from '@/lib/contracts/catalogue/content-types';
import { itemOfPath } from '../item-page/item-of-path';
import { parseMoment } from './moment-address';

export const compareSides = ['a', 'b'] as const;
export type CompareSide = (typeof compareSides)[number];

/** One recording to compare: an item, and the position at which it begins, seconds. */
export interface ChosenSide {
  item: CardItem;
  seconds: number;
  /** Guidance of other types, which a card leaves out. */
  otherGuidance?: readonly string[];
}

/** One side, as the page receives it. */
export type ComparedSide =
  | ({ kind: 'chosen' } & ChosenSide)
  /** The address has no recording, or none that is visible to the viewer. */
  | { kind: 'missing'; text: string }
  /** A search text, with the recordings found; without a text, those proposed beside the other side. */
  | { kind: 'found'; text: string; items: readonly CardItem[] };

/** One side as requested: the page of a recording, and the position at which it begins, seconds. */
export interface ComparedPlace {
  type: ContentType;
  slug: string;
  seconds: number;
}

/** Whether a text is meant as an address rather than as a search. */
export const isAddress = (text: string): boolean => /^(?:\/|https?:)/i.test(text.trim());

/** Parses the absolute or relative address of a page of this library; null for any other text. */
export function readPlace(text: string, origin: string): ComparedPlace | null {
  const url = URL.parse(text.trim(), origin);
  if (url === null || text.trim() === '' || url.origin !== new URL(origin).origin) return null;
  const item = itemOfPath(url.pathname);
  return item && { ...item, seconds: parseMoment(url.searchParams.get('t')) ?? 0 };
}

/** Most recordings offered for a text. */
const MOST_FOUND = 8;

/** The listing's query for recordings that a text finds. */
export const recordingsQuery = (text: string): URLSearchParams =>
  new URLSearchParams({
    searchTerm: text,
    sort_by: 'rel-desc',
    limit: String(MOST_FOUND),
    watch: 'watch,listen',
  });

/** Address of a comparison; sides that are not chosen are left out. */
export function compareAddress(sides: Partial<Record<CompareSide, string>>): string {
  const query = new URLSearchParams();
  for (const side of compareSides) if (sides[side]) query.set(side, sides[side]);
  const text = query.toString();
  return text === '' ? '/compare' : `/compare?${text}`;
}

/** Largest drift between two pictures that viewers do not notice, seconds. */
const MOST_APART = 0.3;

/**
 * Position to which the second recording must seek to stay synchronised; null if it is close enough.
 * @param offset how far the second is ahead of the first when they are synchronised
 */
export function inStep(first: number, second: number, offset: number): number | null {
  const wanted = Math.max(0, first + offset);
  return Math.abs(second - wanted) > MOST_APART ? wanted : null;
}
