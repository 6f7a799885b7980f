/**
 * The description against the service: nothing that it answers is undeclared. API_REQUESTS makes the run longer
 * (`npm run test:api`), API_SEED repeats one.
 * @jest-environment node
 */
import { buildClientSchema, buildSchema, getIntrospectionQuery, printSchema } from 'graphql';
import { productTypeDefs } from '@/lib/contracts/product-graphql';
import type { InjectOptions } from 'fastify';
import type { DescribedApi } from '../../../support/described/requests';
import { omissions, runDescribed } from '../../../support/described/run';
import { createKey } from '@/services/product/records/keys';
import { startWithCustomers } from './support/administration';
import { get, organisation, post, type Product } from './support/harness';

const COUNT = Number(process.env.API_REQUESTS ?? 3_200);
const SEED = Number(process.env.API_SEED ?? 3);

/** A list, and its opening to a class. */
const LIST = '22222222-2222-4222-8222-222222222222';
const OPENING = '33333333-3333-4333-8333-333333333333';

let running: Awaited<ReturnType<typeof startWithCustomers>>;
let product: Product;
let api: DescribedApi;
beforeAll(async () => {
  running = await startWithCustomers();
  product = running.product;
  product.customers.networks.set('198.51.100.1', organisation({ id: 'school' }));
  const { key } = await createKey(product.database.db, 'counter', { organisationId: 'school' });
  words.api_key.push(key);
  await post(product, '/api/lists', { id: LIST, name: 'A list' }, { token: 'teacher' });
  const dates = { opensAt: '2026-03-10T00:00:00.000Z', closesAt: '2026-04-10T00:00:00.000Z' };
  const made = { id: OPENING, listId: LIST, ...dates };
  words.key = [(await post(product, '/api/class-openings', made, { token: 'teacher' })).body.link];
  api = (await get(product, '/docs/openapi.json')).body;
});
afterAll(() => running.stop());

const words = {
  job: ['1'],
  company: ['c', 'c', 'nobody'],
  entry: ['lear', 'lear', 'nothing'],
  customer_id: ['school'],
  api_key: [] as string[],
  file: ['new.atom', 'all.mrc', 'prod-lear.mrc', 'guides.atom'],
  name: ['latest'],
  url: ['https://library.example/productions/prod-lear'],
  begin_date: ['2026-01'],
  end_date: ['2026-02'],
  id: [
    'teacher',
    'teacher',
    'guide-plain',
    'prod-lear',
    'school',
    'school',
    'school',
    'school',
    'other',
    LIST,
    LIST,
    LIST,
    LIST,
    OPENING,
  ],
  listId: [LIST],
  key: [] as string[],
  userId: ['teacher', 'other'],
  'user-id': ['teacher', 'other'],
  listing: ['productions', 'productions', 'guides', 'search', 'titles', 'nothing'],
  person: ['teacher', 'librarian', 'nobody'],
  address: ['198.51.100.1', '203.0.113.9'],
  slug: ['prod-lear', 'prod-lear', 'prod-lear', 'guide-plain', 'guide-plain', 'nothing'],
  contentId: ['prod-lear', 'guide-plain', 'guide-plain', 'course-plain', 'nothing'],
  documentId: ['doc-guide', 'doc-guide', 'doc-guide', 'nothing'],
  holding: ['guide-plain', 'nothing'],
  document: ['doc-guide', 'nothing'],
  code: ['0'.repeat(32), 'x'.repeat(101)],
  aggregations: ['genres', 'types', 'themes'],
  country: ['GBR', 'USA'],
};

describe('the description of the API', () => {
  it('has for each operation a name of its own, its security, every refusal and a schema for every body', () => {
    expect(Object.keys(api.paths).length).toBeGreaterThan(25);
    expect(omissions(api)).toEqual([]);
    const listing = api.paths['/api/{listing}']?.get?.parameters?.find(({ name }) => name === 'listing');
    expect(listing?.schema.enum).toEqual(expect.arrayContaining(['productions', 'lesson-plans', 'search']));
  });

  it(`is kept by ${COUNT} requests of every kind: nothing undeclared`, async () => {
    const service = {
      api,
      words,
      // A third of the calls with a token are operators'.
      tokens: ['teacher', 'teacher', 'other', 'root', 'root', 'administrator'],
      headers: { 'x-forwarded-for': '198.51.100.9' },
      inject: (request: InjectOptions) => product.app.inject(request),
    };
    const { faults, operations, succeeded } = await runDescribed(service, { count: COUNT, seed: SEED });
    expect(faults.slice(0, 10)).toEqual([]);
    // A run that only saw refusals would prove little.
    expect(succeeded).toBeGreaterThan(operations * 0.7);
  }, 600_000);

  it('tells its GraphQL schema to anybody: by the standard query, and as text', async () => {
    const answer = await product.app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query: getIntrospectionQuery() },
    });
    const told = printSchema(buildClientSchema(answer.json().data));
    expect(told).toBe(printSchema(buildSchema(productTypeDefs)));
    expect((await get(product, '/docs/schema.graphql')).text.trim()).toBe(told.trim());
  });
});

it('what a person is answered is stored by no cache, whatever it says', async () => {
  const calls = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { security }]) => security.length === 1 && 'bearer' in security[0]!)
      .map(([method]) => ({ method, path: path.replaceAll(/\{\w+\}/g, 'teacher') })),
  );
  expect(calls.length).toBeGreaterThan(60);
  const stored: unknown[] = [];
  for (const { method, path } of calls) {
    const who = { token: 'teacher' };
    const { headers } = await (method === 'get' ? get(product, path, who) : post(product, path, {}, who));
    if (headers['cache-control'] !== 'private, no-store')
      stored.push([method, path, headers['cache-control']]);
  }
  expect(stored).toEqual([]);
});

describe('who asks is settled first', () => {
  const posts = [
    '/api/user-survey',
    '/api/user-survey-metadata',
    '/api/feedback',
    '/api/resume-positions',
    '/api/users/teacher/notifications',
    '/api/certificates/x/sharing',
  ];

  it.each(posts)('R-SVY-1 %s answers 401 with a challenge to nobody, whatever the body', async (url) => {
    const bodies: [string | undefined, string][] = [
      ['{}', 'application/json'],
      ['{"score":9}', 'application/json'],
      ['{', 'application/json'],
      ['<a/>', 'application/xml'],
      [undefined, 'application/json'],
      ['x'.repeat(1_100_000), 'application/json'],
    ];
    for (const [payload, type] of bodies) {
      const answer = await product.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': type },
        ...(payload === undefined ? {} : { payload }),
      });
      expect([url, answer.statusCode]).toEqual([url, 401]);
      expect(answer.headers['www-authenticate']).toBe('Bearer realm="library"');
    }
  });

  it('a refused token is told apart from none (RFC 6750 §3.1)', async () => {
    for (const url of ['/api/feedback', '/api/playback-grants']) {
      const answer = await product.app.inject({
        method: 'POST',
        url,
        payload: {},
        headers: { authorization: 'Bearer bad' },
      });
      expect(answer.statusCode).toBe(401);
      expect(answer.headers['www-authenticate']).toMatch(/^Bearer realm="library", error="invalid_token"/);
    }
  });
});
