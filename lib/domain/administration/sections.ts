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
  library: { name: 'Library pack', about: 'Reports, records, links and posters for your library.', librarians: true },
  people: { name: 'People', about: 'Who belongs to your organisation, and what they may do.', librarians: false },
  networks: { name: 'Networks', about: 'From which addresses people are recognised.', librarians: false },
  controls: { name: 'Content controls', about: 'What your organisation does not show, or shows all the same.', librarians: false },
  audit: { name: 'Record of changes', about: 'Who changed or tried what, and when.', librarians: false },
} as const satisfies Record<string, SectionRow>; // prettier-ignore

export type AdminSection = keyof typeof adminSections;

/** For operators of the whole library alone; of no organisation. Recordings have pages of their own. */
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

const rows: Readonly<Record<AdminSection, SectionRow>> = adminSections;
const sectionKeys = Object.keys(adminSections).filter(isAdminSection);

export function isAdminSection(text: string): text is AdminSection {
  return Object.hasOwn(adminSections, text);
}

export function isOperatorSection(text: string): text is OperatorSection {
  return Object.hasOwn(operatorSections, text);
}

export const operatorKeys = Object.keys(operatorSections).filter(isOperatorSection);

/** What the navigation says of a section. */
export const sectionRow = (section: AnySection): Pick<SectionRow, 'name' | 'about'> =>
  isOperatorSection(section) ? operatorSections[section] : adminSections[section];

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
