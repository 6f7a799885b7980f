/** Ordered members of the types that contain other entries: series, collections, units, modules, courses. */
import type { Member } from '@/lib/contracts/catalogue/content-parts';
import { rowOfType } from '@/lib/contracts/catalogue/content-types';
import { type Fields, idOf, nameOf, slugOf, typeOf } from './fields';

const memberOf = (fields: Fields): Member => ({
  id: idOf(fields),
  type: typeOf(fields),
  slug: slugOf(fields),
  name: nameOf(fields),
});

/** The field that holds the members; undefined for types without members. */
const fieldOfMembers = (fields: Fields) => rowOfType(typeOf(fields))?.holds;

/** Resolved members in editorial order; empty for types without members. */
export function membersOf(fields: Fields): Member[] {
  const name = fieldOfMembers(fields);
  return name === undefined ? [] : fields.targets(name).map(memberOf);
}

/** Whether it has more members than were read. */
export function areMembersCut(fields: Fields): boolean {
  const name = fieldOfMembers(fields);
  return name !== undefined && fields.isCut(name);
}
