import { noPermissions, roleLists } from '@/lib/contracts/viewer/permissions';
import { isAdmin, isAdminOf } from '@/lib/domain/viewer/roles';

describe('roles', () => {
  it('R-ROL-1 are superuser and seven lists, in the order of the specification', () => {
    expect(['superuser', ...roleLists]).toEqual([
      'superuser',
      'administrator',
      'teacher',
      'finance',
      'librarian',
      'technical',
      'faculty',
      'other',
    ]);
  });

  it('R-ROL-2 R-ROL-5 a superuser is admin, and of any organisation', () => {
    const superuser = { ...noPermissions, superuser: true };
    expect([isAdmin(superuser), isAdminOf(superuser, 'o1')]).toEqual([true, true]);
  });

  it('R-ROL-3 R-ROL-4 an administrator entry makes an admin, of that organisation', () => {
    const administrator = { ...noPermissions, administrator: ['o2'] };
    expect(isAdmin(administrator)).toBe(true);
    expect([isAdminOf(administrator, 'o1'), isAdminOf(administrator, 'o2')]).toEqual([false, true]);
  });

  it('R-ROL-6 a teacher is no admin', () => {
    const teacher = { ...noPermissions, teacher: ['o1'] };
    expect([isAdmin(teacher), isAdminOf(teacher, 'o1')]).toEqual([false, false]);
  });
});
