/** @jest-environment node */
import { bookmarksPageSchema } from '@/lib/contracts/personal/bookmarks';
import { get, organisation, post, type Product, startProduct } from './support/harness';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
  product.customers.networks.set('198.51.100.1', organisation({ id: 'school' }));
});
afterAll(() => product.end());

const teacher = { token: 'teacher' };
const network = { address: '198.51.100.1' };
const survey = {
  userId: 'teacher',
  organisationId: 'school',
  parentCompanyId: 'c',
  organisationName: 'The School',
  parentCompanyName: null,
  subscriptionStart: '2026-01-01',
  subscriptionEnd: '2026-12-31T00:00:00.000Z',
  score: 5,
};
const feedback = {
  parentCompanyId: 'c',
  organisationId: 'school',
  role: 'teacher',
  recommend: 'yes',
  explain: '',
  other: '',
};

describe('address', () => {
  it('R-API-1 what-is-my-ip is the visitor as the gateway wrote it, as text', async () => {
    const { text, headers } = await get(product, '/api/what-is-my-ip', { address: '203.0.113.10' });
    expect(text).toBe('203.0.113.10');
    expect(headers['content-type']).toContain('text/plain');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('what a caller claims of an address counts for nothing, from this machine either', async () => {
    for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip']) {
      const { body } = await product.app.inject({
        url: '/api/what-is-my-ip',
        headers: { [name]: '198.51.100.1' },
      });
      expect(body).toBe('127.0.0.1');
    }
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
    // The browser's rule: whatever it would still offer is there, and nothing else.
    const film = (seconds: number) => ({ contentId: 'prod-lear', seconds, durationSeconds: 7_200 });
    expect((await post(product, path, film(6_984), teacher)).body.positions).toMatchObject([film(6_984)]);
    expect((await post(product, path, film(6_985), teacher)).body.positions).toEqual([]);
    await post(product, path, at(85), teacher);
    expect((await post(product, path, at(86), teacher)).body.positions).toEqual([]);
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

  it('are sorted, searched and filtered, and given a page at a time as cards; the rest is counted', async () => {
    const { db } = product.database;
    const ids: [string, string | null][] = [
      ['prod-lear', null],
      ['guide-plain', null],
      ['segment-2', 'prod-lear'],
      ['guide-locked', null],
    ];
    for (const [content_id, related_content_id] of ids)
      await db.insertInto('bookmark').values({ user_id: 'sorter', content_id, related_content_id }).execute();
    const ask = async (query: string) =>
      (await get(product, `/api/bookmarks?${query}`, { token: 'sorter' })).body;
    const idsOf = async (query: string) =>
      (await ask(query)).bookmarks.map(({ contentId }: { contentId: string }) => contentId);
    expect(await idsOf('')).toEqual(['guide-locked', 'segment-2', 'guide-plain', 'prod-lear']);
    expect(await idsOf('sort=oldest&skip=1&limit=2')).toEqual(['guide-plain', 'segment-2']);
    expect(await idsOf('type=guide')).toEqual(['guide-locked', 'guide-plain']);
    // A chapter is found by its own name and that of its recording.
    expect(await idsOf('q=another+lear')).toEqual(['segment-2']);
    expect((await ask('q=another')).bookmarks[0].part).toMatchObject({
      name: 'Another',
      parentName: 'King Lear',
      href: expect.stringMatching(/^\/productions\/.+#segment-segment-2$/),
    });
    const headers = { ...(await product.headersOf({ token: 'sorter' })), prefer: 'return=minimal' };
    const url = '/api/bookmarks?sort=name&limit=1&q=king+lear';
    const page = bookmarksPageSchema.parse((await product.app.inject({ url, headers })).json());
    expect(page).toMatchObject({ total: 2, saved: 4 });
    expect(page.types.toSorted()).toEqual(['guide', 'production']);
    expect(page.bookmarks).toHaveLength(1);
    expect(await idsOf('skip=100&limit=24')).toEqual([]);
    for (const wrong of ['limit=101', 'limit=0', 'skip=-1', 'sort=sideways', `q=${'x'.repeat(201)}`])
      expect((await get(product, `/api/bookmarks?${wrong}`, { token: 'sorter' })).status).toBe(400);
  });
});
