/**
 * Which guidance an item shows. A play's guidance stands on its title, on records of its stagings, and on the study guide,
 * which tells its story. A film, a guide, a lesson or an interview says what is in it, set by hand: a warning that
 * everything about a play inherits is soon read by nobody.
 */
import { ADULT_THEMES } from '@/sample-library/facts/read';
import { guidanceOfPlay } from '@/sample-library/source/texts';

interface Guided {
  guidance?: readonly string[] | undefined;
  recording?: string | undefined;
}

const distinct = (slugs: readonly string[]): string[] => [...new Set(slugs)];

/** Slugs of guidance of a staging: without a recording of its own it is a record of the play. */
export const guidanceOfStaging = ({ guidance = [], recording, play }: Guided & { play: string }): string[] =>
  distinct(recording === undefined ? [...guidance, ...guidanceOfPlay(play)] : guidance);

/**
 * Slugs of guidance of an item about these plays: its own, and the entry that hides where a play has it, so that a text
 * about such a play is hidden with it. A recording has only its own.
 */
export function guidanceOf({ guidance = [], recording }: Guided, plays: readonly string[]): string[] {
  const hides = recording === undefined && plays.flatMap(guidanceOfPlay).includes(ADULT_THEMES);
  return distinct(hides ? [...guidance, ADULT_THEMES] : guidance);
}

/**
 * Slugs of guidance of what holds others, such as a unit: of all that is in it, but for the entry that hides. Members
 * are hidden one by one, and what holds them shows the rest.
 */
export function guidanceOfHolder(members: readonly (readonly string[])[]): string[] {
  return distinct(members.flat()).filter((slug) => slug !== ADULT_THEMES);
}
