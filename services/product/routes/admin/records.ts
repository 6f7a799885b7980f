/** …/library/records: what an organisation may play, as the files that its key opens, for whoever may make such a key. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { kbartName } from '@/lib/domain/records/kbart';
import { ServiceError } from '@/lib/platform/service-error';
import type { Server } from '@/services/common/http/http';
import { operation } from '@/services/common/operations/operation';
import type { ProductContext } from '../../context';
import { kbartOf, marcFile } from '../../records/files';
import type { Repositories } from '../../records/repository';
import { sendWhole } from '../../records/send-text';
import { organisationParams as params, sectionAdministrator } from './access';

const CALL = '/api/admin/organisations/:id/library/records';
const refusals = ['FORBIDDEN', 'NOT_FOUND'] as const;

export function registerAdminRecords(
  app: Server,
  repositories: Repositories,
  { customers, library }: Pick<ProductContext, 'customers' | 'library'>,
): void {
  const asked = async (request: FastifyRequest, reply: FastifyReply) => {
    const { organisationId } = sectionAdministrator(request);
    const organisation = await customers.organisation(organisationId);
    if (!organisation) throw new ServiceError('NOT_FOUND', 'Organisation not found');
    return { organisationId, repository: await repositories.ofOrganisation(organisation, reply) };
  };
  app.get(
    `${CALL}/marc`,
    {
      schema: { params },
      ...operation('adminMarc', 'An organisation’s records, as MARC 21', 'person', {
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
      ...operation('adminKbart', 'What an organisation may play, as KBART', 'person', {
        refusals,
        storage: true,
        shown: { type: 'text/plain' },
      }),
    },
    async (request, reply) => {
      const { organisationId, repository } = await asked(request, reply);
      const day = new Date(repository.now).toISOString().slice(0, 10);
      const name = kbartName(library.name, organisationId, day);
      reply.header('Content-Disposition', `attachment; filename="${name}"`);
      return sendWhole(request, reply, 'text/plain; charset=utf-8', await kbartOf(repository));
    },
  );
}
