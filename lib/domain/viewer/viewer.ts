/** Builds the Viewer from the customers API's data, for signed-in users and for recognised networks. Pure. */
import type { CustomersOrganisation, Subscription, UserData } from '@/lib/contracts/viewer/customers';
import { noPermissions } from '@/lib/contracts/viewer/permissions';
import { anonymousViewer, type Viewer } from '@/lib/contracts/viewer/viewer';
import { categoryOf } from '../catalogue/category';
import { normaliseProfile } from '../catalogue/content-item/visibility-facts';
import { isAdmin } from './roles';
import { subscriptionState, usableSubscriptions } from './subscription';

/** Looks up a country by name or code: `alpha3Of` from ./countries, on a server. */
export type CountryLookup = (country: string | null) => string | null;

export interface ViewerReading {
  viewer: Viewer;
  /** To be logged as errors, one entry each (R-ERR-13). */
  errors: string[];
  /** To be logged as warnings. */
  warnings: string[];
}

/** What both sources say about an organisation: CustomersOrganisation, and the member of UserData. */
type OrganisationFacts = Omit<CustomersOrganisation, 'type' | 'authenticationMethod' | 'subscriptions'> & {
  adultThemesRestricted?: boolean;
};

/** R-ENT-12: union in order of first appearance, without duplicates. */
function merged(...lists: readonly (readonly string[] | undefined)[]): string[] {
  return [...new Set(lists.flatMap((list) => list ?? []))];
}

/** R-PUR-9: in the form of the items' profiles, with which they are compared; whatever was typed for the organisation. */
const profilesOf = (organisation: OrganisationFacts | null): string[] =>
  merged(organisation?.blockedProfiles.map(normaliseProfile));

/** R-ENT-8: two names of the same fact; either one restricts. */
function restrictsAdult(organisation: OrganisationFacts | null): boolean {
  return organisation?.restrictAdult === true || organisation?.adultThemesRestricted === true;
}

/** R-CTY-3: the code if it is valid, else the name is looked up. */
function countryOf(organisation: OrganisationFacts | null, alpha3Of: CountryLookup): string | null {
  return alpha3Of(organisation?.country_alpha3 ?? null) ?? alpha3Of(organisation?.country ?? null);
}

type Self = UserData['self'];

/** R-ERR-13: an error for each required member that is missing. A missing group or oktaUser is not an error (R-ERR-14). */
function missingMembers(self: Self): string[] {
  const members: readonly (readonly [string, unknown])[] = [
    ['organisation', self.organisation],
    ['user', self.user],
    ['company', self.company],
    ['subscriptions', self.subscriptions],
    ['content controls', self.contentControlsAndIpAuth],
  ];
  return members.filter(([, value]) => value === null).map(([name]) => `User data: missing ${name}`);
}

/** True if the user has an organisation that is missing from the data, or the user itself is missing: its rules are unknown. */
const organisationIsUnknown = ({ user, organisation }: Self): boolean =>
  organisation === null && (user === null || user.organisationId !== null);

/** R-ENT-11. Fails closed: unknown rules count as restricted. */
function userIsRestricted(self: Self): boolean {
  const { organisation, group } = self;
  return (
    restrictsAdult(organisation) || group?.restrictAccessToAdultThemes === true || organisationIsUnknown(self)
  );
}

/** Category and country: those of the organisation; for a user who has only a company, those of the company. */
function placeOf(self: Self, alpha3Of: CountryLookup) {
  const { organisation, company } = self;
  if (organisation)
    return { category: categoryOf(organisation.category), country: countryOf(organisation, alpha3Of) };
  const known = organisationIsUnknown(self) ? null : company;
  return { category: categoryOf(known?.category), country: alpha3Of(known?.country ?? null) };
}

/**
 * Organisation and company that a user belongs to; null if there is none (R-PUR-1). The survey (R-SUR-16) and feedback (R-API-5)
 * name them too. The user's own ids come first, because the subscriptions in the data are those of the user's own company (D57).
 */
export function belongingOf({ user, organisation, company }: Self) {
  const companies = [user?.companyId, organisation?.parentCompanyId, company?.id];
  return {
    organisationId: user?.organisationId ?? organisation?.id ?? null,
    organisationName: organisation?.name ?? null,
    companyId: companies.find((id) => id != null) ?? null,
  };
}

/**
 * The viewer of a signed-in user.
 * @param subject `sub` of the verified token, used as the user id everywhere.
 */
export function viewerFromUserData(
  { self }: UserData,
  subject: string,
  now: Date,
  alpha3Of: CountryLookup,
): ViewerReading {
  const { organisation, group, contentControlsAndIpAuth: controls } = self;
  const subscriptions = self.subscriptions ?? [];
  const viewer: Viewer = {
    method: 'Okta',
    userId: subject,
    ...belongingOf(self),
    ...placeOf(self, alpha3Of),
    blockedProfiles: profilesOf(organisation),
    adultThemesRestricted: userIsRestricted(self),
    allowedContentIds: merged(
      controls?.allowedContent,
      organisation?.allowedContent,
      group?.alwaysAllowedContent,
    ),
    blockedContentIds: merged(
      controls?.blockedContent,
      organisation?.blockedContent,
      group?.alwaysBlockedContent,
    ),
    subscription: subscriptionState(subscriptions, now),
    isAdmin: isAdmin(self.user?.permissions ?? noPermissions),
    ...(self.user === null ? { isUnknown: true } : {}),
  };
  return { viewer, errors: missingMembers(self), warnings: usableSubscriptions(subscriptions).warnings };
}

/**
 * The viewer of a recognised network: not a person, so without roles, but with the rules and subscription of the
 * organisation ("Points settled" 1).
 */
export function viewerFromOrganisation(
  organisation: OrganisationFacts & { subscriptions: readonly Subscription[] },
  now: Date,
  alpha3Of: CountryLookup,
): ViewerReading {
  const viewer: Viewer = {
    ...anonymousViewer,
    method: 'IPAuth',
    organisationId: organisation.id,
    organisationName: organisation.name,
    companyId: organisation.parentCompanyId,
    category: categoryOf(organisation.category),
    country: countryOf(organisation, alpha3Of),
    blockedProfiles: profilesOf(organisation),
    adultThemesRestricted: restrictsAdult(organisation),
    allowedContentIds: merged(organisation.allowedContent),
    blockedContentIds: merged(organisation.blockedContent),
    subscription: subscriptionState(organisation.subscriptions, now),
  };
  return { viewer, errors: [], warnings: usableSubscriptions(organisation.subscriptions).warnings };
}
