import { classicalPremises } from './classical';
import { contemporaryPremises } from './contemporary';
import { enlightenmentPremises } from './enlightenment';
import { modernPremises } from './modern';

const premises: Readonly<Record<string, string>> = {
  ...classicalPremises,
  ...enlightenmentPremises,
  ...modernPremises,
  ...contemporaryPremises,
};

/** What happens in a play. Throws for a play without a text: every title says what it is about. */
export function premiseOf(slug: string): string {
  const premise = premises[slug];
  if (premise === undefined) throw new Error(`there is no premise of ${slug}`);
  return premise;
}
