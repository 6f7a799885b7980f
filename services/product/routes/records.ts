/** Records for library catalogues: OAI-PMH 2.0, MARC 21 and KBART, for everybody and by organisation (docs/library-standards.md). */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { cachePolicy } from '@/lib/contracts/http/cache-policy';
import type { Viewer } from '@/lib/contracts/viewer/viewer';
import { kbartName } from '@/lib/domain/records/kbart';
import { OaiError, type OaiRequest, oaiRequest } from '@/lib/domain/records/oai-request';
import { oaiAnswer, oaiErrorXml } from '@/lib/domain/records/oai-xml';
import { proxied } from '@/lib/domain/records/proxy';
import { ServiceError } from '@/lib/platform/service-error';
import type { Server } from '@/services/common/http/http';
import type { ProductContext } from '../context';
import { operation } from '@/services/common/operations/operation';
import { organisationOfFeed, proxyOf } from '../records/access';
import { feedOf, PUBLIC_FEED } from '../records/feeds';
import { kbartOf, marcFile, marcOfItem } from '../records/files';
import { oaiBody } from '../records/oai';
import type { Repository } from '../records/repository';
import { sendWhole, sendText } from '../records/send-text';
import { FeedChanges, RecordTexts, WholeFiles } from '../records/whole-files';
import { recordId } from '@/lib/contracts/http/ids';

const customerSchema = z.object({ customer: recordId });
const sinceSchema = z.object({ since: z.iso.date().optional() });
const itemFileSchema = z.object({ file: z.string().regex(/^[^/]{1,100}\.(?:mrc|xml)$/) });
const feedFileSchema = z.object({ file: z.string().regex(/^[^/]{1,100}\.(?:mrc|xml)$/) });
const TYPES = { mrc: 'application/marc', xml: 'application/marcxml+xml; charset=utf-8' } as const;

interface Parts {
  name: string;
  form: 'mrc' | 'xml';
}

const partsOf = (file: string): Parts => ({
  name: file.slice(0, -4),
  form: file.endsWith('.xml') ? 'xml' : 'mrc',
});

class Repositories {
  private readonly written = {
    texts: new RecordTexts(),
    files: new WholeFiles(),
    changes: new FeedChanges(),
  };

  constructor(private readonly context: ProductContext) {}

  /** The public feed as it is now. */
  async public(): Promise<Repository> {
    const viewer = await this.context.records.refreshPublic();
    return this.of(PUBLIC_FEED, viewer, { path: '/oai', prefix: null });
  }

  /** An organisation's feed as it is now, for the holder of its key. */
  async own(request: FastifyRequest, reply: FastifyReply, customerId: string): Promise<Repository> {
    const { db, records } = this.context;
    const organisation = await organisationOfFeed(request, reply, customerId, this.context);
    const viewer = await records.refreshOrganisation(organisation);
    const path = `/oai/o/${encodeURIComponent(customerId)}`;
    return this.of(feedOf(customerId), viewer, { path, prefix: await proxyOf(db, customerId) });
  }

  private of(
    feed: string,
    viewer: Viewer,
    { path, prefix }: { path: string; prefix: string | null },
  ): Repository {
    const { db, records, library, harvestKey, otherHarvestKeys = [], now } = this.context;
    const link = (address: string) => proxied(address, prefix);
    return {
      db,
      feeds: records,
      viewer,
      library,
      feed,
      baseUrl: `${library.site}${path}`,
      keys: [harvestKey, ...otherHarvestKeys],
      link,
      prefix,
      ...this.written,
      now: now(),
    };
  }
}

type Pairs = (readonly [string, string])[];

/** Arguments as they were sent: in the query string, or in a form (POST). */
function pairsOf({ method, body, raw }: FastifyRequest): Pairs {
  const text = method === 'POST' ? String(body ?? '') : (raw.url ?? '').split('?')[1];
  return [...new URLSearchParams(text ?? '')];
}

async function answerOai(
  request: FastifyRequest,
  reply: FastifyReply,
  repository: Repository,
): Promise<FastifyReply> {
  const now = new Date(repository.now);
  let asked: OaiRequest | null = null;
  const body = await (async () => {
    try {
      asked = oaiRequest(pairsOf(request));
      return await oaiBody(repository, asked);
    } catch (error) {
      if (!(error instanceof OaiError)) throw error;
      // Wrong arguments are not echoed in the answer.
      if (error.code === 'badVerb' || error.code === 'badArgument') asked = null;
      return oaiErrorXml(error);
    }
  })();
  reply.header('Cache-Control', cachePolicy.moment);
  return sendText(request, reply, 'text/xml; charset=utf-8', oaiAnswer(repository.baseUrl, now, asked, body));
}

const xml = { shown: { type: 'text/xml' } } as const;

function addOai(app: Server, repositories: Repositories): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
  const open = async (request: FastifyRequest, reply: FastifyReply) =>
    answerOai(request, reply, await repositories.public());
  app.get('/oai', operation('harvest', 'OAI-PMH 2.0 of the public records', 'anyone', xml), open);
  app.post('/oai', { schema: { hide: true } }, open);
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
  app.post('/oai/o/:customer', { schema: { params: customerSchema, hide: true } }, async (request, reply) =>
    answerOai(request, reply, await repositories.own(request, reply, request.params.customer)),
  );
}

const ALL = 'all';

function addMarc(app: Server, repositories: Repositories): void {
  app.get(
    '/marc/items/:file',
    {
      schema: { params: itemFileSchema },
      ...operation('readMarcRecord', 'One MARC 21 record', 'anyone', {
        refusals: ['NOT_FOUND'],
        shown: { type: 'application/marc' },
      }),
    },
    async (request, reply) => {
      const { name, form } = partsOf(request.params.file);
      const record = await marcOfItem(await repositories.public(), name, form);
      if (record === null) throw new ServiceError('NOT_FOUND', 'There is no such record');
      reply.header('Cache-Control', cachePolicy.moment);
      return sendText(request, reply, TYPES[form], record);
    },
  );
  app.get(
    '/marc/:file',
    {
      schema: { params: feedFileSchema, querystring: sinceSchema },
      ...operation('readMarcFile', 'MARC 21 of all public items, or of one organisation', 'feedKey', {
        refusals: ['FORBIDDEN'],
        shown: { type: 'application/marc' },
      }),
    },
    async (request, reply) => {
      const { name, form } = partsOf(request.params.file);
      const repository =
        name === ALL ? await repositories.public() : await repositories.own(request, reply, name);
      const { since } = request.query;
      const from = since === undefined ? null : new Date(`${since}T00:00:00Z`);
      const file = await marcFile(repository, { since: from, form });
      reply.header('Cache-Control', cachePolicy.moment);
      return sendWhole(request, reply, TYPES[form], file);
    },
  );
}

function addKbart(app: Server, repositories: Repositories, { library }: ProductContext): void {
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
      const repository = await repositories.public();
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

/** In a scope of its own, because forms are read as text. */
export async function registerRecords(app: Server, context: ProductContext): Promise<void> {
  const repositories = new Repositories(context);
  await app.register(async (scope) => {
    addOai(scope as Server, repositories);
    addMarc(scope as Server, repositories);
    addKbart(scope as Server, repositories, context);
  });
}
