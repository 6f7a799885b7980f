/** /api/admin/operator/organisations: every organisation, and what its company has subscribed to. */
import {
  operatedOrganisationsSchema,
  organisationsQuerySchema,
  setSubscriptionsSchema,
  subscriptionsSchema,
} from '@/lib/contracts/administration/operator';
import type { Server } from '@/services/common/http/http';
import { operation } from '@/services/common/operations/operation';
import type { ProductContext } from '../../context';
import { OPERATOR_CALLS, organisationParams as params } from './access';
import { asker, pagePath } from './customers';

const CALL = `${OPERATOR_CALLS}/organisations`;

export function registerAdminOrganisations(app: Server, context: ProductContext): void {
  app.get(
    CALL,
    {
      schema: { querystring: organisationsQuerySchema, response: { 200: operatedOrganisationsSchema } },
      ...operation('operatedOrganisations', 'Organisations by name, for operators', 'person', {
        refusals: ['FORBIDDEN'],
      }),
    },
    (request) => {
      const path = pagePath('organisations', request.query);
      return asker(context, request, null)({ path, schema: operatedOrganisationsSchema });
    },
  );
  app.get(
    `${CALL}/:id/subscriptions`,
    {
      schema: { params, response: { 200: subscriptionsSchema } },
      ...operation('adminSubscriptions', 'What an organisation’s company has subscribed to', 'person', {
        refusals: ['FORBIDDEN', 'NOT_FOUND'],
      }),
    },
    (request) =>
      asker(context, request, request.params.id)({ path: 'subscriptions', schema: subscriptionsSchema }),
  );
  app.post(
    `${CALL}/:id/subscriptions`,
    {
      schema: { params, body: setSubscriptionsSchema, response: { 200: subscriptionsSchema } },
      ...operation(
        'setAdminSubscriptions',
        'Sets what an organisation’s company has subscribed to',
        'person',
        {
          refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
        },
      ),
    },
    (request) =>
      asker(
        context,
        request,
        request.params.id,
      )({
        path: 'subscriptions',
        schema: subscriptionsSchema,
        body: request.body,
      }),
  );
}
