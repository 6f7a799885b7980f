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
import { ServiceError } from '@/lib/platform/service-error';
import { bearerOf } from '@/lib/platform/visitor/token-verifier';
import type { SignedInVisitor, Visitors } from '../../viewer/visitors';
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

const refuse = () => new ServiceError('FORBIDDEN', 'This is for administrators of the organisation');

const permissionsOf = (data: UserData | null): Permissions => data?.self.user?.permissions ?? noPermissions;

/** A person who administers something. Throws UNAUTHENTICATED without a signed-in person, FORBIDDEN for everyone else. */
export async function administrator(
  visitors: Visitors,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Administrator> {
  reply.header('Cache-Control', cachePolicy.person);
  const visitor = await visitors.signedIn(request);
  const data = await visitor.userData();
  const permissions = permissionsOf(data);
  const organisations = administeredBy(permissions, data?.self.user?.organisationId ?? null);
  if (!permissions.superuser && organisations.length === 0) throw refuse();
  return { ...visitor, permissions, organisations };
}

const decided = new WeakMap<FastifyRequest, SectionAdministrator>();

export const OPERATOR_CALLS = '/api/admin/operator';
const OF_A_SECTION = /^\/api\/admin\/organisations\/:id\/([a-z]+)/;

/**
 * Authorises every call of a section that is registered after this, before its body is parsed: a caller without the right does
 * not learn what the call expects. Throws at registration for an unknown section, so that no call is left unchecked.
 */
export function rightsFirst(app: Pick<FastifyInstance, 'addHook'>, visitors: Visitors): void {
  app.addHook('onRoute', (route) => {
    const [, section] = OF_A_SECTION.exec(route.url) ?? [];
    if (section === undefined) return;
    if (!isAdminSection(section)) throw new Error(`${route.url} is of no section of the administration`);
    route.onRequest = async (request, reply) => {
      const params = organisationParams.safeParse(request.params);
      // A request without a valid organisation id is refused by the route's schema.
      if (!params.success) return;
      const organisationId = params.data.id;
      const who = await administrator(visitors, request, reply);
      if (!sectionsAt(who.permissions, organisationId).includes(section)) throw refuse();
      decided.set(request, { ...who, organisationId, section });
    };
  });
}

const operators = new WeakMap<FastifyRequest, SignedInVisitor>();

/** The same for calls of operators: only superusers are let in. */
export function operatorsFirst(app: Pick<FastifyInstance, 'addHook'>, visitors: Visitors): void {
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith(OPERATOR_CALLS)) return;
    route.onRequest = async (request, reply) => {
      const who = await administrator(visitors, request, reply);
      if (!who.permissions.superuser) throw refuse();
      operators.set(request, who);
    };
  });
}

/** The person whom `operatorsFirst` let in. */
export function operatorOf(request: FastifyRequest): SignedInVisitor {
  const who = operators.get(request);
  if (!who) throw new Error(`nobody decided who may ask for ${request.routeOptions.url}`);
  return who;
}

/** The person whom `rightsFirst` let in. */
export function sectionAdministrator(request: FastifyRequest): SectionAdministrator {
  const who = decided.get(request);
  if (!who) throw new Error(`nobody decided who may ask for ${request.routeOptions.url}`);
  return who;
}

/** What the bearer may do, read now from the customers service. Throws UNAVAILABLE while that is unavailable. */
async function permissionsNow(
  customers: Pick<CustomersClient, 'fetchUserData'>,
  { headers }: FastifyRequest,
): Promise<Permissions> {
  const data = await customers
    .fetchUserData(bearerOf(headers.authorization) ?? '')
    .catch((cause: unknown) => {
      throw new ServiceError('UNAVAILABLE', 'Your rights cannot be read now', undefined, { cause });
    });
  return permissionsOf(data);
}

/**
 * As `sectionAdministrator`, with rights read now from the customers service: for changes that are written here, which a right
 * withdrawn a minute ago must no longer allow. Throws FORBIDDEN, and UNAVAILABLE while that service is unavailable.
 */
export async function stillAdministers(
  customers: Pick<CustomersClient, 'fetchUserData'>,
  request: FastifyRequest,
): Promise<SectionAdministrator> {
  const who = sectionAdministrator(request);
  const permissions = await permissionsNow(customers, request);
  if (!sectionsAt(permissions, who.organisationId).includes(who.section)) throw refuse();
  return who;
}

/** As `stillAdministers`, for operators. */
export async function stillOperates(
  customers: Pick<CustomersClient, 'fetchUserData'>,
  request: FastifyRequest,
): Promise<SignedInVisitor> {
  const who = operatorOf(request);
  if (!(await permissionsNow(customers, request)).superuser) throw refuse();
  return who;
}
