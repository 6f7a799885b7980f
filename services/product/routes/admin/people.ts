/** …/people: who belongs to an organisation, and what they may do. The customers service has the rights, the issuer accounts. */
import type { FastifyRequest } from 'fastify';
import {
  adminPeopleSchema,
  adminPersonSchema,
  invitedSchema,
  invitePersonSchema,
  mayInviteAnswerSchema,
  peopleQuerySchema,
  setPersonSchema,
  signedOutSchema,
  storedPeopleSchema,
  storedPersonSchema,
  type AdminPerson,
  type SetPerson,
  type StoredPerson,
} from '@/lib/contracts/administration/people';
import { needsSecondFactor } from '@/lib/domain/viewer/roles';
import { ServiceError } from '@/lib/platform/service-error';
import type { Server } from '@/services/common/http/http';
import type { ProductContext } from '../../context';
import { ownerLeft, ownerReturned } from '../../lists/personal';
import { limitCall } from '../../limits/counting';
import { rateLimits } from '../../limits/limits';
import { adminOperation } from '@/services/common/operations/operation';
import { organisationParams as params } from './access';
import { askingFor, asVisitor, pathOf, type Asking } from './customers';
import { subjectId } from '@/lib/contracts/http/ids';

const CALL = '/api/admin/organisations/:id/people';
const personParams = params.extend({ person: subjectId });
const refusals = ['NOT_FOUND', 'CONFLICT'] as const;

const below = (person: string) => `people/${encodeURIComponent(person)}`;

/** People with the state of their accounts; rights are still shown when the issuer does not answer. */
async function withAccounts(
  { accounts, log }: ProductContext,
  [who, request]: [Asking, FastifyRequest],
  people: readonly StoredPerson[],
): Promise<AdminPerson[]> {
  const ids = people.filter(({ own }) => own).map(({ id }) => id);
  const states = await accounts.states(asVisitor(who, request), ids).catch((error: unknown) => {
    log.warn({ err: error }, 'accounts could not be read');
    return null;
  });
  return people.map((person) => {
    const found = states?.find(({ id }) => id === person.id);
    return { ...person, account: found ? { state: found.state, sessions: found.sessions } : null };
  });
}

/**
 * Counts an address that an organisation writes to or is told of that somebody else has it, or throws RATE_LIMITED. Both are one count:
 * else whoever tries addresses would be told by its end what they are no longer told by the refusal.
 */
const countAddress = ({ db, now }: ProductContext, organisationId: string) =>
  limitCall(db, { limit: rateLimits.invitationsOfOrganisation, subject: organisationId }, now());

/**
 * Counts a letter of invitation, or throws RATE_LIMITED. The person's own count is first, so that repeats to one address do not use up
 * the organisation's.
 */
async function countInvitation(
  context: ProductContext,
  organisationId: string,
  email: string,
): Promise<void> {
  const person = email.trim().toLowerCase();
  await limitCall(context.db, { limit: rateLimits.invitationsOfPerson, subject: person }, context.now());
  await countAddress(context, organisationId);
}

export function registerAdminPeople(app: Server, context: ProductContext): void {
  const { accounts } = context;
  const asking = askingFor(context);

  app.get(
    CALL,
    {
      schema: { params, querystring: peopleQuerySchema, response: { 200: adminPeopleSchema } },
      ...adminOperation('adminPeople', 'People of an organisation'),
    },
    async (request) => {
      const who = asking(request);
      const path = pathOf('people', request.query);
      const { people, total } = await who.ask({ path, schema: storedPeopleSchema });
      return { people: await withAccounts(context, [who, request], people), total };
    },
  );

  app.post(
    CALL,
    {
      schema: { params, body: invitePersonSchema, response: { 200: invitedSchema } },
      ...adminOperation('inviteAdminPerson', 'Invites a person, or sends the invitation again', {
        refusals: [...refusals, 'RATE_LIMITED'],
        storage: true,
      }),
    },
    async (request) => {
      const who = asking(request);
      const { email, firstName, lastName, roles } = request.body;
      const { mayInvite } = await who.ask({
        path: 'people/may-invite',
        schema: mayInviteAnswerSchema,
        body: { email },
      });
      if (!mayInvite) {
        await countAddress(context, who.organisationId);
        throw new ServiceError('CONFLICT', 'This address is already used in another organisation');
      }
      await countInvitation(context, who.organisationId, email);
      const account = {
        email,
        givenName: firstName,
        familyName: lastName,
        needsTotp: needsSecondFactor(roles),
        organisationId: who.organisationId,
      };
      const invited = await accounts.invite(asVisitor(who, request), account);
      await who.ask({
        path: 'people',
        schema: storedPersonSchema,
        body: { ...request.body, id: invited.id },
      });
      return invited;
    },
  );
}

const isCorrection = ({ firstName, lastName, email }: SetPerson) =>
  firstName !== undefined || lastName !== undefined || email !== undefined;

/**
 * The account before the record, which is written last: tokens and certificates must not name somebody in two ways for longer than
 * it takes to press "Save" again. Customers says first whether all of it may be done. Throws RATE_LIMITED (`countAddress`).
 */
async function correctAccount(
  context: ProductContext,
  [who, request]: [Asking, FastifyRequest],
  id: string,
  body: SetPerson,
): Promise<void> {
  if (!isCorrection(body)) return;
  const { firstName, lastName, email } = body;
  const counted = async () => (email === undefined ? undefined : countAddress(context, who.organisationId));
  const next = await who
    .ask({ path: `${below(id)}/check`, schema: storedPersonSchema, body })
    .catch(async (error: unknown) => {
      // Not before: who may not ask must not use up what the organisation may.
      if (error instanceof ServiceError && error.code === 'VALIDATION_FAILED') await counted();
      throw error;
    });
  await counted();
  await context.accounts.correct(asVisitor(who, request), id, {
    ...(firstName === undefined ? {} : { givenName: next.firstName ?? '' }),
    ...(lastName === undefined ? {} : { familyName: next.lastName ?? '' }),
    ...(email === undefined ? {} : { email: next.email }),
  });
}

/**
 * The account says what the record says. It does already, unless an earlier correction came no further than the account: whoever
 * loads the person again sees the record, and "Save" mends it, without a word being typed. What was to be saved is saved by then,
 * and waits for no issuer: one that is away or refuses (an address that is in use) is only logged.
 */
async function settleAccount(
  { accounts, log }: ProductContext,
  [who, request]: [Asking, FastifyRequest],
  { id, firstName, lastName, email }: StoredPerson,
): Promise<void> {
  const account = { givenName: firstName ?? '', familyName: lastName ?? '', email };
  await accounts
    .correct(asVisitor(who, request), id, account)
    .catch((error: unknown) => log.info({ err: error }, 'an account was not compared with its record'));
}

/** Changes what one person is called and may do. */
export function registerAdminPerson(app: Server, context: ProductContext): void {
  const { accounts } = context;
  const asking = askingFor(context);

  app.post(
    `${CALL}/:person`,
    {
      schema: { params: personParams, body: setPersonSchema, response: { 200: adminPersonSchema } },
      ...adminOperation(
        'setAdminPerson',
        'Sets a person’s roles and name, and whether they may use the library',
        { refusals: [...refusals, 'RATE_LIMITED'] },
      ),
    },
    async (request) => {
      const who = asking(request);
      const {
        params: { person: id },
        body,
      } = request;
      if (needsSecondFactor(body.roles)) {
        // Customers decides who may; then the account, and the role last, so that nobody has it without a second factor: not
        // somebody shut out either, whom a command may let in again. To shut out who has the role does not wait for the issuer.
        const { roles } = await who.ask({ path: below(id), schema: storedPersonSchema });
        if (body.active || !needsSecondFactor(roles))
          await accounts.requireSecondFactor(asVisitor(who, request), id);
      }
      await correctAccount(context, [who, request], id, body);
      const stored = await who.ask({ path: below(id), schema: storedPersonSchema, body });
      const { organisationId } = who;
      const settleLists = stored.active ? ownerReturned : ownerLeft;
      await settleLists(context.db, { userId: stored.id, organisationId });
      const [[person]] = await Promise.all([
        withAccounts(context, [who, request], [stored]),
        stored.own && !isCorrection(body) ? settleAccount(context, [who, request], stored) : null,
      ]);
      return person ?? { ...stored, account: null };
    },
  );
}

/** What is done with one person's account. */
export function registerAdminAccount(app: Server, context: ProductContext): void {
  const { accounts } = context;
  const asking = askingFor(context);

  app.post(
    `${CALL}/:person/invitation`,
    {
      schema: { params: personParams, response: { 200: invitedSchema } },
      ...adminOperation('inviteAdminPersonAgain', 'Sends a person’s invitation again', {
        refusals: [...refusals, 'RATE_LIMITED'],
        storage: true,
      }),
    },
    async (request) => {
      const who = asking(request);
      const path = `${below(request.params.person)}/account`;
      const { id, email } = await who.ask({ path, schema: storedPersonSchema });
      await countInvitation(context, who.organisationId, email);
      return accounts.inviteAgain(asVisitor(who, request), id, who.organisationId);
    },
  );

  app.post(
    `${CALL}/:person/sign-out`,
    {
      schema: { params: personParams, response: { 200: signedOutSchema } },
      ...adminOperation('signOutAdminPerson', 'Signs a person out everywhere', {
        refusals: ['NOT_FOUND'],
        storage: true,
      }),
    },
    async (request) => {
      const who = asking(request);
      const { id } = await who.ask({
        path: `${below(request.params.person)}/account`,
        schema: storedPersonSchema,
      });
      return { ended: await accounts.signOut(asVisitor(who, request), id) };
    },
  );
}
