/**
 * Who sends a request, as signed by the gateway or by a bearer token (design "A visitor is resolved once"). Nothing else is
 * trusted: a caller with neither could be in any network, and is shown the least.
 */
import type { FastifyRequest } from 'fastify';
import type { UserData } from '@/lib/contracts/viewer/customers';
import { mostRestrictiveViewer, type Viewer } from '@/lib/contracts/viewer/viewer';
import { ServiceError } from '@/lib/platform/service-error';
import type { KnownViewers } from '@/lib/platform/visitor/known-viewers';
import type { SignedVisitor, VisitorVerifier } from '@/lib/platform/visitor/signed-visitor';
import { bearerOf, type TokenVerifier } from '@/lib/platform/visitor/token-verifier';
import { socketAddress } from '@/services/common/http/http';
import type { Logger } from '@/services/common/log';

export interface Visitor {
  viewer: Viewer;
  address: string;
}

/** A visitor who is signed in. */
export interface SignedInVisitor extends Visitor {
  userId: string;
  /** What the customers service says about them, fetched on demand; null while it is unavailable. */
  userData: () => Promise<UserData | null>;
}

export interface VisitorDependencies {
  tokens: Pick<TokenVerifier, 'verifyHeader'>;
  verify: VisitorVerifier;
  viewers: KnownViewers;
  log: Pick<Logger, 'error'>;
}

/** Whether the customers service says so; false while it is unavailable. */
export const isSuperuser = async ({ userData }: SignedInVisitor): Promise<boolean> =>
  (await userData())?.self.user?.permissions.superuser === true;

const notTheirs = () => new ServiceError('FORBIDDEN', 'This belongs to someone else');

export class Visitors {
  private readonly signatures = new WeakMap<FastifyRequest, Promise<SignedVisitor | null>>();
  private readonly settled = new WeakMap<FastifyRequest, Promise<Visitor>>();

  constructor(private readonly dependencies: VisitorDependencies) {}

  /** The visitor of a request, resolved once. Throws UNAUTHENTICATED for a signature or token that does not verify. */
  of(request: FastifyRequest): Promise<Visitor> {
    let visitor = this.settled.get(request);
    if (!visitor) this.settled.set(request, (visitor = this.settle(request)));
    return visitor;
  }

  /** The visitor where a person is needed; throws UNAUTHENTICATED otherwise, also for a recognised network. */
  async signedIn(request: FastifyRequest): Promise<SignedInVisitor> {
    const visitor = await this.of(request);
    const { userId } = visitor.viewer;
    if (userId === null) throw new ServiceError('UNAUTHENTICATED', 'You must be signed in');
    const token = bearerOf(request.headers.authorization);
    return { ...visitor, userId, userData: () => this.userData(userId, token) };
  }

  /** The signed-in visitor, who must be `userId`. */
  async ownerOf(request: FastifyRequest, userId: string): Promise<SignedInVisitor> {
    const visitor = await this.signedIn(request);
    if (visitor.userId !== userId) throw notTheirs();
    return visitor;
  }

  /** The signed-in visitor, who must be `userId` or a superuser. */
  async ownerOrSuperuser(request: FastifyRequest, userId: string): Promise<SignedInVisitor> {
    const visitor = await this.signedIn(request);
    if (visitor.userId !== userId && !(await isSuperuser(visitor))) throw notTheirs();
    return visitor;
  }

  /** The viewer of an organisation's own network, for what it opened to a class; null: no such organisation. */
  organisation(id: string, request: FastifyRequest): Promise<Viewer | null> {
    return this.dependencies.viewers.organisation(id, request.id);
  }

  /** The address that the gateway signed, else the socket's. Throws UNAUTHENTICATED for a signature that does not verify. */
  async addressOf(request: FastifyRequest): Promise<string> {
    return (await this.signatureOf(request))?.address ?? socketAddress(request);
  }

  /**
   * Whether the gateway knows them, as a person or by their network; nobody else is asked. Throws UNAUTHENTICATED for a signature
   * that does not verify.
   */
  async isRecognised(request: FastifyRequest): Promise<boolean> {
    const viewer = (await this.signatureOf(request))?.viewer;
    return (viewer?.userId ?? viewer?.organisationId ?? null) !== null;
  }

  /** Whether the gateway or page rendering sent it: only they can sign. Throws UNAUTHENTICATED for a false signature. */
  async isOurs(request: FastifyRequest): Promise<boolean> {
    return (await this.signatureOf(request)) !== null;
  }

  private async userData(subject: string, token: string | null): Promise<UserData | null> {
    if (token === null) return null;
    try {
      return await this.dependencies.viewers.userData({ subject, token });
    } catch (error) {
      this.dependencies.log.error({ err: error }, 'user data could not be read');
      return null;
    }
  }

  /** The verified signature; null without one. */
  private signatureOf(request: FastifyRequest): Promise<SignedVisitor | null> {
    let signature = this.signatures.get(request);
    if (!signature) this.signatures.set(request, (signature = this.verified(request)));
    return signature;
  }

  private async verified({ headers }: FastifyRequest): Promise<SignedVisitor | null> {
    const signed = await this.dependencies.verify(headers);
    if (signed === 'invalid')
      throw new ServiceError('UNAUTHENTICATED', 'The visitor’s signature is not valid');
    return signed === 'absent' ? null : signed;
  }

  private async settle(request: FastifyRequest): Promise<Visitor> {
    const { tokens, viewers } = this.dependencies;
    const { authorization } = request.headers;
    const signed = await this.signatureOf(request);
    const address = signed?.address ?? socketAddress(request);
    const token = bearerOf(authorization);
    // A token that the gateway did not verify is verified here, which also tells its bearer what is wrong with it.
    if (authorization !== undefined && (signed?.viewer.userId ?? null) === null) {
      const verified = await tokens.verifyHeader(authorization);
      if (verified && token !== null)
        return { viewer: await viewers.person({ subject: verified.subject, token }, request.id), address };
    }
    if (signed === null) return { viewer: mostRestrictiveViewer, address };
    return { viewer: await viewers.signed(signed, token, request.id), address };
  }
}
