/**
 * Authorises every call below /api/admin by what the customers service says about the bearer. A browser's cookie alone is not
 * enough, so that no other site can call in a person's name. Only its own people learn whether an organisation exists.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { cachePolicy } from '@/lib/contracts/http/cache-policy';
import type { UserData } from '@/lib/contracts/viewer/customers';
import { noPermissions, type Permissions } from '@/lib/contracts/viewer/permissions';
import {
  administeredBy,
  isAdminSection,
  sectionsAt,
  type AdminSection,
} from '@/lib/domain/administration/sections';
import type { CustomersClient } from '@/lib/platform/customers/client';
import { type ServiceError, unavailable } from '@/lib/platform/service-error';
import { bearerOf } from '@/lib/platform/visitor/token-verifier';
import { notAnAdministrator, notAnOperator } from '@/services/common/http/refusals';
import type { SignedInVisitor, Visitors } from '../../visitors';
import { recordId } from '@/lib/contracts/http/ids';

export const organisationParams = z.object({ id: recordId });

export interface Administrator extends SignedInVisitor {
  permissions: Permissions;
  /** The organisations that they administer, their own first. */
  organisations: readonly string[];
}

/** A person who may open a section of an organisation. */
export interface SectionAdministrator extends Administrator {
  organisationId: string;
  section: AdminSection;
}

const permissionsOf = (data: UserData | null): Permissions => data?.self.user?.permissions ?? noPermissions;

/** The signed-in person with what they may do, whatever that is. Throws UNAUTHENTICATED without one. */
async function personOf(
  visitors: Visitors,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Administrator> {
  reply.header('Cache-Control', cachePolicy.person);
  const visitor = await visitors.signedIn(request);
  const data = await visitor.userData();
  const permissions = permissionsOf(data);
  const organisations = administeredBy(permissions, data?.self.user?.organisationId ?? null);
  return { ...visitor, permissions, organisations };
}

/** A person who administers something. Throws UNAUTHENTICATED without a signed-in person, FORBIDDEN for everyone else. */
export async function administrator(
  visitors: Visitors,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Administrator> {
  const who = await personOf(visitors, request, reply);
  if (!who.permissions.superuser && who.organisations.length === 0) throw notAnAdministrator();
  return who;
}

/** Who may make calls of one kind. */
interface Rule<Place extends object> {
  /**
   * Reads from a request what it is about; null: the rule does not cover this route. The reader's null is for a request that the
   * route's schema refuses. Throws at registration for a route that nobody would decide about.
   */
  covers: (url: string) => ((request: FastifyRequest) => Place | null) | null;
  allows: (permissions: Permissions, place: Place) => boolean;
  refusal: () => ServiceError;
}

/** What the bearer may do, read now from the customers service. Throws UNAVAILABLE while that is unavailable. */
async function permissionsNow(
  customers: Pick<CustomersClient, 'fetchUserData'>,
  { headers }: FastifyRequest,
): Promise<Permissions> {
  const data = await customers
    .fetchUserData(bearerOf(headers.authorization) ?? '')
    .catch(unavailable('Your rights cannot be read now'));
  return permissionsOf(data);
}

function decideFirst<Place extends object>({ covers, allows, refusal }: Rule<Place>) {
  type Who = Administrator & Place;
  const decided = new WeakMap<FastifyRequest, Who>();

  /** The person who was let in. */
  const letIn = (request: FastifyRequest): Who => {
    const who = decided.get(request);
    if (!who) throw new Error(`nobody decided who may ask for ${request.routeOptions.url}`);
    return who;
  };
  return {
    letIn,
    /**
     * Authorises every call of this kind that is registered after this, before its body is parsed: a caller without the right does
     * not learn what the call expects.
     */
    first: (app: Pick<FastifyInstance, 'addHook'>, visitors: Visitors): void => {
      app.addHook('onRoute', (route) => {
        const placeOf = covers(route.url);
        if (placeOf === null) return;
        route.onRequest = async (request, reply) => {
          const place = placeOf(request);
          if (place === null) return;
          const who = await personOf(visitors, request, reply);
          if (!allows(who.permissions, place)) throw refusal();
          decided.set(request, { ...who, ...place });
        };
      });
    },
    /**
     * As `letIn`, with rights read now from the customers service: for changes that are written here, which a right withdrawn a
     * minute ago must no longer allow. Throws FORBIDDEN, and UNAVAILABLE while that service is unavailable.
     */
    still: async (
      customers: Pick<CustomersClient, 'fetchUserData'>,
      request: FastifyRequest,
    ): Promise<Who> => {
      const who = letIn(request);
      if (!allows(await permissionsNow(customers, request), who)) throw refusal();
      return who;
    },
  };
}

export const OPERATOR_CALLS = '/api/admin/operator';
const OF_A_SECTION = /^\/api\/admin\/organisations\/:id\/([a-z]+)/;

export const {
  first: rightsFirst,
  letIn: sectionAdministrator,
  still: stillAdministers,
} = decideFirst<Pick<SectionAdministrator, 'organisationId' | 'section'>>({
  covers: (url) => {
    const [, section] = OF_A_SECTION.exec(url) ?? [];
    if (section === undefined) return null;
    if (!isAdminSection(section)) throw new Error(`${url} is of no section of the administration`);
    return ({ params }) => {
      const read = organisationParams.safeParse(params);
      return read.success ? { organisationId: read.data.id, section } : null;
    };
  },
  allows: (permissions, { organisationId, section }) =>
    sectionsAt(permissions, organisationId).includes(section),
  refusal: notAnAdministrator,
});

export const {
  first: operatorsFirst,
  letIn: operatorOf,
  still: stillOperates,
} = decideFirst({
  covers: (url) => (url.startsWith(OPERATOR_CALLS) ? () => ({}) : null),
  allows: (permissions) => permissions.superuser,
  refusal: notAnOperator,
});
