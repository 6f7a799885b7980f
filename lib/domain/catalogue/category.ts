/** Category of an organisation (R-CAT-1..3). */
import type { OrganisationCategory } from '@/lib/contracts/viewer';

/** Names as customers systems write them, lower-cased. */
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

/** Maps free text to one of the four categories, else Unknown. Case and surrounding blanks do not matter. */
export function categoryOf(text: string | null | undefined): OrganisationCategory {
  return categories.get((text ?? '').trim().toLowerCase()) ?? 'Unknown';
}
