/** …/people/:person: what one person is called and may do. */
import type { FastifyRequest } from 'fastify';
import {
  adminPersonSchema,
  setPersonSchema,
  storedPersonSchema,
  type SetPerson,
  type StoredPerson,
} from '@/lib/contracts/administration/people';
import { needsSecondFactor } from '@/lib/domain/viewer/roles';
import { ServiceError } from '@/lib/platform/service-error';
import type { Server } from '@/services/common/http/http';
import { adminOperation } from '@/services/common/operations/operation';
import type { ProductContext } from '../../../context';
import { ownerLeft, ownerReturned } from '../../../lists/personal';
import { askingFor, asVisitor, type Asking } from '../customers';
import { PEOPLE, pathOfPerson, personParams, refusals } from './address';
import { countAddress } from './counting';
import { withAccounts } from './with-accounts';

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
    .ask({ path: `${pathOfPerson(id)}/check`, schema: storedPersonSchema, body })
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
    `${PEOPLE}/:person`,
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
        const { roles } = await who.ask({ path: pathOfPerson(id), schema: storedPersonSchema });
        if (body.active || !needsSecondFactor(roles))
          await accounts.requireSecondFactor(asVisitor(who, request), id);
      }
      await correctAccount(context, [who, request], id, body);
      const stored = await who.ask({ path: pathOfPerson(id), schema: storedPersonSchema, body });
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
