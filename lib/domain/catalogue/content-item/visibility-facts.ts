/** What the visibility rules need to know about an item (content model §§3 to 5). */
import type { Rights, VisibilityFacts } from '@/lib/contracts/catalogue/content-item';
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

/** Names of an item's guidance, by kind. */
export function guidanceOf(fields: Fields, adultThemesEntryId: string) {
  const namesOf = (isOfKind: (type: string, id: string) => boolean) =>
    fields
      .targets('contentGuidance')
      .filter((guidance) => isOfKind(guidance.text('type'), idOf(guidance)))
      .map(nameOf);
  return {
    /** Such as Suicide: type Adult, except the configured entry, which is the adult-themes flag. */
    strong: namesOf((type, id) => type === 'Adult' && id !== adultThemesEntryId),
    /** R-ENT-22. */
    health: namesOf((type) => type === 'Health'),
    /** Of any other type, so that none is lost. */
    other: namesOf((type) => type !== 'Health' && type !== 'Adult'),
  };
}

/**
 * Where an agreement lets its items be shown (R-VIS-1, R-VIS-2). An unpublished country, or one without a code, leaves an
 * `allow` agreement with one country fewer. A `deny` agreement would show the items there, so it hides them everywhere
 * until the country is known again. `agreement` is read from entries that keep unresolved links.
 */
export function agreementRights(agreement: Fields): Rights {
  const targets = agreement.targets('countries');
  const codes = targets.map((country) => country.text('alpha3').trim().toUpperCase()).filter(Boolean);
  const isWhole = codes.length === agreement.linkIds('countries').length;
  if (agreement.text('type') !== 'deny') return { type: 'allow', countries: distinct(codes) };
  return isWhole ? { type: 'deny', countries: distinct(codes) } : { type: 'allow', countries: [] };
}

/**
 * The agreement on where the item may be shown; null without one. An agreement that is linked but cannot be resolved
 * (unpublished) hides the item everywhere: rights that cannot be proved are not assumed.
 */
function rightsOf(fields: Fields): Rights | null {
  if (fields.linkIds('rightsAgreement').length === 0) return null;
  const agreement = fields.target('rightsAgreement');
  return agreement ? agreementRights(agreement) : { type: 'allow', countries: [] };
}

export function visibilityFactsOf(fields: Fields, adultThemesEntryId: string): VisibilityFacts {
  return {
    id: idOf(fields),
    rights: rightsOf(fields),
    contentProfiles: distinct(fields.texts('contentProfiles').map(normaliseProfile)),
    hasAdultThemes: hasAdultThemes(fields, adultThemesEntryId),
  };
}
