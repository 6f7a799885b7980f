/** GET /api/admin/console and …/subscription: what a person administers, and what an organisation has subscribed to. */
import {
  adminConsoleQuerySchema,
  adminConsoleSchema,
  adminSubscriptionSchema,
  type AdminConsole,
} from '@/lib/contracts/administration/overview';
import type { Permissions } from '@/lib/contracts/viewer/permissions';
import { sectionsAt } from '@/lib/domain/administration/sections';
import { subscriptionState, usableSubscriptions } from '@/lib/domain/viewer/subscription';
import type { CustomersClient } from '@/lib/platform/customers/client';
import type { Server } from '@/services/common/http/http';
import { organisationOf } from '../../calls/organisation';
import type { ProductContext } from '../../context';
import { adminOperation } from '@/services/common/operations/operation';
import { administrator, organisationParams, sectionAdministrator } from './access';

type Customers = Pick<CustomersClient, 'organisation'>;

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
      ...adminOperation('adminConsole', 'What the person administers'),
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
      ...adminOperation('adminSubscription', 'What an organisation has subscribed to', {
        refusals: ['NOT_FOUND'],
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
