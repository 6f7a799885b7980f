/** @jest-environment node */
import { apiErrorBodySchema } from '@/lib/contracts/errors';
import { personalDataSchema } from '@/lib/contracts/product-user';
import { personalTables } from '@/services/product/personal/personal-data';
import { purgeReports } from '@/services/product/reports/analytics';
import { get, headersOf, organisation, post, type Product, startProduct } from './support/harness';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
  product.customers.networks.set('198.51.100.1', organisation({ id: 'school' }));
});
afterAll(async () => {
  await product.stop();
  await product.drop();
});

const teacher = { token: 'teacher' };
const network = { address: '198.51.100.1' };
const survey = {
  userId: 'teacher', organisationId: 'school', parentCompanyId: 'c', organisationName: 'The School', parentCompanyName: null,
  subscriptionStart: '2026-01-01', subscriptionEnd: '2026-12-31T00:00:00.000Z', score: 5,
}; // prettier-ignore
const feedback = {
  parentCompanyId: 'c',
  organisationId: 'school',
  role: 'teacher',
  recommend: 'yes',
  explain: '',
  other: '',
};
const report = {
  message: 'm',
  error: 'e',
  stack: null,
  name: 'TypeError',
  type: 'error',
  logId: 'log-1',
  userId: 'teacher',
};

describe('address', () => {
  it('R-API-1 what-is-my-ip is the visitor as the door wrote it, as text', async () => {
    const { text, headers } = await get(product, '/api/what-is-my-ip', { address: '203.0.113.10' });
    expect(text).toBe('203.0.113.10');
    expect(headers['content-type']).toContain('text/plain');
    expect(headers['cache-control']).toBe('no-store');
    expect((await get(product, '/api/what-is-my-ip', { address: '::ffff:203.0.113.10' })).text).toBe(
      '203.0.113.10',
    );
  });
});

describe('survey and feedback', () => {
  it('R-API-2, R-API-3, R-ENT-16 metadata is empty, then what was saved', async () => {
    const path = '/api/user-survey-metadata?user-id=teacher';
    expect((await get(product, path, teacher)).body).toEqual({
      userId: 'teacher',
      nextDisplayTimestamp: null,
      dismissalCounter: 0,
    });
    const saved = { userId: 'teacher', nextDisplayTimestamp: 1_774_353_600_000, dismissalCounter: 1 };
    expect(await post(product, '/api/user-survey-metadata', saved, teacher)).toMatchObject({
      status: 200,
      body: saved,
    });
    expect((await get(product, path, teacher)).body).toEqual(saved);
    expect((await get(product, path, { token: 'root' })).body).toEqual(saved);
  });

  it.each([
    ['no user', '/api/user-survey-metadata', teacher, 400],
    ['another user', '/api/user-survey-metadata?user-id=other', teacher, 403],
    ['nobody', '/api/user-survey-metadata?user-id=teacher', {}, 401],
    ['a network', '/api/user-survey-metadata?user-id=teacher', network, 401],
  ])('metadata refuses %s', async (_what, path, who, status) => {
    expect((await get(product, path, who)).status).toBe(status);
  });

  it.each([[-1], [1.5], ['1'], [null]])('metadata refuses %p', async (value) => {
    for (const part of [
      { nextDisplayTimestamp: value, dismissalCounter: 0 },
      { nextDisplayTimestamp: 0, dismissalCounter: value },
    ]) {
      expect(
        (await post(product, '/api/user-survey-metadata', { userId: 'teacher', ...part }, teacher)).status,
      ).toBe(400);
    }
  });

  it('R-API-4 a score is kept with its subscription', async () => {
    const { status, body } = await post(product, '/api/user-survey', survey, teacher);
    expect(status).toBe(201);
    const row = await product.database.db
      .selectFrom('survey_response')
      .selectAll()
      .where('id', '=', body.id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ user_id: 'teacher', score: 5, subscription_end: '2026-12-31T00:00:00.000Z' });
    expect((await post(product, '/api/user-survey', survey, { token: 'other' })).status).toBe(403);
  });

  it.each([[0], [7], [2.5], ['3'], [null]])(
    'R-SVY-1 score %p is refused in the contract’s words',
    async (score) => {
      const { status, body } = await post(product, '/api/user-survey', { ...survey, score }, teacher);
      expect(status).toBe(400);
      expect(body.error.message).toBe('score must be a whole number from 1 to 6');
    },
  );

  it('R-API-5 feedback is kept; role, recommendation and length are checked', async () => {
    expect((await post(product, '/api/feedback', feedback, teacher)).status).toBe(201);
    for (const wrong of [
      { role: ' ' },
      { recommend: 'perhaps' },
      { explain: 'x'.repeat(5_001) },
      { other: 3 },
    ]) {
      expect((await post(product, '/api/feedback', { ...feedback, ...wrong }, teacher)).status).toBe(400);
    }
    expect((await post(product, '/api/feedback', feedback)).status).toBe(401);
  });
});

describe('notices and resume positions', () => {
  it('R-API-7, R-ENT-17 notices merge by key', async () => {
    const path = '/api/users/teacher/notifications';
    const one = { key: 'a', dismissalCounter: 0, nextDisplayTimestamp: null };
    const two = { key: 'b', dismissalCounter: 1, nextDisplayTimestamp: 5 };
    expect((await get(product, path, teacher)).body).toEqual({ notifications: [] });
    await post(product, path, { notifications: [one, two] }, teacher);
    const changed = { ...one, dismissalCounter: 2 };
    expect((await post(product, path, { notifications: [changed] }, teacher)).body).toEqual({
      notifications: [changed, two],
    });
    expect((await get(product, path, teacher)).body).toEqual({ notifications: [changed, two] });
    expect((await get(product, path, { token: 'other' })).status).toBe(403);
    expect((await post(product, path, { notifications: [one] }, network)).status).toBe(401);
  });

  it('a position is kept, replaced, and dropped at the end', async () => {
    const path = '/api/resume-positions';
    const at = (seconds: number) => ({ contentId: 'prod-lear', seconds, durationSeconds: 100 });
    await post(product, path, at(10), teacher);
    const saved = await post(product, path, at(42.5), teacher);
    expect(saved.body.positions).toMatchObject([at(42.5)]);
    expect((await get(product, `${path}?contentId=prod-adult`, teacher)).body.positions).toEqual([]);
    expect((await post(product, path, at(99), teacher)).body.positions).toEqual([]);
    expect((await get(product, path)).status).toBe(401);
    for (const seconds of [-1, 'x', null])
      expect((await post(product, path, { ...at(0), seconds }, teacher)).status).toBe(400);
  });
});

describe('organisations', () => {
  it('R-API-9 are read by their network, their people and a superuser, with both names of two facts', async () => {
    for (const who of [network, teacher, { token: 'root' }]) {
      const { status, body } = await get(product, '/api/organisations/school', who);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        id: 'school',
        restrictAdult: false,
        adultThemesRestricted: false,
        authMethod: 'ip',
        authenticationMethod: 'ip',
      });
      expect(body.subscriptions).toHaveLength(1);
    }
    expect((await get(product, '/api/organisations/school')).status).toBe(403);
    expect((await get(product, '/api/organisations/elsewhere', network)).status).toBe(403);
    expect((await get(product, '/api/organisations/elsewhere', { token: 'root' })).body.error.message).toBe(
      'Organisation not found',
    );
  });

  it('an outage of customers is 503 with Retry-After', async () => {
    await get(product, '/api/organisations/school', network);
    product.customers.down = true;
    const { status, headers } = await get(product, '/api/organisations/school', network);
    product.customers.down = false;
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('5');
  });
});

describe('bookmarks', () => {
  it('R-API-10 leaves out what is hidden, but keeps it; newest first', async () => {
    const { db } = product.database;
    const add = (content_id: string, related_content_id: string | null = null) =>
      db.insertInto('bookmark').values({ user_id: 'keeper', content_id, related_content_id }).execute();
    await add('prod-lear');
    await add('guide-locked');
    await add('segment-1', 'guide-locked');
    await add('segment-2', 'prod-lear');
    const keeper = { token: 'keeper' };
    const all = await get(product, '/api/bookmarks', keeper);
    expect(all.body.bookmarks.map(({ contentId }: { contentId: string }) => contentId)).toEqual([
      'segment-2',
      'segment-1',
      'guide-locked',
      'prod-lear',
    ]);
    expect(
      all.body.bookmarks.map(({ item }: { item: { name: string } | null }) => item?.name ?? null),
    ).toEqual([null, null, 'Reading Only', 'King Lear']);
    const narrowed = await get(product, '/api/bookmarks?country=GBR&blockedProfiles=religion', keeper);
    expect(narrowed.body.bookmarks.map(({ contentId }: { contentId: string }) => contentId)).toEqual([
      'segment-2',
      'prod-lear',
    ]);
    expect(narrowed.body.total).toBe(2);
    expect((await get(product, '/api/bookmarks', keeper)).body.total).toBe(4);
    expect((await get(product, '/api/bookmarks')).status).toBe(401);
  });
});

describe('reports', () => {
  const send = (body: object, address: string) =>
    post(product, '/api/frontend-error-logger', body, { address });
  it('R-API-8 an error report is kept without query strings and tokens, from anybody', async () => {
    const secret = 'eyJhbGciOi.eyJzdWIi.c2ln';
    const { status } = await send(
      {
        ...report,
        message: `at https://x.test/search?q=private token ${secret}`,
        stack: 'f (/guides?page=2:1:2) Bearer abc',
      },
      '192.0.2.1',
    );
    expect(status).toBe(204);
    const row = await product.database.db
      .selectFrom('error_report')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toMatch(/private|eyJ|abc|page=2/);
    expect(row.message).toContain('https://x.test/search');
    expect((await send({ message: 3 }, '192.0.2.1')).status).toBe(400);
  });

  it('limits one browser to 60 a minute, and lets a school of 500 pupils report', async () => {
    const answers = [];
    for (let turn = 0; turn < 61; turn += 1)
      answers.push((await send({ ...report, logId: 'noisy' }, '192.0.2.2')).status);
    expect(answers.slice(0, 60).every((status) => status === 204)).toBe(true);
    expect(answers[60]).toBe(429);
    const pupils: number[] = [];
    const batch = (first: number) =>
      Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          send({ ...report, logId: `pupil-${first + index}` }, '192.0.2.3'),
        ),
      );
    for (let first = 0; first < 500; first += 50)
      pupils.push(...(await batch(first)).map(({ status }) => status));
    expect(pupils.filter((status) => status !== 204)).toEqual([]);
  });

  const event = {
    category: 'media',
    action: 'impression',
    name: 'King Lear',
    page: { path: '/productions/king-lear?x=1', title: 'King Lear' },
    at: 0,
  };
  it('analytics: bounded batches, a visitor that cannot be joined from day to day, no address kept', async () => {
    const batch = (events: object[]) => post(product, '/api/analytics', { events }, { address: '192.0.2.4' });
    expect(
      (await batch([{ ...event, at: product.clock.ms, dimensions: { 1: 'teacher', 23: 'x' } }, event]))
        .status,
    ).toBe(204);
    product.clock.ms += 86_400_000;
    expect((await batch([event])).status).toBe(204);
    product.clock.ms -= 86_400_000;
    const rows = await product.database.db.selectFrom('analytics_event').selectAll().orderBy('id').execute();
    expect(rows.map(({ page_path }) => page_path)).toEqual([
      '/productions/king-lear',
      '/productions/king-lear',
      '/productions/king-lear',
    ]);
    expect(rows[0]?.visitor).toBe(rows[1]?.visitor);
    expect(rows[2]?.visitor).not.toBe(rows[0]?.visitor);
    expect(JSON.stringify(rows)).not.toContain('192.0.2.4');
    expect(rows[1]?.occurred_at.getTime()).toBe(product.clock.ms);
    for (const wrong of [
      [],
      Array(51).fill(event),
      [{ ...event, category: ' ' }],
      [{ ...event, dimensions: { 24: 'x' } }],
      [{ ...event, page: undefined }],
    ]) {
      expect((await batch(wrong as object[])).status).toBe(400);
    }
  });

  it('a beacon may come as text', async () => {
    const response = await product.app.inject({
      method: 'POST',
      url: '/api/analytics',
      payload: JSON.stringify({ events: [event] }),
      headers: { 'content-type': 'text/plain' },
    });
    expect(response.statusCode).toBe(204);
    const garbage = await product.app.inject({
      method: 'POST',
      url: '/api/analytics',
      payload: 'hello',
      headers: { 'content-type': 'text/plain' },
    });
    expect(garbage.statusCode).toBe(400);
  });

  it('events are deleted after 13 months and salts after their day', async () => {
    await purgeReports(product.database.db, new Date(Date.now() + 12 * 30 * 86_400_000));
    expect(
      (await product.database.db.selectFrom('analytics_event').selectAll().execute()).length,
    ).toBeGreaterThan(0);
    await purgeReports(product.database.db, new Date(Date.now() + 400 * 86_400_000));
    for (const table of ['analytics_event', 'analytics_salt', 'error_report', 'rate_count'] as const) {
      expect(await product.database.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });
});

describe('personal data', () => {
  it('is exported whole, and deleted whole, by its owner alone', async () => {
    const user = 'leaver';
    const who = { token: user };
    await product.database.db
      .insertInto('bookmark')
      .values({ user_id: user, content_id: 'prod-lear', related_content_id: null })
      .execute();
    await post(product, '/api/feedback', { ...feedback, explain: 'Lovely' }, who);
    await post(product, '/api/user-survey', { ...survey, userId: user }, who);
    await post(
      product,
      '/api/resume-positions',
      { contentId: 'prod-lear', seconds: 5, durationSeconds: 100 },
      who,
    );
    const path = `/api/users/${user}/personal-data`;
    expect((await get(product, path, teacher)).status).toBe(403);
    const exported = personalDataSchema.parse((await get(product, path, who)).body);
    expect(exported).toMatchObject({
      userId: user,
      bookmarks: [{ contentId: 'prod-lear' }],
      feedback: [{ explain: 'Lovely' }],
      survey: { answers: [{ score: 5 }] },
      resumePositions: [{ seconds: 5 }],
    });
    expect((await post(product, `${path}/deletion`, {}, teacher)).status).toBe(403);
    expect((await post(product, `${path}/deletion`, {}, who)).status).toBe(200);
    const after = personalDataSchema.parse((await get(product, path, who)).body);
    expect({ ...after, exportedAt: '' }).toEqual({
      userId: user, exportedAt: '', bookmarks: [], links: [], settings: [], notifications: [], feedback: [], training: [],
      certificates: [], resumePositions: [], survey: { nextDisplayTimestamp: null, dismissalCounter: 0, answers: [] },
    }); // prettier-ignore
  });

  it('every table with a user is deleted from', async () => {
    const { rows } = await product.database.pool.query<{ table_name: string }>(
      `select table_name from information_schema.columns where table_schema = 'product' and column_name = 'user_id'`,
    );
    expect(rows.map(({ table_name }) => table_name).sort()).toEqual([...personalTables].sort());
  });
});

describe('the protocol', () => {
  it('another method is 405 with Allow; an unknown path 404; both with the error body', async () => {
    const call = (method: 'DELETE' | 'PUT' | 'POST', url: string) =>
      product.app.inject({ method, url, headers: headersOf(teacher) });
    for (const [method, url] of [
      ['DELETE', '/api/bookmarks'],
      ['PUT', '/graphql'],
      ['POST', '/api/guides'],
      ['POST', '/api/guides/x'],
    ] as const) {
      const response = await call(method, url);
      expect([url, response.statusCode]).toEqual([url, 405]);
      expect(response.headers.allow).toMatch(/GET|POST/);
      expect(apiErrorBodySchema.parse(response.json()).error.code).toBe('METHOD_NOT_ALLOWED');
    }
    expect((await get(product, '/nowhere')).body.error.code).toBe('NOT_FOUND');
  });

  it('bodies: too large 413, not JSON 415, malformed 400', async () => {
    const call = (payload: string, type: string) =>
      product.app.inject({
        method: 'POST',
        url: '/api/feedback',
        payload,
        headers: { ...headersOf(teacher), 'content-type': type },
      });
    expect((await call(JSON.stringify({ x: 'x'.repeat(1_100_000) }), 'application/json')).statusCode).toBe(
      413,
    );
    expect((await call('<a/>', 'application/xml')).statusCode).toBe(415);
    expect((await call('{', 'application/json')).statusCode).toBe(400);
    expect(
      (await call(JSON.stringify({ ...feedback, explain: 'a\u0000b' }), 'application/json')).statusCode,
    ).toBe(400);
  });

  it('CORS answers the web’s origin alone; request ids are echoed', async () => {
    const from = async (origin: string) =>
      (
        await product.app.inject({
          method: 'OPTIONS',
          url: '/api/guides',
          headers: { origin, 'access-control-request-method': 'GET' },
        })
      ).headers['access-control-allow-origin'];
    expect(await from('http://localhost:3000')).toBe('http://localhost:3000');
    expect(await from('http://evil.test')).toBeUndefined();
    const response = await product.app.inject({ url: '/healthz', headers: { 'x-request-id': 'abc' } });
    expect(response.headers['x-request-id']).toBe('abc');
  });

  it('describes its calls and gives its figures', async () => {
    const { body } = await get(product, '/docs/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    expect(Object.keys(body.paths)).toEqual(
      expect.arrayContaining([
        '/api/user-survey',
        '/api/{listing}',
        '/api/playback-grants',
        '/api/certificate-checks/{code}',
      ]),
    );
    expect(
      body.paths['/api/user-survey'].post.requestBody.content['application/json'].schema.properties.score,
    ).toMatchObject({ minimum: 1, maximum: 6 });
    expect((await get(product, '/metrics')).text).toContain('product_catalogue_items');
    // Whoever came through a door is no neighbour.
    expect((await get(product, '/metrics', network)).status).toBe(404);
  });
});

describe('items by id', () => {
  const ids = async (query: string, who = {}) =>
    (await get(product, `/api/items?${query}`, who)).body.items.map(({ id }: { id: string }) => id);

  it('come in the order asked for, once each; unknown ones are left out', async () => {
    expect(await ids('id=guide-plain,prod-lear,nothing,guide-plain')).toEqual(['guide-plain', 'prod-lear']);
    expect(await ids('id=guide-plain&id=prod-lear')).toEqual(['guide-plain', 'prod-lear']);
    expect(await ids('')).toEqual([]);
  });

  it('leave out what the viewer may not see', async () => {
    expect(await ids('id=prod-not-usa&country=USA')).toEqual([]);
    expect(await ids('id=prod-not-usa&country=GBR')).toEqual(['prod-not-usa']);
  });

  it('are at most 24 at once', async () => {
    const many = Array.from({ length: 25 }, (_, index) => `i${index}`).join();
    expect((await get(product, `/api/items?id=${many}`)).status).toBe(400);
  });
});

it('50 parallel identical writes of each kind over REST leave one row', async () => {
  const hasty = { token: 'hasty' };
  const fifty = (path: string, body: object) =>
    Promise.all(Array.from({ length: 50 }, () => post(product, path, body, hasty)));
  const statuses = [
    await fifty('/api/users/hasty/notifications', {
      notifications: [{ key: 'expiry', dismissalCounter: 1, nextDisplayTimestamp: 1 }],
    }),
    await fifty('/api/user-survey-metadata', {
      userId: 'hasty',
      nextDisplayTimestamp: 1,
      dismissalCounter: 1,
    }),
    await fifty('/api/resume-positions', { contentId: 'prod-lear', seconds: 30, durationSeconds: 600 }),
  ].flatMap((answers) => answers.map(({ status }) => status));
  expect(new Set(statuses)).toEqual(new Set([200]));
  for (const table of ['user_notification', 'survey_metadata', 'resume_position'] as const) {
    const rows = await product.database.db
      .selectFrom(table)
      .selectAll()
      .where('user_id', '=', 'hasty')
      .execute();
    expect(rows).toHaveLength(1);
  }
});
