/** …/library/records: what an organisation may play, as the files that its key opens, for whoever may make such a key. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Server } from '@/services/common/http/http';
import { adminOperation } from '@/services/common/operations/operation';
import { organisationOf } from '../../calls/organisation';
import type { ProductContext } from '../../context';
import { marcFile } from '../../records/files';
import type { Repositories } from '../../records/repository';
import { sendWhole } from '../../records/send-text';
import { sendKbart } from '../records/kbart';
import { organisationParams as params, sectionAdministrator } from './access';

const CALL = '/api/admin/organisations/:id/library/records';
const refusals = ['NOT_FOUND'] as const;

export function registerAdminRecords(
  app: Server,
  repositories: Repositories,
  { customers, library }: Pick<ProductContext, 'customers' | 'library'>,
): void {
  const asked = async (request: FastifyRequest, reply: FastifyReply) => {
    const { organisationId } = sectionAdministrator(request);
    const organisation = await organisationOf(customers, organisationId);
    return { organisationId, repository: await repositories.ofOrganisation(organisation, reply) };
  };
  app.get(
    `${CALL}/marc`,
    {
      schema: { params },
      ...adminOperation('adminMarc', 'An organisation’s records, as MARC 21', {
        refusals,
        storage: true,
        shown: { type: 'application/marc' },
      }),
    },
    async (request, reply) => {
      const { organisationId, repository } = await asked(request, reply);
      const file = await marcFile(repository, { since: null, form: 'mrc' });
      reply.header('Content-Disposition', `attachment; filename="${organisationId}.mrc"`);
      return sendWhole(request, reply, 'application/marc', file);
    },
  );
  app.get(
    `${CALL}/kbart`,
    {
      schema: { params },
      ...adminOperation('adminKbart', 'What an organisation may play, as KBART', {
        refusals,
        storage: true,
        shown: { type: 'text/plain' },
      }),
    },
    async (request, reply) => {
      const { organisationId, repository } = await asked(request, reply);
      return sendKbart(request, reply, { repository, library, whose: organisationId });
    },
  );
}
