/** KBART of the public items, and of what an organisation may play (docs/library-standards.md). */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { cachePolicy } from '@/lib/contracts/http/cache-policy';
import { kbartName } from '@/lib/domain/records/kbart';
import { ServiceError } from '@/lib/platform/service-error';
import type { Server } from '@/services/common/http/http';
import { operation } from '@/services/common/operations/operation';
import type { ProductContext } from '../context';
import { customerSchema } from '../records/access';
import { kbartOf } from '../records/files';
import type { Repositories, Repository } from '../records/repository';
import { sendWhole } from '../records/send-text';

export function registerKbart(
  app: Server,
  repositories: Repositories,
  { library }: Pick<ProductContext, 'library'>,
): void {
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    repository: Repository,
    whose: string | null,
  ) => {
    const file = await kbartOf(repository);
    const name = kbartName(library.name, whose, new Date(repository.now).toISOString().slice(0, 10));
    reply
      .header('Content-Disposition', `attachment; filename="${name}"`)
      .header('Cache-Control', cachePolicy.moment);
    return sendWhole(request, reply, 'text/plain; charset=utf-8', file);
  };
  app.get(
    '/kbart/:name',
    {
      schema: { params: z.object({ name: z.string().min(1).max(200) }) },
      ...operation('readKbart', 'KBART of all public items', 'anyone', {
        refusals: ['NOT_FOUND'],
        shown: { type: 'text/plain' },
      }),
    },
    async (request, reply) => {
      const repository = await repositories.public(reply);
      const newest = kbartName(library.name, null, new Date(repository.now).toISOString().slice(0, 10));
      if (![newest, 'latest'].includes(request.params.name))
        throw new ServiceError('NOT_FOUND', 'There is no such file');
      return send(request, reply, repository, null);
    },
  );
  app.get(
    '/kbart/o/:customer/latest',
    {
      schema: { params: customerSchema },
      ...operation('readOwnKbart', 'KBART of what an organisation may play', 'feedKey', {
        refusals: ['FORBIDDEN'],
        shown: { type: 'text/plain' },
      }),
    },
    async (request, reply) => {
      const { customer } = request.params;
      return send(request, reply, await repositories.own(request, reply, customer), customer);
    },
  );
}
