/** /api/admin/operator/organisations: every organisation, and what its company has subscribed to. */
import {
  operatedOrganisationsSchema,
  organisationsQuerySchema,
  setSubscriptionsSchema,
  subscriptionsSchema,
} from '@/lib/contracts/administration/operator';
import type { Server } from '@/services/common/http/http';
import type { ProductContext } from '../../context';
import { OPERATOR_CALLS, organisationParams as params } from './access';
import { forward } from './customers';

const CALL = `${OPERATOR_CALLS}/organisations`;

export function registerAdminOrganisations(app: Server, context: ProductContext): void {
  forward(app, context, {
    method: 'GET',
    url: CALL,
    id: 'operatedOrganisations',
    summary: 'Organisations by name, for operators',
    schema: { querystring: organisationsQuerySchema, response: { 200: operatedOrganisationsSchema } },
  });
  forward(app, context, {
    method: 'GET',
    url: `${CALL}/:id/subscriptions`,
    id: 'adminSubscriptions',
    summary: 'What an organisation’s company has subscribed to',
    refusals: ['NOT_FOUND'],
    schema: { params, response: { 200: subscriptionsSchema } },
  });
  forward(app, context, {
    method: 'POST',
    url: `${CALL}/:id/subscriptions`,
    id: 'setAdminSubscriptions',
    summary: 'Sets what an organisation’s company has subscribed to',
    refusals: ['NOT_FOUND', 'CONFLICT'],
    schema: { params, body: setSubscriptionsSchema, response: { 200: subscriptionsSchema } },
  });
}
