import { createClient } from 'contentful';
import { createContentClients } from '@/lib/server/content/clients';
import { type ContentService, settle, startContentService, TOKEN } from '../../../support/content/service';
import { entry, SPACE } from '../../../support/content/space';

const LIMIT = 5;

describe('rate limit', () => {
  let service: ContentService;
  let now = 0;
  const nextWindow = () => (now += 1_001);
  beforeAll(async () => {
    service = await startContentService({ rateLimit: LIMIT, now: () => now });
  });
  afterAll(() => service.stop());
  beforeEach(nextWindow);

  const statuses = async (count: number, path = '/entries?limit=0', headers: Record<string, string> = {}) => {
    const all: number[] = [];
    for (let index = 0; index < count; index += 1) {
      all.push((await service.get(service.master + path, { headers })).status);
    }
    return all;
  };

  it('refuses what comes over it, saying when to come back', async () => {
    expect(await statuses(LIMIT)).toEqual(Array(LIMIT).fill(200));
    const { status, headers, body } = await service.read('/entries?limit=0');
    expect(status).toBe(429);
    expect(headers.get('x-contentful-ratelimit-reset')).toBe('1');
    expect(headers.get('x-contentful-ratelimit-second-limit')).toBe(String(LIMIT));
    expect(body).toMatchObject({
      sys: { type: 'Error', id: 'RateLimitExceeded' },
      message: expect.stringContaining('You have exceeded the rate limit of the Organization'),
    });
    nextWindow();
    expect(await statuses(1)).toEqual([200]);
  });

  it('counts down in a header, and does not count 304 and OPTIONS', async () => {
    const first = await service.read('/entries?limit=0');
    expect(first.headers.get('x-contentful-ratelimit-second-remaining')).toBe(String(LIMIT - 1));
    const etag = first.headers.get('etag') ?? '';
    expect(await statuses(10, '/entries?limit=0', { 'if-none-match': etag })).toEqual(Array(10).fill(304));
    await fetch(`${service.url}${service.master}/entries`, { method: 'OPTIONS' });
    expect(await statuses(LIMIT)).toEqual([200, 200, 200, 200, 429]);
  });

  it.each([
    ['a parameter that there is not', '/entries?foo=1', 400],
    ['an entry that there is not', '/entries/nowhere', 404],
    ['an id that is none', '/entries/a%20b', 404],
    ['a path that there is not', '/nowhere', 404],
    ['a long address', `/entries?sys.id[in]=${'x,'.repeat(4000)}`, 414],
  ])('counts %s', async (_what, path, status) => {
    expect(await statuses(LIMIT + 1, path)).toEqual([...Array<number>(LIMIT).fill(status), 429]);
    nextWindow();
    const { headers } = await service.read(path);
    expect(headers.get('x-contentful-ratelimit-second-limit')).toBe(String(LIMIT));
    expect(headers.get('x-contentful-ratelimit-second-remaining')).toBe(String(LIMIT - 1));
  });

  it('counts an environment that the token may not read, and a method that there is not', async () => {
    await service.setToken({ space: SPACE, token: 'staging', environments: ['staging'], rateLimit: 2 });
    const ask = async (init: RequestInit) =>
      (
        await fetch(`${service.url}${service.master}/entries`, {
          ...init,
          headers: { authorization: 'Bearer staging' },
        })
      ).status;
    expect([await ask({}), await ask({ method: 'POST' }), await ask({})]).toEqual([404, 404, 429]);
  });

  it('is each token’s own, and can be lifted', async () => {
    await service.setToken({ space: SPACE, token: 'free', rateLimit: 0 });
    await statuses(LIMIT);
    const init = { headers: { authorization: 'Bearer free' } };
    for (let index = 0; index < 12; index += 1) {
      expect((await fetch(`${service.url}${service.master}/entries?limit=0`, init)).status).toBe(200);
    }
  });

  it('R-CDA-22 the official client waits and succeeds', async () => {
    await statuses(LIMIT);
    setTimeout(nextWindow, 900);
    const started = performance.now();
    const { keeping } = createContentClients({
      space: SPACE,
      accessToken: TOKEN,
      host: service.host,
      insecure: true,
    });
    expect((await keeping.getEntries({ limit: 0 })).total).toBe(11);
    expect(performance.now() - started).toBeGreaterThanOrEqual(900);
  });
});

describe('tokens and environments', () => {
  it('a token that was replaced opens until its end and nothing afterwards', async () => {
    const service = await startContentService();
    try {
      const status = async (token: string) =>
        (
          await fetch(`${service.url}/spaces/${SPACE}/entries`, {
            headers: { authorization: `Bearer ${token}` },
          })
        ).status;
      const endsIn = (ms: number) => new Date(Date.now() + ms);
      await service.setToken({ space: SPACE, token: 'before', endsAt: endsIn(60_000) });
      expect(await status('before')).toBe(200);
      await service.setToken({ space: SPACE, token: 'before', endsAt: endsIn(-1) });
      expect(await status('before')).toBe(401);
    } finally {
      await service.stop();
    }
  });

  it('a token for some environments finds no others', async () => {
    const service = await startContentService();
    try {
      await service.importContent(
        { entries: [], locales: [], contentTypes: [] },
        { space: SPACE, environment: 'staging' },
      );
      await service.setToken({ space: SPACE, token: 'only-staging', environments: ['staging'] });
      const status = async (environment: string) => {
        const init = { headers: { authorization: 'Bearer only-staging' } };
        return (await fetch(`${service.url}/spaces/${SPACE}/environments/${environment}/entries`, init))
          .status;
      };
      expect([await status('staging'), await status('master')]).toEqual([200, 404]);
      const space = await fetch(`${service.url}/spaces/${SPACE}`, {
        headers: { authorization: 'Bearer only-staging' },
      });
      expect(space.status).toBe(404);
    } finally {
      await service.stop();
    }
  });
});

describe('sizes', () => {
  let service: ContentService;
  beforeAll(async () => {
    const long = 'x'.repeat(40_000);
    const many = Array.from({ length: 200 }, (_, index) =>
      entry('play', `long-${index}`, { name: 'Long', slug: `long-${index}`, summary: long }),
    );
    service = await startContentService();
    await service.importContent({ space: { id: SPACE }, entries: many });
  });
  afterAll(() => service.stop());

  it('refuses an answer above 7 MB', async () => {
    const { status, body } = await service.read('/entries?content_type=play&limit=1000');
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({
        sys: { type: 'Error', id: 'BadRequest' },
        message: 'Response size too big. Maximum allowed response size: 7340032B.',
      }),
    ]);
    expect((await service.read('/entries?content_type=play&limit=100')).status).toBe(200);
  });

  it('refuses an address above 7600 characters', async () => {
    const { status, body } = await service.read(`/entries?sys.id[in]=${'x,'.repeat(4000)}`);
    expect(status).toBe(414);
    expect(body).toMatchObject({ sys: { type: 'Error', id: 'RequestURITooLong' } });
  });
});

describe('when the database goes away', () => {
  it('what was published last is still delivered', async () => {
    const service = await startContentService();
    const other = await service.startAnother();
    const read = (path: string) =>
      fetch(other.url + service.master + path, { headers: { authorization: `Bearer ${TOKEN}` } });
    expect((await read('/entries/lear')).status).toBe(200);
    await service.stop();
    await settle();
    expect((await read('/entries/lear')).status).toBe(200);
    expect((await read('/entries/hamlet')).status).toBe(200);
    expect((await fetch(`${other.url}/readyz`)).status).toBe(503);
    await other.app.close();
  });
});

it('the client’s own paging reads everything', async () => {
  const service = await startContentService();
  const client = createClient({
    space: SPACE,
    accessToken: TOKEN,
    host: service.host,
    insecure: true,
    logHandler: () => undefined,
  });
  const pages = await Promise.all(
    [0, 4, 8].map((skip) => client.getEntries({ skip, limit: 4, order: ['sys.id'] })),
  );
  expect(pages.flatMap(({ items }) => items)).toHaveLength(11);
  await service.stop();
});
