/** Routes for the people of an organisation, below its administration. */
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  addPersonSchema,
  mayInviteAnswerSchema,
  mayInviteSchema,
  peopleQuerySchema,
  personIdsSchema,
  personNamesSchema,
  setPersonSchema,
  storedPeopleSchema,
  storedPersonSchema,
} from '@/lib/contracts/administration/people';
import type { AdminSection } from '@/lib/domain/administration/sections';
import type { Server } from '@/services/common/http/http';
import type { SignedIn } from '../self';
import type { SectionCaller, Db } from './change';
import { addPerson, mayInvite, ownPerson, readNames, readPeople, readPerson, setPerson } from './people';
import { recordId, subjectId } from '@/lib/contracts/http/ids';

const params = z.object({ id: recordId });
const personParams = params.extend({ person: subjectId });
const PATH = '/administration/organisations/:id/people';

/** What the administration's routes share. */
export interface AdministrationCalls {
  db: Db;
  onRequest: (request: FastifyRequest) => Promise<void>;
  /** The person who sent the request. */
  person: (request: FastifyRequest) => SignedIn & { requestId: string };
  callerOf: (request: FastifyRequest<{ Params: { id: string } }>, section: AdminSection) => SectionCaller;
}

export function registerPeople(app: Server, { db, onRequest, callerOf }: AdministrationCalls): void {
  app.get(
    PATH,
    {
      onRequest,
      schema: { hide: true, params, querystring: peopleQuerySchema, response: { 200: storedPeopleSchema } },
    },
    (request) => readPeople(db, callerOf(request, 'people'), request.query),
  );
  app.post(
    PATH,
    {
      onRequest,
      schema: { hide: true, params, body: addPersonSchema, response: { 200: storedPersonSchema } },
    },
    (request) => addPerson(db, callerOf(request, 'people'), request.body),
  );
  app.post(
    `${PATH}/names`,
    {
      onRequest,
      schema: { hide: true, params, body: personIdsSchema, response: { 200: personNamesSchema } },
    },
    // The audit log names people, and is read by whoever may list them.
    async (request) => ({ people: await readNames(db, callerOf(request, 'audit'), request.body.ids) }),
  );
  app.post(
    `${PATH}/may-invite`,
    {
      onRequest,
      schema: { hide: true, params, body: mayInviteSchema, response: { 200: mayInviteAnswerSchema } },
    },
    async (request) => ({ mayInvite: await mayInvite(db, callerOf(request, 'people'), request.body.email) }),
  );
}

/** Routes for one person. */
export function registerPerson(app: Server, { db, onRequest, callerOf }: AdministrationCalls): void {
  app.get(
    `${PATH}/:person`,
    {
      onRequest,
      schema: { hide: true, params: personParams, response: { 200: storedPersonSchema } },
    },
    (request) => readPerson(db, callerOf(request, 'people'), request.params.person),
  );
  app.get(
    `${PATH}/:person/account`,
    {
      onRequest,
      schema: { hide: true, params: personParams, response: { 200: storedPersonSchema } },
    },
    (request) => ownPerson(db, callerOf(request, 'people'), request.params.person),
  );
  app.post(
    `${PATH}/:person`,
    {
      onRequest,
      schema: {
        hide: true,
        params: personParams,
        body: setPersonSchema,
        response: { 200: storedPersonSchema },
      },
    },
    (request) => setPerson(db, callerOf(request, 'people'), request.params.person, request.body),
  );
}
