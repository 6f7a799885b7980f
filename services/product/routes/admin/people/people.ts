/** …/people: who belongs to an organisation, and who is invited. The customers service has the rights, the issuer accounts. */
import {
  adminPeopleSchema,
  invitedSchema,
  invitePersonSchema,
  mayInviteAnswerSchema,
  peopleQuerySchema,
  storedPeopleSchema,
  storedPersonSchema,
} from '@/lib/contracts/administration/people';
import { needsSecondFactor } from '@/lib/domain/viewer/roles';
import { ServiceError } from '@/lib/platform/service-error';
import type { Server } from '@/services/common/http/http';
import { adminOperation } from '@/services/common/operations/operation';
import type { ProductContext } from '../../../context';
import { organisationParams as params } from '../access';
import { askingFor, asVisitor, pathOf } from '../customers';
import { PEOPLE, refusals } from './address';
import { countAddress, countInvitation } from './counting';
import { withAccounts } from './with-accounts';

export function registerAdminPeople(app: Server, context: ProductContext): void {
  const { accounts } = context;
  const asking = askingFor(context);

  app.get(
    PEOPLE,
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
    PEOPLE,
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
