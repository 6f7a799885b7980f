/** Small on purpose: loaded with the menu of every signed-in person. */
import type { Permissions } from '@/lib/contracts/viewer/permissions';

/** Whether the account menu offers the administration. */
export const isAdministratorAnywhere = (permissions: Permissions): boolean =>
  permissions.superuser || permissions.administrator.length > 0 || permissions.librarian.length > 0;
