/**
 * The invented company of the sample library and its invented members. Nobody here exists: productions, interviews and
 * workshops are theirs, so that no words are given to a real person.
 */
import type { TextOf } from './schema';
import { texts } from './texts';

export const INVENTED_PERSON = 'An invented person, made up for the sample library.';
export const INVENTED_COMPANY = 'An invented company, made up for the sample library.';
/** Slug of the company; the others are its branches. */
export const LANTERN_YARD = 'lantern-yard-company';

export type Member = TextOf<'company'>['members'][number];

export const inventedCompanies = texts.company.flatMap(({ branches }) => branches);
export const members: readonly Member[] = texts.company.flatMap((company) => company.members);

export const memberBySlug: ReadonlyMap<string, Member> = new Map(
  members.map((member) => [member.slug, member]),
);

/** Members of a department, in the order of the list. */
export const membersOf = (department: Member['department']): Member[] =>
  members.filter((member) => member.department === department);
