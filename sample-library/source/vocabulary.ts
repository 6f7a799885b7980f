/** Words that texts choose from, and names that must be known to the facts. */
import { z } from 'zod';
import {
  companies, forms, genres, guidance, people, periods, playBySlug, roles, themes, theatreSkills, englishSkills, type Term,
} from '@/sample-library/facts/read'; // prettier-ignore
import { standardKeys } from '@/sample-library/facts/standard-keys';

export const stages = ['primary', 'lower', 'upper', 'post16', 'higher'] as const;
export type Stage = (typeof stages)[number];

export const agreementKeys = ['allow-gbr', 'allow-usa', 'deny-usa', 'deny-irl', 'allow-gbr-usa'] as const;
export type AgreementKey = (typeof agreementKeys)[number];

function known(what: string, slugs: Iterable<string>) {
  const all = new Set(slugs);
  return z
    .string()
    .refine((slug) => all.has(slug), { error: (issue) => `no ${what} “${String(issue.input)}”` });
}

const slugsOf = (terms: readonly Pick<Term, 'slug'>[]) => terms.map(({ slug }) => slug);

/** Slugs of the facts: a text that names another is at fault. */
export const play = known('play', playBySlug.keys());
export const person = known('real person', slugsOf(people));
export const company = known('real company', slugsOf(companies));
export const form = known('form', slugsOf(forms));
export const theme = known('theme', slugsOf(themes));
/** Forms are entries of the type theme, too. */
export const themeOrForm = known('theme or form', [...slugsOf(themes), ...slugsOf(forms)]);
export const genre = known('genre', slugsOf(genres));
export const period = known('period', slugsOf(periods));
export const role = known('role', slugsOf(roles));
export const skill = known('skill', slugsOf([...theatreSkills, ...englishSkills]));
/** A page claims at most so many: more is a list, not a choice. */
const MOST_STANDARDS = 8;
/** Standards that a person chose for the text. */
export const standards = z.array(known('standard', standardKeys)).max(MOST_STANDARDS).optional();
export const warning = known('content guidance', slugsOf(guidance));

/** `type/slug` of another item; that it exists is seen when all texts are compiled. */
export const target = z
  .string()
  .regex(/^[a-z]+(?:[A-Z][a-z]+)*\/[a-z0-9-]+$/, { error: 'is not a target `type/slug`' });
