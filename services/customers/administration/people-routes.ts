/** Routes for the people of an organisation, below its administration. */
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
import type { Server } from '@/services/common/http/http';
import type { AdministrationCalls } from './calls';
import { addPerson, mayInvite, ownPerson, readNames, readPeople, readPerson } from './people';
import { checkPerson, setPerson } from './set-person';
import { recordId, subjectId } from '@/lib/contracts/http/ids';

const params = z.object({ id: recordId });
const personParams = params.extend({ person: subjectId });
const PATH = '/administration/organisations/:id/people';

export function registerPeople(app: Server, { db, call, callerOf }: AdministrationCalls): void {
  app.get(PATH, call(storedPeopleSchema, { params, querystring: peopleQuerySchema }), (request) =>
    readPeople(db, callerOf(request, 'people'), request.query),
  );
  app.post(PATH, call(storedPersonSchema, { params, body: addPersonSchema }), (request) =>
    addPerson(db, callerOf(request, 'people'), request.body),
  );
  // The audit log names people, and is read by whoever may list them.
  app.post(`${PATH}/names`, call(personNamesSchema, { params, body: personIdsSchema }), async (request) => ({
    people: await readNames(db, callerOf(request, 'audit'), request.body.ids),
  }));
  app.post(
    `${PATH}/may-invite`,
    call(mayInviteAnswerSchema, { params, body: mayInviteSchema }),
    async (request) => ({
      mayInvite: await mayInvite(db, callerOf(request, 'people'), request.body.email),
    }),
  );
  app.get(`${PATH}/:person`, call(storedPersonSchema, { params: personParams }), (request) =>
    readPerson(db, callerOf(request, 'people'), request.params.person),
  );
  app.get(`${PATH}/:person/account`, call(storedPersonSchema, { params: personParams }), (request) =>
    ownPerson(db, callerOf(request, 'people'), request.params.person),
  );
  app.post(
    `${PATH}/:person/check`,
    call(storedPersonSchema, { params: personParams, body: setPersonSchema }),
    (request) => checkPerson(db, callerOf(request, 'people'), request.params.person, request.body),
  );
  app.post(
    `${PATH}/:person`,
    call(storedPersonSchema, { params: personParams, body: setPersonSchema }),
    (request) => setPerson(db, callerOf(request, 'people'), request.params.person, request.body),
  );
}
