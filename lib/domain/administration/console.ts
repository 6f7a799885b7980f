/** What of the administration a page may show, from the service's answer about the person. */
import type { AdminConsole } from '@/lib/contracts/administration';
import type { AdminSection } from './sections';

/** Where a person asked for another organisation than their own it must be one of theirs, unless they are the operator. */
export function chosenOrganisation(
  { operator, organisations }: AdminConsole,
  asked: string | null,
): AdminConsole['organisations'][number] | null {
  if (asked === null) return organisations[0] ?? null;
  const found = organisations.find(({ id }) => id === asked);
  if (found) return found;
  const sections = organisations[0]?.sections ?? [];
  return operator ? { id: asked, name: asked, sections } : null;
}

/** Whether a section of an organisation is theirs to open; `section` null is the start page. */
export function mayOpen(console: AdminConsole, section: AdminSection | null, asked: string | null): boolean {
  const organisation = chosenOrganisation(console, asked);
  if (organisation === null) return console.operator && section === null;
  return section === null || organisation.sections.includes(section);
}

/** Address of a section, for the same organisation. @param organisationId null: the person's own */
export function adminPath(section: AdminSection | null, organisationId: string | null): string {
  const path = section === null ? '/admin' : `/admin/${section}`;
  return organisationId === null ? path : `${path}?organisation=${encodeURIComponent(organisationId)}`;
}
