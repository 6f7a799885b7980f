/** What is typed of one person, and what of it is sent. */
import type { AdminPerson } from '@/lib/contracts/administration/people';
import type { PersonTexts } from './PersonFields';

export type PersonDraft = Pick<AdminPerson, 'roles' | 'active'> & PersonTexts;

export const draftOf = ({ roles, active, firstName, lastName, email }: AdminPerson): PersonDraft => ({
  roles,
  active,
  firstName: firstName ?? '',
  lastName: lastName ?? '',
  email,
});

const textFields = ['firstName', 'lastName', 'email'] as const;

/** The texts that are not those that are stored: nothing else is sent of them. */
export function corrected(draft: PersonDraft, stored: AdminPerson): Partial<PersonTexts> {
  const before = draftOf(stored);
  const changed = textFields.filter((field) => draft[field].trim() !== before[field]);
  return Object.fromEntries(changed.map((field) => [field, draft[field].trim()]));
}

/** The order of roles has no meaning. */
export const isSame = (one: PersonDraft, other: PersonDraft) =>
  one.active === other.active &&
  [...one.roles].sort().join() === [...other.roles].sort().join() &&
  textFields.every((field) => one[field] === other[field]);
