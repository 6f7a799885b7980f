/**
 * Who may do what in the administration of an organisation. R-ROL-4, R-ROL-5: roles count per organisation, and a superuser is
 * the operator of all. Issue 24 overrules R-ROL-7: these screens differ by role.
 */
import type { Permissions } from '@/lib/contracts/customers';
import { isAdminOf } from '../viewer/roles';

interface SectionRow {
  /** As the navigation names it. */
  name: string;
  /** What one does there, in a line. */
  about: string;
  /** Librarians see what a library works with; who comes in and from where is the administrators'. */
  librarians: boolean;
}

/** What there is, in the order of the navigation. The key is the address below /admin. */
export const adminSections = {
  usage: { name: 'Usage', about: 'What is watched, read and looked for.', librarians: true },
  subscription: { name: 'Subscription', about: 'What it allows, until when, and who to ask.', librarians: true },
  audit: { name: 'Record of changes', about: 'Who changed or tried what, and when.', librarians: false },
} as const satisfies Record<string, SectionRow>; // prettier-ignore

export type AdminSection = keyof typeof adminSections;

const rows: Readonly<Record<AdminSection, SectionRow>> = adminSections;
const sectionKeys = Object.keys(adminSections).filter(isAdminSection);

export function isAdminSection(text: string): text is AdminSection {
  return Object.hasOwn(adminSections, text);
}

/** Where one of these permissions opens something at an organisation, in the order of the navigation; empty: nothing. */
export function sectionsAt(permissions: Permissions, organisationId: string): AdminSection[] {
  if (isAdminOf(permissions, organisationId)) return sectionKeys;
  if (!permissions.librarian.includes(organisationId)) return [];
  return sectionKeys.filter((section) => rows[section].librarians);
}

/** Organisations that somebody administers: their own first. An operator may besides ask for any other. */
export function administeredBy(permissions: Permissions, ownId: string | null): string[] {
  const named = [...permissions.administrator, ...permissions.librarian];
  const own = ownId !== null && (permissions.superuser || named.includes(ownId)) ? [ownId] : [];
  return [...new Set([...own, ...named])];
}
