/** Which parts of the administration a page may show, from the service's response about the person. */
import type { AdminConsole } from '@/lib/contracts/administration/overview';
import { isAdminSection, isOperatorSection, operatorKeys, sectionRow, type AnySection } from './sections';

/** The organisation named in the address, else the person's own; null: they do not administer it. */
export function chosenOrganisation(
  { organisations }: Pick<AdminConsole, 'organisations'>,
  asked: string | null,
): AdminConsole['organisations'][number] | null {
  if (asked === null) return organisations[0] ?? null;
  return organisations.find(({ id }) => id === asked) ?? null;
}

/** Whether they may open a section; `section` null is the start page. */
export function mayOpen(console: AdminConsole, section: AnySection | null, asked: string | null): boolean {
  if (section !== null && isOperatorSection(section)) return console.operator;
  const organisation = chosenOrganisation(console, asked);
  if (organisation === null) return console.operator && section === null && asked === null;
  return section === null || organisation.sections.includes(section);
}

/** Address of one company, for operators. */
export const companyPath = (id: string): string =>
  `${adminPath('companies', null)}?company=${encodeURIComponent(id)}`;

/** Address of a section for an organisation. @param organisationId null: the person's own, or none */
export function adminPath(section: AnySection | null, organisationId: string | null): string {
  const path = section === null ? '/admin' : `/admin/${section}`;
  return organisationId === null ? path : `${path}?organisation=${encodeURIComponent(organisationId)}`;
}

interface SectionLink {
  section: AnySection;
  href: string;
  name: string;
  about: string;
}

/**
 * Links to all sections that somebody may open, in the order of the navigation.
 *
 * @param organisation the one that is shown; null: none
 * @param asked organisation id in the address
 */
export function sectionLinks(
  organisation: { sections: readonly string[] } | null,
  operator: boolean,
  asked: string | null,
): SectionLink[] {
  const own = (organisation?.sections ?? []).filter(isAdminSection);
  return [...own, ...(operator ? operatorKeys : [])].map((section) => ({
    section,
    href: adminPath(section, isOperatorSection(section) ? null : asked),
    ...sectionRow(section),
  }));
}
