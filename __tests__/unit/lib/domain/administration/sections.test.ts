import { noPermissions } from '@/lib/contracts/viewer/permissions';
import { isAdministratorAnywhere } from '@/lib/domain/administration/administrator';
import { adminPath, chosenOrganisation, mayOpen } from '@/lib/domain/administration/console';
import {
  administeredBy,
  adminSections,
  isAdminSection,
  operatorKeys,
  sectionsAt,
} from '@/lib/domain/administration/sections';

const everything = Object.keys(adminSections);
const administrator = { ...noPermissions, administrator: ['o2'] };
const librarian = { ...noPermissions, librarian: ['o2'] };
const teacher = {
  ...noPermissions,
  teacher: ['o2'],
  finance: ['o2'],
  technical: ['o2'],
  faculty: ['o2'],
  other: ['o2'],
};
const operator = { ...noPermissions, superuser: true };

describe('what a role opens at an organisation', () => {
  it('R-ROL-4 an administrator everything of their own organisation, nothing of another', () => {
    expect(sectionsAt(administrator, 'o2')).toEqual(everything);
    expect(sectionsAt(administrator, 'o1')).toEqual([]);
  });
  it('a librarian figures and records, and not who comes in', () => {
    expect(sectionsAt(librarian, 'o2')).toContain('usage');
    expect(sectionsAt(librarian, 'o2')).not.toContain('audit');
    expect(sectionsAt(librarian, 'o1')).toEqual([]);
  });
  it('R-ROL-5 the operator everything everywhere; every other role nothing', () => {
    expect(sectionsAt(operator, 'any')).toEqual(everything);
    expect(sectionsAt(teacher, 'o2')).toEqual([]);
    expect([administrator, librarian, operator].every(isAdministratorAnywhere)).toBe(true);
    expect(isAdministratorAnywhere(teacher)).toBe(false);
  });
  it('their own organisation comes first, each once', () => {
    const many = { ...noPermissions, administrator: ['o1', 'o2'], librarian: ['o2', 'o3'] };
    expect(administeredBy(many, 'o3')).toEqual(['o3', 'o1', 'o2']);
    expect(administeredBy(many, 'o9')).toEqual(['o1', 'o2', 'o3']);
    expect(administeredBy(operator, 'o9')).toEqual(['o9']);
    expect(administeredBy(operator, null)).toEqual([]);
  });
  it.each(['toString', '__proto__', 'constructor', '', 'Usage'])('“%s” is no section', (word) => {
    expect(isAdminSection(word)).toBe(false);
  });
});

describe('what a page may open', () => {
  const own = { id: 'o2', name: 'Two', sections: ['usage'] };
  const console = { operator: false, organisations: [own] };
  it('the start and its own sections, and no other organisation', () => {
    expect([mayOpen(console, null, null), mayOpen(console, 'usage', 'o2')]).toEqual([true, true]);
    expect([mayOpen(console, 'audit', null), mayOpen(console, 'usage', 'o1')]).toEqual([false, false]);
    expect(chosenOrganisation(console, 'o1')).toBeNull();
  });
  it('R-ROL-5 an operator what the service lists for them, and what is of no organisation', () => {
    const asked = { id: 'o1', name: 'One', sections: everything };
    const operators = { operator: true, organisations: [own, asked] };
    expect(mayOpen(operators, 'audit', 'o1')).toBe(true);
    expect(mayOpen(operators, null, 'nowhere')).toBe(false);
    const alone = { operator: true, organisations: [] };
    expect([mayOpen(alone, null, null), mayOpen(alone, 'usage', null)]).toEqual([true, false]);
    for (const section of operatorKeys)
      expect([mayOpen(alone, section, null), mayOpen(console, section, null)]).toEqual([true, false]);
  });
  it('an address says another organisation than one’s own', () => {
    expect(adminPath('usage', null)).toBe('/admin/usage');
    expect(adminPath(null, 'a&b')).toBe('/admin?organisation=a%26b');
  });
});
