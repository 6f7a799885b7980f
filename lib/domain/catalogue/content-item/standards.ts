/** The tree of standards (content model §4 "standards"): authority, grade, standard. Auxiliary types, not content items. */
import type { DeliveryEntry, Lookup } from './entry';
import { fieldsOf, idOf, nameOf, slugOf } from './fields';

export interface StandardAuthority {
  id: string;
  slug: string;
  name: string;
  /** Alpha-3 code of its country; null if unresolved. */
  country: string | null;
}

export interface StandardGrade {
  id: string;
  slug: string;
  name: string;
  authority: string | null;
  position: number;
}

export interface Standard {
  id: string;
  slug: string;
  name: string;
  code: string;
  grade: string | null;
  description: string;
}

export function standardAuthorityOf(entry: DeliveryEntry, lookup: Lookup): StandardAuthority {
  const fields = fieldsOf(entry, lookup);
  const country = fields.target('country')?.textOrNull('alpha3') ?? null;
  return { id: idOf(fields), slug: slugOf(fields), name: nameOf(fields), country };
}

/** `authority` is the slug of the authority; null if unresolved. */
export function standardGradeOf(entry: DeliveryEntry, lookup: Lookup): StandardGrade {
  const fields = fieldsOf(entry, lookup);
  const authority = fields.target('authority');
  return {
    id: idOf(fields),
    slug: slugOf(fields),
    name: nameOf(fields),
    authority: authority && slugOf(authority),
    position: fields.integerOrNull('position') ?? 0,
  };
}

/** `grade` is the slug of the grade; null if unresolved. */
export function standardOf(entry: DeliveryEntry, lookup: Lookup): Standard {
  const fields = fieldsOf(entry, lookup);
  const grade = fields.target('grade');
  return {
    id: idOf(fields),
    slug: slugOf(fields),
    name: nameOf(fields),
    code: fields.text('code'),
    grade: grade && slugOf(grade),
    description: fields.text('description'),
  };
}
