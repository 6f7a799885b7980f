/** The administration's calls, as the signed-in person. */
import type { AdminConsole, AdminSubscription, AdminUsage } from '@/lib/contracts/administration';
import type { AuditPage } from '@/lib/contracts/audit';
import { browserConnection, productRequest, type ProductConnection } from './fetch';

const schemas = () => import('@/lib/contracts/administration');
const pathOf = (organisationId: string, what: string) =>
  `/api/admin/organisations/${encodeURIComponent(organisationId)}/${what}`;

export function fetchAdminConsole(
  connection: ProductConnection = browserConnection(),
): Promise<AdminConsole> {
  return productRequest(connection, {
    path: '/api/admin/console',
    schema: async () => (await schemas()).adminConsoleSchema,
  });
}

export function fetchAdminSubscription(organisationId: string): Promise<AdminSubscription> {
  return productRequest(browserConnection(), {
    path: pathOf(organisationId, 'subscription'),
    schema: async () => (await schemas()).adminSubscriptionSchema,
  });
}

export function fetchAdminUsage(organisationId: string): Promise<AdminUsage> {
  return productRequest(browserConnection(), {
    path: pathOf(organisationId, 'usage'),
    schema: async () => (await schemas()).adminUsageSchema,
  });
}

/** @param before `next` of the page before; null for the newest lines */
export function fetchAdminAudit(organisationId: string, before: number | null): Promise<AuditPage> {
  return productRequest(browserConnection(), {
    path: pathOf(organisationId, before === null ? 'audit' : `audit?before=${before}`),
    schema: async () => (await import('@/lib/contracts/audit')).auditPageSchema,
  });
}
