/**
 * Everything the browser loads about its visitor, in parallel. A part that fails is logged and left out; the rest is
 * used (R-AUT-7, R-ERR-12). Loaded on first use, because it imports the schemas.
 */
import { logEvent } from '@/lib/browser/log';
import type { OrganisationDetails, UserData } from '@/lib/contracts/viewer/customers';
import { noPermissions } from '@/lib/contracts/viewer/permissions';
import type { CustomerFacts, User } from '@/lib/domain/viewer/user';
import { linksFrom, settingsFrom } from '@/lib/domain/viewer/user';
import { viewerFromOrganisation, viewerFromUserData, type ViewerReading } from '@/lib/domain/viewer/viewer';
import { currentAccessToken } from './access-token';
import { fetchMyPage } from './product-api/personal/my-page';
import { fetchOrganisation } from './product-api/viewer/organisation';
import { fetchUserData } from './user-data';

/** The facts that were loaded, and whether any part failed; facts of a failed part are missing. */
export interface LoadedUser {
  facts: Partial<User>;
  failed: boolean;
}

async function part(read: () => Promise<Partial<User>>, failure: string): Promise<LoadedUser> {
  try {
    return { facts: await read(), failed: false };
  } catch (error) {
    logEvent('error', failure, error);
    return { facts: {}, failed: true };
  }
}

/** Country codes are used as they are; a name is not resolved here, because only the server has the list of names. */
const codeOnly = (country: string | null) => (country && /^[A-Z]{3}$/.test(country) ? country : null);

function logged({ viewer, errors, warnings }: ViewerReading) {
  for (const message of errors) logEvent('error', message);
  for (const message of warnings) logEvent('warn', message);
  const { allowedContentIds, blockedContentIds, organisationId, organisationName, companyId } = viewer;
  const organisation = { id: organisationId, name: organisationName };
  return { allowedContentIds, blockedContentIds, organisation, companyId };
}

function factsOfPerson(data: UserData, userId: string, now: Date): CustomerFacts & Partial<User> {
  const { companyId, ...facts } = logged(viewerFromUserData(data, userId, now, codeOnly));
  const { user, company, subscriptions } = data.self;
  return {
    ...facts,
    company: { id: companyId, name: company?.name ?? null },
    permissions: user?.permissions ?? noPermissions,
    subscriptions: subscriptions ?? [],
  };
}

function factsOfNetwork(organisation: OrganisationDetails, now: Date): CustomerFacts {
  const { companyId, ...facts } = logged(viewerFromOrganisation(organisation, now, codeOnly));
  return {
    ...facts,
    company: { id: companyId, name: null },
    permissions: noPermissions,
    subscriptions: organisation.subscriptions,
  };
}

function partsOfPerson(userId: string): Promise<LoadedUser>[] {
  const userData = async () => {
    if (currentAccessToken() === null) throw new Error('There is no token to read user data with');
    return factsOfPerson(await fetchUserData(), userId, new Date());
  };
  const preferences = async () => {
    const { links, settings } = await fetchMyPage();
    return { links: linksFrom(links), settings: settingsFrom(settings) };
  };
  const notifications = async () => ({ notifications: (await fetchMyPage()).notifications });
  return [
    part(userData, 'User data could not be read'),
    part(preferences, 'Links and settings could not be read'),
    part(notifications, 'Notifications could not be read'),
  ];
}

/** Facts of a signed-in person (UserData, links, settings, notifications). Never rejects. */
export async function loadPerson({ userId }: { userId: string }): Promise<LoadedUser> {
  const parts = await Promise.all(partsOfPerson(userId));
  return {
    facts: Object.assign({}, ...parts.map(({ facts }) => facts)),
    failed: parts.some((p) => p.failed),
  };
}

/** Facts of the organisation behind a recognised network (R-API-9). Never rejects. */
export function loadNetwork({ organisationId }: { organisationId: string | null }): Promise<LoadedUser> {
  return part(async () => {
    if (organisationId === null) throw new Error('The recognised network has no organisation');
    return factsOfNetwork(await fetchOrganisation(organisationId), new Date());
  }, 'The organisation could not be read');
}
