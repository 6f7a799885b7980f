/** Roles (specification §6, R-ROL-1..6). */
import type { Permissions } from '@/lib/contracts/viewer/permissions';

/** R-ROL-2, R-ROL-3, R-ROL-6: a superuser, or an administrator of any organisation. */
export function isAdmin(permissions: Permissions): boolean {
  return permissions.superuser || permissions.administrator.length > 0;
}

/** Whether people with these roles sign in with a second factor: administrators of an organisation, and operators. */
export function needsSecondFactor(roles: readonly (keyof Permissions)[]): boolean {
  return roles.includes('superuser') || roles.includes('administrator');
}

/** R-ROL-4, R-ROL-5: administrators are so only for their organisations; a superuser is one for all. */
export function isAdminOf(permissions: Permissions, organisationId: string): boolean {
  return permissions.superuser || permissions.administrator.includes(organisationId);
}
