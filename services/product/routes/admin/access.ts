/**
 * Who may ask below /api/admin: decided here for every call, from what customers say of the bearer. A browser's cookie alone
 * is not enough, so that no other site can ask in a person's name. Whether an organisation exists is told to its own people only.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { cachePolicy } from '@/lib/contracts/cache-policy';
import { noPermissions, type Permissions, type UserData } from '@/lib/contracts/customers';
import { administeredBy, sectionsAt, type AdminSection } from '@/lib/domain/administration/sections';
import { ServiceError } from '@/lib/platform/service-error';
import type { SignedInVisitor, Visitors } from '../../viewer/visitors';

export const organisationParams = z.object({ id: z.string().min(1).max(100) });

export interface Administrator extends SignedInVisitor {
  permissions: Permissions;
  /** The organisations that they administer, their own first. */
  organisations: readonly string[];
}

const refuse = () => new ServiceError('FORBIDDEN', 'This is for administrators of the organisation');

const permissionsOf = (data: UserData | null): Permissions => data?.self.user?.permissions ?? noPermissions;

/** A person who administers something. Throws UNAUTHENTICATED without a person, FORBIDDEN for everybody else. */
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

/** The same for one section of one organisation. */
export async function administratorOf(
  visitors: Visitors,
  request: FastifyRequest,
  reply: FastifyReply,
  { organisationId, section }: { organisationId: string; section: AdminSection },
): Promise<Administrator> {
  const who = await administrator(visitors, request, reply);
  if (!sectionsAt(who.permissions, organisationId).includes(section)) throw refuse();
  return who;
}
