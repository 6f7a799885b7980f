/**
 * Which guidance an item shows. Guidance of a play reaches everything about it; guidance of a film is of that film alone,
 * and is set by hand from what is seen and heard in it.
 */
import { ADULT_THEMES } from '@/sample-library/facts/read';
import { guidanceOfPlay } from '@/sample-library/source/texts';

interface Guided {
  guidance?: readonly string[] | undefined;
  recording?: string | undefined;
}

const distinct = (slugs: readonly string[]): string[] => [...new Set(slugs)];

/** Slugs of guidance of an item about these plays. */
export function guidanceOf(text: Guided, plays: readonly string[]): string[] {
  const own = text.guidance ?? [];
  return text.recording === undefined ? distinct([...own, ...plays.flatMap(guidanceOfPlay)]) : distinct(own);
}

/**
 * Slugs of guidance of what holds others, such as a unit: of all that is in it, but for the entry that hides. Members
 * are hidden one by one, and what holds them shows the rest.
 */
export function guidanceOfHolder(members: readonly (readonly string[])[]): string[] {
  return distinct(members.flat()).filter((slug) => slug !== ADULT_THEMES);
}
