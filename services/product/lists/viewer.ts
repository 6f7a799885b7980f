/** A visitor as access to lists sees them. */
import type { FastifyRequest } from 'fastify';
import type { Viewer } from '@/lib/contracts/viewer/viewer';
import type { ListViewer } from '@/lib/domain/lists/access';
import { isAdminOf } from '@/lib/domain/viewer/roles';
import type { Visitors } from '../visitors';

/**
 * The viewer of a request, with whether they administer their own organisation (R-ROL-4). The customers service is asked only
 * about an administrator; while it is unavailable they are not taken for one.
 */
export async function listViewer(visitors: Visitors, request: FastifyRequest): Promise<Viewer & ListViewer> {
  const { viewer } = await visitors.of(request);
  const { organisationId } = viewer;
  if (!viewer.isAdmin || viewer.userId === null || organisationId === null)
    return { ...viewer, administers: false };
  const { userData } = await visitors.signedIn(request);
  const permissions = (await userData())?.self.user?.permissions;
  return { ...viewer, administers: permissions !== undefined && isAdminOf(permissions, organisationId) };
}

/** The same where a person is needed. Throws UNAUTHENTICATED for everybody else. */
export async function signedInListViewer(
  visitors: Visitors,
  request: FastifyRequest,
): Promise<Viewer & ListViewer & { userId: string }> {
  const { userId } = await visitors.signedIn(request);
  return { ...(await listViewer(visitors, request)), userId };
}
