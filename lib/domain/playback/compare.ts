/** Two recordings side by side, as an address spells them: `/compare?a=/productions/x?t=12&b=…`. Pure. */
import type { CardItem } from '@/lib/contracts/card';
import { parseMoment } from './moment-address';

export const compareSides = ['a', 'b'] as const;
export type CompareSide = (typeof compareSides)[number];

/** What is compared: an item that plays, and the second at which it begins. */
export interface ChosenSide {
  item: CardItem;
  seconds: number;
}

/** A side as its page is told of it. */
export type ComparedSide =
  | ({ kind: 'chosen' } & ChosenSide)
  /** Its address has no recording, or none that is shown to them. */
  | { kind: 'missing'; text: string }
  /** Words, with the recordings that are found by them. */
  | { kind: 'found'; text: string; items: readonly CardItem[] };

/** One side as it is asked for: the page of a recording, and the second at which it begins. */
export interface ComparedPlace {
  segment: string;
  slug: string;
  seconds: number;
}

/** Whether a text is meant as an address; words to search by are none. */
export const isAddress = (text: string): boolean => /^(?:\/|https?:)/i.test(text.trim());

/** Reads the address of a page of this library, whole or from its path on; null for any other text. */
export function readPlace(text: string, origin: string): ComparedPlace | null {
  const url = URL.parse(text.trim(), origin);
  if (url === null || text.trim() === '' || url.origin !== new URL(origin).origin) return null;
  const match = /^\/([a-z-]+)\/([^/]+)\/?$/.exec(url.pathname);
  const [, segment, slug] = match ?? [];
  if (segment === undefined || slug === undefined) return null;
  return { segment, slug: decoded(slug), seconds: parseMoment(url.searchParams.get('t')) ?? 0 };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The page of a side at a moment. */
export const placeAddress = (path: string, seconds: number): string =>
  seconds < 1 ? path : `${path}?t=${Math.floor(seconds)}`;

/** The address of a comparison; sides that are not chosen are left out. */
export function compareAddress(sides: Partial<Record<CompareSide, string>>): string {
  const query = new URLSearchParams();
  for (const side of compareSides) if (sides[side]) query.set(side, sides[side]);
  const text = query.toString();
  return text === '' ? '/compare' : `/compare?${text}`;
}

/** Apart by more than a viewer overlooks between two pictures, seconds. */
const MOST_APART = 0.3;

/**
 * Where the second recording is set while both play in step; null where it is near enough.
 * @param offset how far the second is ahead of the first when they are in step
 */
export function inStep(first: number, second: number, offset: number): number | null {
  const wanted = Math.max(0, first + offset);
  return Math.abs(second - wanted) > MOST_APART ? wanted : null;
}
