/** OAI-PMH 2.0 of the public records and of an organisation's (docs/library-standards.md). */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cachePolicy } from '@/lib/contracts/http/cache-policy';
import { OaiError, type OaiRequest, oaiRequest } from '@/lib/domain/records/oai-request';
import { oaiAnswer, oaiErrorXml } from '@/lib/domain/records/oai-xml';
import type { Server } from '@/services/common/http/http';
import { operation } from '@/services/common/operations/operation';
import { customerSchema } from '../../records/access';
import { oaiBody } from '../../records/oai';
import type { Repositories, Repository } from '../../records/repository';
import { sendText, sendWhole } from '../../records/send-text';
import type { WholeFile } from '../../records/whole-files';

const TYPE = 'text/xml; charset=utf-8';

type Pairs = (readonly [string, string])[];

/** Arguments as they were sent: in the query string, or in a form (POST). */
function pairsOf({ method, body, raw }: FastifyRequest): Pairs {
  const text = method === 'POST' ? String(body ?? '') : (raw.url ?? '').split('?')[1];
  return [...new URLSearchParams(text ?? '')];
}

/** What is asked is not in the answer to wrong arguments. */
const isEchoed = ({ code }: OaiError) => code !== 'badVerb' && code !== 'badArgument';

/**
 * A page of records, which takes long to write: once for all who ask for it in the same second, because its date and its
 * token are of that second. What its reader may see is in the key, as it may change within the second.
 */
function recordsPage(repository: Repository, asked: OaiRequest): Promise<WholeFile | null> {
  const { feeds, viewer, feed, pages, now, prefix, baseUrl } = repository;
  const second = Math.floor(now / 1_000);
  const key = JSON.stringify([feed, second, feeds.shownTo(viewer).digest, prefix, asked]);
  return pages.get(repository, key, async () => [
    oaiAnswer(baseUrl, new Date(now), asked, await oaiBody(repository, asked)),
  ]);
}

async function answerOai(
  request: FastifyRequest,
  reply: FastifyReply,
  repository: Repository,
): Promise<FastifyReply> {
  const now = new Date(repository.now);
  let asked: OaiRequest | null = null;
  reply.header('Cache-Control', cachePolicy.moment);
  try {
    asked = oaiRequest(pairsOf(request));
    if (asked.verb === 'ListRecords')
      return sendWhole(request, reply, TYPE, await recordsPage(repository, asked));
    const body = await oaiBody(repository, asked);
    return await sendText(request, reply, TYPE, oaiAnswer(repository.baseUrl, now, asked, body));
  } catch (error) {
    if (!(error instanceof OaiError)) throw error;
    const body = oaiAnswer(repository.baseUrl, now, isEchoed(error) ? asked : null, oaiErrorXml(error));
    return sendText(request, reply, TYPE, body);
  }
}

const xml = { shown: { type: 'text/xml' } } as const;

function addOai(app: Server, repositories: Repositories): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
  const open = async (request: FastifyRequest, reply: FastifyReply) =>
    answerOai(request, reply, await repositories.public(reply));
  app.get('/oai', operation('harvest', 'OAI-PMH 2.0 of the public records', 'anyone', xml), open);
  app.post('/oai', open);
  app.get(
    '/oai/o/:customer',
    {
      schema: { params: customerSchema },
      ...operation('harvestOrganisation', 'OAI-PMH 2.0 of what an organisation may play', 'feedKey', {
        refusals: ['FORBIDDEN'],
        ...xml,
      }),
    },
    async (request, reply) =>
      answerOai(request, reply, await repositories.own(request, reply, request.params.customer)),
  );
  app.post('/oai/o/:customer', { schema: { params: customerSchema } }, async (request, reply) =>
    answerOai(request, reply, await repositories.own(request, reply, request.params.customer)),
  );
}

/** In a scope of its own, because forms are read as text. */
export async function registerOai(app: Server, repositories: Repositories): Promise<void> {
  await app.register(async (scope) => addOai(scope as Server, repositories));
}
