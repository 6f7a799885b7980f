/** GET /api/organisations/{id}: for its own network, its own users, or a superuser (D26). */
import { z } from 'zod';
import { cachePolicy } from '@/lib/contracts/http/cache-policy';
import { recordId } from '@/lib/contracts/http/ids';
import { organisationDetails, organisationDetailsSchema } from '@/lib/contracts/viewer/customers';
import { ServiceError } from '@/lib/platform/service-error';
import type { Server } from '@/services/common/http/http';
import { operation } from '@/services/common/operations/operation';
import { organisationOf } from '../calls/organisation';
import type { ProductContext } from '../context';
import { isSuperuser } from '../visitors';

const paramsSchema = z.object({ id: recordId });

export function registerOrganisations(app: Server, { visitors, customers }: ProductContext): void {
  app.get(
    '/api/organisations/:id',
    {
      schema: { params: paramsSchema, response: { 200: organisationDetailsSchema } },
      ...operation('readOrganisation', 'An organisation, for its own network and people', 'viewer', {
        refusals: ['FORBIDDEN', 'NOT_FOUND'],
      }),
    },
    async (request, reply) => {
      const { id } = request.params;
      const { viewer } = await visitors.of(request);
      const isOwn = viewer.organisationId === id;
      if (!isOwn && (viewer.userId === null || !(await isSuperuser(await visitors.signedIn(request))))) {
        throw new ServiceError('FORBIDDEN', 'This organisation is not yours');
      }
      reply.header('Cache-Control', cachePolicy.person);
      return organisationDetails(await organisationOf(customers, id));
    },
  );
}
