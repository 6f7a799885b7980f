/** Names of standards by authority, grade and code, as texts choose them and entries carry them. */
import { slugify } from '@/sample-library/compile/words';
import { authorities } from './read';

export const gradeKey = (authority: string, grade: string): string => slugify(`${authority}-${grade}`);

export const standardKey = (authority: string, grade: string, code: string): string =>
  slugify(`${gradeKey(authority, grade)}-${code.replace(/^CCSS\.ELA-Literacy\./, '')}`);

/** Of every standard that the facts hold. */
export const standardKeys: readonly string[] = authorities.flatMap(({ id, grades }) =>
  grades.flatMap((grade) => grade.standards.map(({ code }) => standardKey(id, grade.id, code))),
);
