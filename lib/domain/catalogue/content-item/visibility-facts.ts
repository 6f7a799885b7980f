/** What the visibility rules need to know about an item (content model §§3 to 5). */
import type { VisibilityFacts } from '@/lib/contracts/catalogue/content-item';
import { distinct, type Fields, idOf, nameOf } from './fields';

/** Content model §1.4: profiles are lower-case and hyphenated, whatever an editor typed. */
export const normaliseProfile = (profile: string): string =>
  profile
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');

/** R-ENT-20, R-ENT-21: only the configured entry counts, whether its link can be resolved or not. */
export function hasAdultThemes(fields: Fields, adultThemesEntryId: string): boolean {
  return fields.linkIds('contentGuidance').includes(adultThemesEntryId);
}

/** Names of strong guidance, such as Suicide: type Adult, except the configured entry, which is the adult-themes flag. */
export function strongGuidance(fields: Fields, adultThemesEntryId: string): string[] {
  return fields
    .targets('contentGuidance')
    .filter((guidance) => guidance.text('type') === 'Adult' && idOf(guidance) !== adultThemesEntryId)
    .map(nameOf);
}

/** R-ENT-22. */
export function healthGuidance(fields: Fields): string[] {
  return fields
    .targets('contentGuidance')
    .filter((guidance) => guidance.text('type') === 'Health')
    .map(nameOf);
}

/**
 * The agreement on where the item may be shown; null without one. An agreement that is linked but cannot be resolved
 * (unpublished) hides the item everywhere: rights that cannot be proved are not assumed.
 */
function rightsOf(fields: Fields): VisibilityFacts['rights'] {
  if (fields.linkIds('rightsAgreement').length === 0) return null;
  const agreement = fields.target('rightsAgreement');
  if (!agreement) return { type: 'allow', countries: [] };
  const countries = agreement.targets('countries').map((country) => country.text('alpha3').toUpperCase());
  return { type: agreement.text('type') === 'deny' ? 'deny' : 'allow', countries: distinct(countries) };
}

export function visibilityFactsOf(fields: Fields, adultThemesEntryId: string): VisibilityFacts {
  return {
    id: idOf(fields),
    rights: rightsOf(fields),
    contentProfiles: distinct(fields.texts('contentProfiles').map(normaliseProfile)),
    hasAdultThemes: hasAdultThemes(fields, adultThemesEntryId),
  };
}
