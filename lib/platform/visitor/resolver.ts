/**
 * Decides who a request's visitor is: the signed-in user of the `jwt` cookie, else the organisation whose network the
 * address belongs to, else nobody (design "Data flow" 2). What customers said last stands in for up to a day while
 * customers cannot be asked; with nothing known the most restrictive viewer serves. Server only.
 */
import { TOKEN_COOKIE } from '@/lib/contracts/constants';
import type { CustomersOrganisation, UserData } from '@/lib/contracts/customers';
import { mostRestrictiveViewer, anonymousViewer, type Viewer } from '@/lib/contracts/viewer';
import { LastKnown } from '@/lib/platform/cache/last-known';
import {
  viewerFromOrganisation,
  viewerFromUserData,
  type CountryLookup,
  type ViewerReading,
} from '@/lib/domain/viewer/viewer';
import type { Visitor } from './visitor';
import type { TokenVerifier } from './token-verifier';

/** How long an answer about a person or a network is served without asking again. */
const FRESH_MS = 60_000;
/** "Points settled" 4: how long the last known answer stands in. */
const KEEP_MS = 24 * 60 * 60_000;
const MAX_KNOWN = 20_000;
/** Access tokens are under 2 kB; anything longer is not one of ours. */
const MAX_TOKEN_LENGTH = 8_192;

export interface VisitorSources {
  tokens: TokenVerifier;
  fetchUserData: (token: string) => Promise<UserData>;
  /** Null: no organisation has this address. */
  findOrganisationByAddress: (address: string) => Promise<CustomersOrganisation | null>;
  alpha3Of: CountryLookup;
  now: () => Date;
  log: {
    warn: (details: object, message: string) => void;
    error: (details: object, message: string) => void;
  };
}

/** Value of one cookie; the first wins, as browsers send the most specific first (RFC 6265 §5.4). */
export function cookieValue(header: string, name: string): string | null {
  for (const part of header.split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return null;
}

export type VisitorResolver = (
  address: string,
  cookies: string,
  requestId: string,
) => Promise<Pick<Visitor, 'viewer' | 'token'>>;

/** A resolver with its own bounded memory of users and networks. */
export function createVisitorResolver(sources: VisitorSources): VisitorResolver {
  const options = { freshMs: FRESH_MS, keepMs: KEEP_MS, max: MAX_KNOWN, now: () => sources.now().getTime() };
  const users = new LastKnown<UserData>(options);
  const networks = new LastKnown<CustomersOrganisation | null>(options);

  const read = ({ viewer, errors, warnings }: ViewerReading, requestId: string): Viewer => {
    for (const message of errors) sources.log.error({ requestId }, message);
    for (const message of warnings) sources.log.warn({ requestId }, message);
    return viewer;
  };

  const signedIn = async (token: string, requestId: string): Promise<Viewer | null> => {
    const subject = await sources.tokens.verify(token);
    if (subject === null) return null;
    try {
      const data = await users.get(subject, () => sources.fetchUserData(token));
      return read(viewerFromUserData(data, subject, sources.now(), sources.alpha3Of), requestId);
    } catch (error) {
      sources.log.error({ err: error, requestId }, 'User data could not be read');
      return { ...mostRestrictiveViewer, method: 'Okta', userId: subject };
    }
  };

  const fromNetwork = async (address: string, requestId: string): Promise<Viewer> => {
    try {
      const organisation = await networks.get(address, () => sources.findOrganisationByAddress(address));
      if (organisation === null) return anonymousViewer;
      return read(viewerFromOrganisation(organisation, sources.now(), sources.alpha3Of), requestId);
    } catch (error) {
      sources.log.error({ err: error, requestId }, 'The network could not be looked up');
      return mostRestrictiveViewer;
    }
  };

  return async (address, cookies, requestId) => {
    const cookie = cookieValue(cookies, TOKEN_COOKIE);
    const token = cookie !== null && cookie.length <= MAX_TOKEN_LENGTH ? cookie : null;
    if (token) {
      const viewer = await signedIn(token, requestId).catch((error: unknown) => {
        sources.log.error({ err: error, requestId }, 'The identity provider could not be asked');
        return null;
      });
      if (viewer) return { viewer, token };
    }
    return { viewer: await fromNetwork(address, requestId), token: null };
  };
}
