/**
 * The administration of an organisation, for the person who holds the token. Not in the API documentation: the product service
 * calls on their behalf (docs/decisions/0059), and this service checks their rights again, from its own data.
 */
import type { FastifyRequest } from 'fastify';
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
import type { AdminSection } from '@/lib/domain/administration/sections';
import { ServiceError } from '@/lib/platform/service-error';
import type { TokenVerifier } from '@/lib/platform/visitor/token-verifier';
import type { Server } from '@/services/common/http/http';
import type { SectionCaller, Db } from './change';
import { readControls, setControls } from './controls';
import { registerCompanies } from './companies-routes';
import { readStoredDomain, setEmailDomain } from './email-domain';
import { readListed, setListed } from './listed';
import { registerPeople, registerPerson, type AdministrationCalls } from './people-routes';
import { checkNetworks, readNetworks, setNetworks } from './networks';
import { findOrganisations, readSubscriptions, setSubscriptions } from './subscriptions';
import { recordId } from '@/lib/contracts/http/ids';

const params = z.object({ id: recordId });
const path = (what: string) => `/administration/organisations/:id/${what}` as const;

export interface AdministrationOptions {
  /** The primary, because people must see what they have just written. */
  db: Db;
  tokens: Pick<TokenVerifier, 'verifyHeader'>;
  /** Issuer of the tokens; null for our own. */
  issuer: string | null;
}

function registerNetworks(app: Server, { db, onRequest, callerOf }: AdministrationCalls): void {
  app.get(
    path('networks'),
    {
      onRequest,
      schema: { hide: true, params, response: { 200: storedNetworksSchema } },
    },
    (request) => readNetworks(db, callerOf(request, 'networks')),
  );
  app.post(
    path('networks'),
    {
      onRequest,
      schema: { hide: true, params, body: setNetworksSchema, response: { 200: storedNetworksSchema } },
    },
    (request) => setNetworks(db, callerOf(request, 'networks'), request.body),
  );
  app.post(
    path('networks/check'),
    {
      onRequest,
      schema: { hide: true, params, body: checkNetworksSchema, response: { 200: checkedNetworksSchema } },
    },
    (request) => checkNetworks(db, callerOf(request, 'networks'), request.body.ranges),
  );
}

/** What "Find your school" says and does at sign-in. */
function registerFound(app: Server, { db, onRequest, callerOf }: AdministrationCalls): void {
  app.get(
    path('networks/listed'),
    {
      onRequest,
      schema: { hide: true, params, response: { 200: storedListedSchema } },
    },
    (request) => readListed(db, callerOf(request, 'networks')),
  );
  app.post(
    path('networks/listed'),
    {
      onRequest,
      schema: { hide: true, params, body: setListedSchema, response: { 200: storedListedSchema } },
    },
    (request) => setListed(db, callerOf(request, 'networks'), request.body),
  );
  app.get(
    path('networks/domain'),
    {
      onRequest,
      schema: { hide: true, params, response: { 200: storedEmailDomainSchema } },
    },
    (request) => readStoredDomain(db, callerOf(request, 'networks')),
  );
  app.post(
    path('networks/domain'),
    {
      onRequest,
      schema: { hide: true, params, body: setEmailDomainSchema, response: { 200: storedEmailDomainSchema } },
    },
    (request) => setEmailDomain(db, callerOf(request, 'networks'), request.body),
  );
}

function registerControls(app: Server, { db, onRequest, callerOf }: AdministrationCalls): void {
  app.get(
    path('controls'),
    {
      onRequest,
      schema: { hide: true, params, response: { 200: storedControlsSchema } },
    },
    (request) => readControls(db, callerOf(request, 'controls')),
  );
  app.post(
    path('controls'),
    {
      onRequest,
      schema: { hide: true, params, body: setControlsSchema, response: { 200: storedControlsSchema } },
    },
    (request) => setControls(db, callerOf(request, 'controls'), request.body),
  );
}

/** For operators only: each route refuses anyone else. */
function registerSubscriptions(app: Server, { db, onRequest, callerOf }: AdministrationCalls): void {
  app.get(
    path('subscriptions'),
    {
      onRequest,
      schema: { hide: true, params, response: { 200: subscriptionsSchema } },
    },
    (request) => readSubscriptions(db, callerOf(request, 'subscription')),
  );
  app.post(
    path('subscriptions'),
    {
      onRequest,
      schema: { hide: true, params, body: setSubscriptionsSchema, response: { 200: subscriptionsSchema } },
    },
    (request) => setSubscriptions(db, callerOf(request, 'subscription'), request.body),
  );
}

export function registerAdministration(app: Server, { db, tokens, issuer }: AdministrationOptions): void {
  const subjects = new WeakMap<FastifyRequest, string>();
  /** Checked before the body is read, so that validation errors reveal nothing to people who are not signed in. */
  const onRequest = async (request: FastifyRequest) => {
    const token = await tokens.verifyHeader(request.headers.authorization);
    if (!token) throw new ServiceError('UNAUTHENTICATED', 'You must be signed in');
    subjects.set(request, token.subject);
  };
  const person = (request: FastifyRequest) => ({
    subject: subjects.get(request) ?? '',
    issuer,
    requestId: request.id,
  });
  const callerOf = (
    request: FastifyRequest<{ Params: z.infer<typeof params> }>,
    section: AdminSection,
  ): SectionCaller => ({
    ...person(request),
    organisationId: request.params.id,
    section,
  });

  const calls = { db, onRequest, person, callerOf };
  registerNetworks(app, calls);
  registerFound(app, calls);
  registerControls(app, calls);
  registerPeople(app, calls);
  registerPerson(app, calls);
  registerSubscriptions(app, calls);
  registerCompanies(app, calls);
  app.get(
    '/administration/organisations',
    {
      onRequest,
      schema: {
        hide: true,
        querystring: organisationsQuerySchema,
        response: { 200: operatedOrganisationsSchema },
      },
    },
    (request) => findOrganisations(db, person(request), request.query),
  );
}
