/** GET /api/admin/console and …/subscription: what a person administers, and what an organisation has subscribed to. */
import { adminConsoleSchema, adminSubscriptionSchema } from '@/lib/contracts/administration';
import type { CustomersOrganisation } from '@/lib/contracts/customers';
import { sectionsAt } from '@/lib/domain/administration/sections';
import { subscriptionState, usableSubscriptions } from '@/lib/domain/viewer/subscription';
import type { CustomersClient } from '@/lib/platform/customers/client';
import { ServiceError } from '@/lib/platform/service-error';
import type { Server } from '@/services/common/http';
import type { ProductContext } from '../../context';
import { operation } from '../../operations/operation';
import { administrator, administratorOf, organisationParams } from './access';

type Customers = Pick<CustomersClient, 'organisation'>;

/** Throws UNAVAILABLE while customers cannot be asked, NOT_FOUND for an organisation that there is not. */
async function organisationOf(customers: Customers, id: string): Promise<CustomersOrganisation> {
  const found = await customers.organisation(id).catch((cause: unknown) => {
    throw Object.assign(new ServiceError('UNAVAILABLE', 'The organisation cannot be read now'), { cause });
  });
  if (found === null) throw new ServiceError('NOT_FOUND', 'Organisation not found');
  return found;
}

/** An organisation without a name is still administered. */
const nameOf = async (customers: Customers, id: string) =>
  (await customers.organisation(id).catch(() => null))?.name ?? id;

export function registerAdminConsole(app: Server, context: ProductContext, customers: Customers): void {
  const { visitors, library, now } = context;
  app.get(
    '/api/admin/console',
    {
      schema: { response: { 200: adminConsoleSchema } },
      ...operation('adminConsole', 'What the person administers', 'person', { refusals: ['FORBIDDEN'] }),
    },
    async (request, reply) => {
      const { permissions, organisations } = await administrator(visitors, request, reply);
      return {
        operator: permissions.superuser,
        organisations: await Promise.all(
          organisations.map(async (id) => ({
            id,
            name: await nameOf(customers, id),
            sections: sectionsAt(permissions, id),
          })),
        ),
      };
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
    async (request, reply) => {
      const { id } = request.params;
      await administratorOf(visitors, request, reply, { organisationId: id, section: 'subscription' });
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
