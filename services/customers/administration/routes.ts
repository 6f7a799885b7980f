/**
 * The administration of an organisation, for the person who holds the token. Not in the API documentation: the product service
 * calls on their behalf (docs/decisions/0059), and this service checks their rights again, from its own data.
 */
import { z } from 'zod';
import { setControlsSchema, storedControlsSchema } from '@/lib/contracts/administration/controls';
import {
  checkedNetworksSchema,
  checkNetworksSchema,
  setEmailDomainSchema,
  setListedSchema,
  setNetworksSchema,
  storedEmailDomainSchema,
  storedListedSchema,
  storedNetworksSchema,
} from '@/lib/contracts/administration/networks';
import {
  operatedOrganisationsSchema,
  organisationsQuerySchema,
  setSubscriptionsSchema,
  subscriptionsSchema,
} from '@/lib/contracts/administration/operator';
import type { Server } from '@/services/common/http/http';
import { administrationCalls, type AdministrationCalls, type AdministrationOptions } from './calls';
import { readControls, setControls } from './controls';
import { registerCompanies } from './companies-routes';
import { readStoredDomain, setEmailDomain } from './email-domain';
import { readListed, setListed } from './listed';
import { registerPeople } from './people-routes';
import { checkNetworks, readNetworks, setNetworks } from './networks';
import { findOrganisations, readSubscriptions, setSubscriptions } from './subscriptions';
import { recordId } from '@/lib/contracts/http/ids';

const params = z.object({ id: recordId });
const path = (what: string) => `/administration/organisations/:id/${what}` as const;

/** Settings of an organisation; its subscriptions are for operators only, and their functions refuse anyone else. */
function registerSettings(app: Server, { db, call, callerOf }: AdministrationCalls): void {
  app.get(path('networks'), call(storedNetworksSchema, { params }), (request) =>
    readNetworks(db, callerOf(request, 'networks')),
  );
  app.post(path('networks'), call(storedNetworksSchema, { params, body: setNetworksSchema }), (request) =>
    setNetworks(db, callerOf(request, 'networks'), request.body),
  );
  app.post(
    path('networks/check'),
    call(checkedNetworksSchema, { params, body: checkNetworksSchema }),
    (request) => checkNetworks(db, callerOf(request, 'networks'), request.body.ranges),
  );
  app.get(path('networks/listed'), call(storedListedSchema, { params }), (request) =>
    readListed(db, callerOf(request, 'networks')),
  );
  app.post(path('networks/listed'), call(storedListedSchema, { params, body: setListedSchema }), (request) =>
    setListed(db, callerOf(request, 'networks'), request.body),
  );
  app.get(path('networks/domain'), call(storedEmailDomainSchema, { params }), (request) =>
    readStoredDomain(db, callerOf(request, 'networks')),
  );
  app.post(
    path('networks/domain'),
    call(storedEmailDomainSchema, { params, body: setEmailDomainSchema }),
    (request) => setEmailDomain(db, callerOf(request, 'networks'), request.body),
  );
  app.get(path('controls'), call(storedControlsSchema, { params }), (request) =>
    readControls(db, callerOf(request, 'controls')),
  );
  app.post(path('controls'), call(storedControlsSchema, { params, body: setControlsSchema }), (request) =>
    setControls(db, callerOf(request, 'controls'), request.body),
  );
  app.get(path('subscriptions'), call(subscriptionsSchema, { params }), (request) =>
    readSubscriptions(db, callerOf(request, 'subscription')),
  );
  app.post(
    path('subscriptions'),
    call(subscriptionsSchema, { params, body: setSubscriptionsSchema }),
    (request) => setSubscriptions(db, callerOf(request, 'subscription'), request.body),
  );
}

export function registerAdministration(app: Server, options: AdministrationOptions): void {
  const calls = administrationCalls(options);
  const { db, call, person } = calls;
  registerSettings(app, calls);
  registerPeople(app, calls);
  registerCompanies(app, calls);
  app.get(
    '/administration/organisations',
    call(operatedOrganisationsSchema, { querystring: organisationsQuerySchema }),
    (request) => findOrganisations(db, person(request), request.query),
  );
}
