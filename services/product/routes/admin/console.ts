/** GET /api/admin/console and …/subscription: what a person administers, and what an organisation has subscribed to. */
import {
  adminConsoleQuerySchema,
  adminConsoleSchema,
  adminSubscriptionSchema,
  type AdminConsole,
} from '@/lib/contracts/administration/overview';
import type { CustomersOrganisation } from '@/lib/contracts/viewer/customers';
import type { Permissions } from '@/lib/contracts/viewer/permissions';
import { sectionsAt } from '@/lib/domain/administration/sections';
import { subscriptionState, usableSubscriptions } from '@/lib/domain/viewer/subscription';
import type { CustomersClient } from '@/lib/platform/customers/client';
import { ServiceError, unavailable } from '@/lib/platform/service-error';
import type { Server } from '@/services/common/http/http';
import type { ProductContext } from '../../context';
import { operation } from '@/services/common/operations/operation';
import { administrator, organisationParams, sectionAdministrator } from './access';

type Customers = Pick<CustomersClient, 'organisation'>;

/** Throws UNAVAILABLE while the customers service is unavailable, NOT_FOUND for an organisation that does not exist. */
export async function organisationOf(customers: Customers, id: string): Promise<CustomersOrganisation> {
  const found = await customers.organisation(id).catch(unavailable('The organisation cannot be read now'));
  if (found === null) throw new ServiceError('NOT_FOUND', 'Organisation not found');
  return found;
}

/** A row of the console. An organisation that cannot be read now is still listed, by its id. Null where there is none. */
async function consoleRow(
  customers: Customers,
  permissions: Permissions,
  id: string,
): Promise<AdminConsole['organisations'][number] | null> {
  const found = await customers.organisation(id).catch(() => ({ name: id }));
  return found && { id, name: found.name, sections: sectionsAt(permissions, id) };
}

export function registerAdminConsole(app: Server, context: ProductContext): void {
  const { visitors, customers, library, now } = context;
  app.get(
    '/api/admin/console',
    {
      schema: { querystring: adminConsoleQuerySchema, response: { 200: adminConsoleSchema } },
      ...operation('adminConsole', 'What the person administers', 'person', { refusals: ['FORBIDDEN'] }),
    },
    async (request, reply) => {
      const { permissions, organisations } = await administrator(visitors, request, reply);
      const asked = permissions.superuser ? [request.query.organisation ?? []].flat() : [];
      const rows = await Promise.all(
        [...new Set([...organisations, ...asked])].map((id) => consoleRow(customers, permissions, id)),
      );
      return { operator: permissions.superuser, organisations: rows.flatMap((row) => row ?? []) };
    },
  );
  app.get(
    '/api/admin/organisations/:id/subscription',
    {
      schema: { params: organisationParams, response: { 200: adminSubscriptionSchema } },
      ...operation('adminSubscription', 'What an organisation has subscribed to', 'person', {
        refusals: ['FORBIDDEN', 'NOT_FOUND'],
      }),
    },
    async (request) => {
      const { organisationId: id } = sectionAdministrator(request);
      const { name, category, country, subscriptions } = await organisationOf(customers, id);
      return {
        organisation: { id, name, category, country },
        state: subscriptionState(subscriptions, new Date(now())),
        periods: usableSubscriptions(subscriptions).usable,
        contact: library.email,
      };
    },
  );
}
