/**
 * Who may do what in the administration of an organisation. R-ROL-4, R-ROL-5: roles apply per organisation, and a superuser is
 * the operator of all of them. Issue 24 overrides R-ROL-7: these screens differ by role.
 */
import type { Permissions } from '@/lib/contracts/viewer/permissions';
import { isAdminOf } from '../viewer/roles';

interface SectionRow {
  /** Name in the navigation. */
  name: string;
  /** What the section is for, in one line. */
  about: string;
  /** Whether librarians see it. Who has access, and from where, is for administrators only. */
  librarians: boolean;
}

/** All sections, in the order of the navigation. The key is the path segment below /admin. */
export const adminSections = {
  usage: { name: 'Usage', about: 'What is watched, read and looked for.', librarians: true },
  subscription: { name: 'Subscription', about: 'What it allows, until when, and who to ask.', librarians: true },
  library: { name: 'Library pack', about: 'Reports, records, links and posters for your library.', librarians: true },
  people: { name: 'People', about: 'Who belongs to your organisation, and what they may do.', librarians: false },
  networks: { name: 'Networks', about: 'The addresses at which people are recognised.', librarians: false },
  controls: { name: 'Content controls', about: 'What your organisation hides, and what it shows all the same.', librarians: false },
  audit: { name: 'Audit log', about: 'Who changed or tried what, and when.', librarians: false },
} as const satisfies Record<string, SectionRow>; // prettier-ignore

export type AdminSection = keyof typeof adminSections;

/** Only for operators of the whole library, and not tied to an organisation. */
const operatorSections = {
  organisations: { name: 'Organisations', about: 'Find any organisation, and look after it as its own people do.' },
  companies: { name: 'Companies', about: 'Who subscribes, for which organisations.' },
  changes: { name: 'All changes', about: 'Who changed or tried what, in every organisation and in none.' },
  content: { name: 'Content', about: 'How far content is followed, and what is wrong with entries.' },
  jobs: { name: 'Background work', about: 'What waits or failed, whether services answer, and settings.' },
  recordings: { name: 'Recordings', about: 'Upload, caption and check the library’s own recordings.' },
} as const satisfies Record<string, Omit<SectionRow, 'librarians'>>; // prettier-ignore

export type OperatorSection = keyof typeof operatorSections;
export type AnySection = AdminSection | OperatorSection;

/** What an address below /admin names. */
export interface AdminPageProps {
  /** Null: the start page. */
  section: AnySection | null;
  /** The organisation in the address; null: the person's own. */
  organisationId: string | null;
}

const rows: Readonly<Record<AdminSection, SectionRow>> = adminSections;
const sectionKeys = Object.keys(adminSections).filter(isAdminSection);

export function isAdminSection(text: string): text is AdminSection {
  return Object.hasOwn(adminSections, text);
}

export function isOperatorSection(text: string): text is OperatorSection {
  return Object.hasOwn(operatorSections, text);
}

export const operatorKeys = Object.keys(operatorSections).filter(isOperatorSection);

/** Name and description of a section. */
export const sectionRow = (section: AnySection): Pick<SectionRow, 'name' | 'about'> =>
  isOperatorSection(section) ? operatorSections[section] : adminSections[section];

/** Sections of an organisation that these permissions open, in the order of the navigation; empty: none. */
export function sectionsAt(permissions: Permissions, organisationId: string): AdminSection[] {
  if (isAdminOf(permissions, organisationId)) return sectionKeys;
  if (!permissions.librarian.includes(organisationId)) return [];
  return sectionKeys.filter((section) => rows[section].librarians);
}

/** Organisations that a person administers, their own first. An operator may also request any other. */
export function administeredBy(permissions: Permissions, ownId: string | null): string[] {
  const named = [...permissions.administrator, ...permissions.librarian];
  const own = ownId !== null && (permissions.superuser || named.includes(ownId)) ? [ownId] : [];
  return [...new Set([...own, ...named])];
}
