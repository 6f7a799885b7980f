/**
 * Who asks: the bearer of a token, the recognised network, or nobody. The last known answer serves while customers
 * cannot be asked, and with nothing known the most restrictive one (design "Points settled" 4).
 */
import type { FastifyRequest } from 'fastify';
import type { CustomersOrganisation, UserData } from '@/lib/contracts/customers';
import { mostRestrictiveViewer, anonymousViewer, type Viewer } from '@/lib/contracts/viewer';
import { LastKnown } from '@/lib/platform/cache/last-known';
import {
  viewerFromOrganisation,
  viewerFromUserData,
  type CountryLookup,
  type ViewerReading,
} from '@/lib/domain/viewer/viewer';
import { ServiceError } from '@/lib/platform/service-error';
import { visitorAddress } from '@/services/common/http';
import type { Logger } from '@/services/common/log';
import type { TokenVerifier } from '@/services/common/tokens';
import type { CustomersClient } from './customers-client';
import { VerifiedTokens } from './verified-tokens';

const FRESH_MS = 60_000;
const KEEP_MS = 24 * 60 * 60_000;
const REMEMBERED = 20_000;

export interface Visitor {
  viewer: Viewer;
  address: string;
  /** What customers says of a signed-in user; null for others and while it cannot be asked. */
  userData: UserData | null;
}

/** A visitor who is signed in. */
export interface SignedInVisitor extends Visitor {
  userId: string;
}

export interface VisitorDependencies {
  tokens: Pick<TokenVerifier, 'verifyHeader'>;
  customers: CustomersClient;
  alpha3Of: CountryLookup;
  isTrustedSocket: (address: string) => boolean;
  log: Logger;
  now: () => number;
}

export class Visitors {
  private readonly tokens: VerifiedTokens;
  private readonly users: LastKnown<UserData>;
  private readonly networks: LastKnown<CustomersOrganisation | null>;
  /** Viewers by the answer they were made from; subscriptions begin and end, so not for longer than an answer is fresh. */
  private readonly viewers = new WeakMap<object, { viewer: Viewer; until: number }>();
  private readonly settled = new WeakMap<FastifyRequest, Promise<Visitor>>();

  constructor(private readonly dependencies: VisitorDependencies) {
    const options = { freshMs: FRESH_MS, keepMs: KEEP_MS, max: REMEMBERED, now: dependencies.now };
    this.tokens = new VerifiedTokens(dependencies.tokens, dependencies.now);
    this.users = new LastKnown(options);
    this.networks = new LastKnown(options);
  }

  /** The visitor of a request, settled once. Throws UNAUTHENTICATED for a token that does not verify. */
  of(request: FastifyRequest): Promise<Visitor> {
    let visitor = this.settled.get(request);
    if (!visitor) this.settled.set(request, (visitor = this.settle(request)));
    return visitor;
  }

  /** The visitor where a person is needed; a recognised network is none. */
  async signedIn(request: FastifyRequest): Promise<SignedInVisitor> {
    const visitor = await this.of(request);
    const { userId } = visitor.viewer;
    if (userId === null) throw new ServiceError('UNAUTHENTICATED', 'You must be signed in');
    return { ...visitor, userId };
  }

  /** The signed-in visitor, who must be `userId`; a superuser may stand in where the call allows it. */
  async ownerOf(request: FastifyRequest, userId: string, superuserToo = false): Promise<SignedInVisitor> {
    const visitor = await this.signedIn(request);
    const superuser = superuserToo && visitor.userData?.self.user?.permissions.superuser === true;
    if (visitor.userId !== userId && !superuser)
      throw new ServiceError('FORBIDDEN', 'This belongs to someone else');
    return visitor;
  }

  addressOf(request: FastifyRequest): string {
    return visitorAddress(request, this.dependencies.isTrustedSocket);
  }

  private async settle(request: FastifyRequest): Promise<Visitor> {
    const { authorization } = request.headers;
    const address = this.addressOf(request);
    const token = await this.tokens.verifyHeader(authorization);
    if (token === null) return { viewer: await this.network(address), address, userData: null };
    return { ...(await this.person(token.subject, authorization ?? '')), address };
  }

  private async person(subject: string, authorization: string): Promise<Omit<Visitor, 'address'>> {
    const { customers, alpha3Of, log } = this.dependencies;
    try {
      const bearer = authorization.replace(/^Bearer +/i, '');
      const userData = await this.users.get(subject, () => customers.userData(bearer));
      const viewer = this.remembered(userData, (now) => viewerFromUserData(userData, subject, now, alpha3Of));
      return { viewer, userData };
    } catch (error) {
      log.error({ err: error }, 'user data could not be read; nothing known of the user');
      return { viewer: { ...mostRestrictiveViewer, method: 'Okta', userId: subject }, userData: null };
    }
  }

  private async network(address: string): Promise<Viewer> {
    const { customers, alpha3Of, log } = this.dependencies;
    try {
      const organisation = await this.networks.get(address, () => customers.organisationByAddress(address));
      if (!organisation) return anonymousViewer;
      return this.remembered(organisation, (now) => viewerFromOrganisation(organisation, now, alpha3Of));
    } catch (error) {
      log.error({ err: error }, 'the network could not be looked up; nothing known of the visitor');
      return mostRestrictiveViewer;
    }
  }

  private remembered(answer: object, read: (now: Date) => ViewerReading): Viewer {
    const { log, now } = this.dependencies;
    const known = this.viewers.get(answer);
    if (known && now() < known.until) return known.viewer;
    const { viewer, errors, warnings } = read(new Date(now()));
    for (const message of errors) log.error(message);
    for (const message of warnings) log.warn(message);
    this.viewers.set(answer, { viewer, until: now() + FRESH_MS });
    return viewer;
  }
}
