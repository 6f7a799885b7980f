/** MARC 21 of one item, of all public ones, and of what an organisation may play (docs/library-standards.md). */
import { z } from 'zod';
import { cachePolicy } from '@/lib/contracts/http/cache-policy';
import { ServiceError } from '@/lib/platform/service-error';
import type { Server } from '@/services/common/http/http';
import { operation } from '@/services/common/operations/operation';
import { marcFile, marcOfItem } from '../../records/files';
import type { Repositories } from '../../records/repository';
import { sendText, sendWhole } from '../../records/send-text';

const fileSchema = z.object({ file: z.string().min(1).max(200) });
const sinceSchema = z.object({ since: z.iso.date().optional() });
const TYPES = { mrc: 'application/marc', xml: 'application/marcxml+xml; charset=utf-8' } as const;

interface Parts {
  name: string;
  form: 'mrc' | 'xml';
}

/** Throws NOT_FOUND: a name without one of the two endings is no file. */
function partsOf(file: string): Parts {
  const form = (['mrc', 'xml'] as const).find((ending) => file.endsWith(`.${ending}`));
  if (form === undefined) throw new ServiceError('NOT_FOUND', 'There is no such file');
  return { name: file.slice(0, -4), form };
}

const ALL = 'all';

export function registerMarc(app: Server, repositories: Repositories): void {
  app.get(
    '/marc/items/:file',
    {
      schema: { params: fileSchema },
      ...operation('readMarcRecord', 'One MARC 21 record', 'anyone', {
        refusals: ['NOT_FOUND'],
        shown: { type: 'application/marc' },
      }),
    },
    async (request, reply) => {
      const { name, form } = partsOf(request.params.file);
      const record = await marcOfItem(await repositories.public(reply), name, form);
      if (record === null) throw new ServiceError('NOT_FOUND', 'There is no such record');
      reply.header('Cache-Control', cachePolicy.moment);
      return sendText(request, reply, TYPES[form], record);
    },
  );
  app.get(
    '/marc/:file',
    {
      schema: { params: fileSchema, querystring: sinceSchema },
      ...operation('readMarcFile', 'MARC 21 of all public items, or of one organisation', 'feedKey', {
        refusals: ['FORBIDDEN', 'NOT_FOUND'],
        shown: { type: 'application/marc' },
      }),
    },
    async (request, reply) => {
      const { name, form } = partsOf(request.params.file);
      const repository =
        name === ALL ? await repositories.public(reply) : await repositories.own(request, reply, name);
      const { since } = request.query;
      const from = since === undefined ? null : new Date(`${since}T00:00:00Z`);
      const file = await marcFile(repository, { since: from, form });
      reply.header('Cache-Control', cachePolicy.moment);
      return sendWhole(request, reply, TYPES[form], file);
    },
  );
}
