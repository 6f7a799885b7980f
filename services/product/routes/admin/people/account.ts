/** …/people/:person/invitation and /sign-out: what is done with one person's account. */
import { invitedSchema, signedOutSchema, storedPersonSchema } from '@/lib/contracts/administration/people';
import type { Server } from '@/services/common/http/http';
import { adminOperation } from '@/services/common/operations/operation';
import type { ProductContext } from '../../../context';
import { askingFor, asVisitor } from '../customers';
import { PEOPLE, pathOfPerson, personParams, refusals } from './address';
import { countInvitation } from './counting';

/** What is done with one person's account. */
export function registerAdminAccount(app: Server, context: ProductContext): void {
  const { accounts } = context;
  const asking = askingFor(context);

  app.post(
    `${PEOPLE}/:person/invitation`,
    {
      schema: { params: personParams, response: { 200: invitedSchema } },
      ...adminOperation('inviteAdminPersonAgain', 'Sends a person’s invitation again', {
        refusals: [...refusals, 'RATE_LIMITED'],
        storage: true,
      }),
    },
    async (request) => {
      const who = asking(request);
      const path = `${pathOfPerson(request.params.person)}/account`;
      const { id, email } = await who.ask({ path, schema: storedPersonSchema });
      await countInvitation(context, who.organisationId, email);
      return accounts.inviteAgain(asVisitor(who, request), id, who.organisationId);
    },
  );

  app.post(
    `${PEOPLE}/:person/sign-out`,
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
        path: `${pathOfPerson(request.params.person)}/account`,
        schema: storedPersonSchema,
      });
      return { ended: await accounts.signOut(asVisitor(who, request), id) };
    },
  );
}
