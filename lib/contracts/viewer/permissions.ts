/** Roles, and for which organisations somebody has them. Without zod: every page loads it. */

/** In the order of specification §6 (R-ROL-1). Superuser is a flag; these roles are lists of organisation ids. */
export const roleLists = [
  'administrator', 'teacher', 'finance', 'librarian', 'technical', 'faculty', 'other',
] as const; // prettier-ignore
export type RoleList = (typeof roleLists)[number];
/** A role at an organisation, or for the whole library. */
export type PersonRole = RoleList | 'superuser';
export const isRoleList = (name: string): name is RoleList => roleLists.some((role) => role === name);

export type Permissions = { superuser: boolean } & Record<RoleList, string[]>;

/** R-ENT-4: no permissions at all; also the default for missing ones. */
export const noPermissions: Permissions = {
  superuser: false,
  administrator: [],
  teacher: [],
  finance: [],
  librarian: [],
  technical: [],
  faculty: [],
  other: [],
};
