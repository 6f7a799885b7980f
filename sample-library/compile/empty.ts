/** Courses and years of schooling for which the library has nothing are left out: an empty shelf is no offer. */
import { type Entry, type Link, LOCALE } from './resource';

const value = ({ fields }: Entry, name: string): unknown => fields[name]?.[LOCALE];
const linkIds = (entry: Entry, name: string) =>
  ((value(entry, name) ?? []) as Link[]).map(({ sys }) => sys.id);
const typeOf = ({ sys }: Entry) => sys.contentType.sys.id;

const isCourse = (entry: Entry) => typeOf(entry) === 'theme' && value(entry, 'themeType') === 'Course';
const isYear = (entry: Entry) => typeOf(entry) === 'educationLevel';

/** The entries without courses and years that nothing is for; a group of courses stays with the first of its courses. */
export function withoutEmpty(entries: readonly Entry[]): Entry[] {
  const used = new Set(
    entries.flatMap((entry) => [...linkIds(entry, 'themes'), ...linkIds(entry, 'educationLevels')]),
  );
  for (const entry of entries.filter((course) => isCourse(course) && used.has(course.sys.id))) {
    const parent = value(entry, 'parent') as Link | undefined;
    if (parent) used.add(parent.sys.id);
  }
  return entries.filter((entry) => !(isCourse(entry) || isYear(entry)) || used.has(entry.sys.id));
}
