/** KBART of the public items, and of what an organisation may play (docs/library-standards.md). */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { cachePolicy } from '@/lib/contracts/http/cache-policy';
import { kbartName } from '@/lib/domain/records/kbart';
import { ServiceError } from '@/lib/platform/service-error';
import type { Server } from '@/services/common/http/http';
import { operation } from '@/services/common/operations/operation';
import type { ProductContext } from '../../context';
import { customerSchema } from '../../records/access';
import { kbartOf } from '../../records/files';
import type { Repositories, Repository } from '../../records/repository';
import { sendWhole } from '../../records/send-text';

interface Kbart {
  repository: Repository;
  library: ProductContext['library'];
  /** Id of the organisation; null: the public items. */
  whose: string | null;
}

const nameOf = ({ repository, library, whose }: Kbart): string =>
  kbartName(library.name, whose, new Date(repository.now).toISOString().slice(0, 10));

/** Sends the file for a program to store under its name. */
export async function sendKbart(
  request: FastifyRequest,
  reply: FastifyReply,
  kbart: Kbart,
): Promise<FastifyReply> {
  const file = await kbartOf(kbart.repository);
  reply.header('Content-Disposition', `attachment; filename="${nameOf(kbart)}"`);
  return sendWhole(request, reply, 'text/plain; charset=utf-8', file);
}

export function registerKbart(
  app: Server,
  repositories: Repositories,
  { library }: Pick<ProductContext, 'library'>,
): void {
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
      const kbart = { repository: await repositories.public(reply), library, whose: null };
      if (![nameOf(kbart), 'latest'].includes(request.params.name))
        throw new ServiceError('NOT_FOUND', 'There is no such file');
      return sendKbart(request, reply.header('Cache-Control', cachePolicy.moment), kbart);
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
      const { customer: whose } = request.params;
      const repository = await repositories.own(request, reply, whose);
      reply.header('Cache-Control', cachePolicy.moment);
      return sendKbart(request, reply, { repository, library, whose });
    },
  );
}
