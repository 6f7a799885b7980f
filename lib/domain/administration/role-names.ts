/** Display names of the roles at an organisation. */
import type { RoleList } from '@/lib/contracts/viewer/permissions';

export const roleNames: Readonly<Record<RoleList, string>> = {
  administrator: 'Administrator',
  teacher: 'Teacher',
  finance: 'Finance',
  librarian: 'Librarian',
  technical: 'Technician',
  faculty: 'Faculty',
  other: 'Other',
};
