/** Ordered members of the types that hold other entries: series, collections, units, modules, courses. */
import type { Member } from '@/lib/contracts/content-parts';
import { type Fields, idOf, nameOf, slugOf, typeOf } from './fields';

/** The field that holds the members, by content type (content model §7). */
const memberField: Readonly<Record<string, string>> = {
  series: 'items',
  collection: 'items',
  studyUnit: 'modules',
  studyUnitModule: 'sections',
  studyUnitSection: 'items',
  curriculum: 'units',
  curriculumUnit: 'lessons',
  lesson: 'activities',
  lessonActivity: 'items',
  trainingCourse: 'modules',
  trainingCourseModule: 'relatedItems',
};

const memberOf = (fields: Fields): Member => ({
  id: idOf(fields),
  type: typeOf(fields),
  slug: slugOf(fields),
  name: nameOf(fields),
});

/** Resolved members in editorial order; empty for types that hold none. */
export function membersOf(fields: Fields): Member[] {
  const name = memberField[typeOf(fields)];
  return name === undefined ? [] : fields.targets(name).map(memberOf);
}
