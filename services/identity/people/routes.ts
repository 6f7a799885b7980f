/**
 * Account routes for administering an organisation. Called only by the product service, on behalf of the organisation's
 * administrator (services/common/signed-people.ts).
 */
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  accountIdsSchema,
  accountStatesSchema,
  correctAccountSchema,
  correctedSchema,
  inviteAccountSchema,
  inviteAgainSchema,
  invitedSchema,
  secondFactorSchema,
  signedOutSchema,
  type Invited,
} from '@/lib/contracts/administration/people';
import { ServiceError } from '@/lib/platform/service-error';
import type { VisitorVerifier } from '@/lib/platform/visitor/signed-visitor';
import type { Server } from '@/services/common/http/http';
import { createSignedPeople } from '@/services/common/signed-people';
import { requireSecondFactor } from './access';
import type { Linked, PeopleContext, Refused } from './context';
import { invite, inviteAgain } from './invite';
import { correct } from './correct';
import { accountStates } from './states';
import { subjectId } from '@/lib/contracts/http/ids';

const refusals: Readonly<Record<Refused['reason'], string>> = {
  HAS_PASSWORD: 'This person has an account already',
  DISABLED: 'This account was disabled by the library’s operator',
  UNKNOWN: 'There is no such account',
  TAKEN: 'This address is already used',
};

const IN_USE = 'They sign in with their address already: only the library’s operator can change it';

function invitedOf(answer: Linked | Refused): Invited {
  if (!answer.ok) throw new ServiceError('CONFLICT', refusals[answer.reason]);
  const { accountId: id, email, link, mail } = answer;
  const letter = mail === null ? 'none' : mail === 'sent' ? 'sent' : 'failed';
  // If mail is set up, only the person receives the link: nobody else may choose their password.
  return { id, email, letter, link: mail === null ? link : null };
}

export interface AccountsOptions extends Omit<PeopleContext, 'actor'> {
  verify: VisitorVerifier;
}

const params = z.object({ id: subjectId });

export function registerAccounts(app: Server, { verify, ...context }: AccountsOptions): void {
  const { onRequest, of: personOf } = createSignedPeople(verify);
  const actor = (request: FastifyRequest) => ({ kind: 'person' as const, id: personOf(request).userId });

  app.post(
    '/administration/accounts',
    { onRequest, schema: { body: inviteAccountSchema, response: { 200: invitedSchema } } },
    async (request) => invitedOf(await invite({ ...context, actor: actor(request) }, request.body)),
  );
  app.post(
    '/administration/accounts/:id/invitation',
    { onRequest, schema: { params, body: inviteAgainSchema, response: { 200: invitedSchema } } },
    async (request) => {
      const { id } = request.params;
      const { organisationId } = request.body;
      return invitedOf(await inviteAgain({ ...context, actor: actor(request) }, id, organisationId));
    },
  );
  app.post(
    '/administration/accounts/states',
    { onRequest, schema: { body: accountIdsSchema, response: { 200: accountStatesSchema } } },
    async (request) => ({ accounts: await accountStates(context, request.body.ids) }),
  );
  app.post(
    '/administration/accounts/:id/second-factor',
    { onRequest, schema: { params, response: { 200: secondFactorSchema } } },
    async (request) => ({
      required: await requireSecondFactor({ ...context, actor: actor(request) }, request.params.id),
    }),
  );
  app.post(
    '/administration/accounts/:id/correction',
    { onRequest, schema: { params, body: correctAccountSchema, response: { 200: correctedSchema } } },
    async (request) => {
      const answer = await correct({ ...context, actor: actor(request) }, request.params.id, request.body);
      if (answer.ok) return { corrected: true } as const;
      const message = answer.reason === 'HAS_PASSWORD' ? IN_USE : refusals[answer.reason];
      throw new ServiceError('VALIDATION_FAILED', message);
    },
  );
  app.post(
    '/administration/accounts/:id/sign-out',
    { onRequest, schema: { params, response: { 200: signedOutSchema } } },
    async (request) => {
      const ending = { action: 'session_ended', actor: actor(request), requestId: request.id } as const;
      return { ended: (await context.sessions.endAll(request.params.id, ending)) ?? 0 };
    },
  );
}
