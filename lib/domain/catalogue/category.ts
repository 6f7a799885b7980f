/** Category of an organisation (R-CAT-1..3). */
import type { OrganisationCategory } from '@/lib/contracts/viewer/viewer';

/** Names used by customers systems, in lower case. */
const categories: ReadonlyMap<string, OrganisationCategory> = new Map<string, OrganisationCategory>([
  ['secondary', 'Secondary'],
  ['secondary school', 'Secondary'],
  ['high school', 'Secondary'],
  ['middle school', 'Middle School'],
  ['middle', 'Middle School'],
  ['higher education', 'Higher Education'],
  ['university', 'Higher Education'],
  ['college', 'Higher Education'],
  ['further education', 'Higher Education'],
  ['other', 'Other'],
]);

/** Maps free text to one of the four categories, else Unknown. Ignores case and surrounding whitespace. */
export function categoryOf(text: string | null | undefined): OrganisationCategory {
  return categories.get((text ?? '').trim().toLowerCase()) ?? 'Unknown';
}
