/** @jest-environment node */
import { contentTypes, segmentOfType } from '@/lib/contracts/content-types';
import { listingResponseSchema, suggestResponseSchema } from '@/lib/contracts/listing';
import { get, organisation, post, type Product, startProduct } from './support/harness';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
  const { networks, people } = product.customers;
  networks.set('198.51.100.1', organisation({ id: 'britain', country_alpha3: 'GBR' }));
  networks.set(
    '198.51.100.2',
    organisation({ id: 'america', country: 'United States', country_alpha3: 'USA' }),
  );
  networks.set(
    '198.51.100.3',
    organisation({ id: 'strict', restrictAdult: true, blockedProfiles: ['religion'] }),
  );
  networks.set(
    '198.51.100.4',
    organisation({
      id: 'lists',
      restrictAdult: true,
      blockedContent: ['prod-lear', 'both'],
      allowedContent: ['prod-adult', 'prod-lear'],
    }),
  );
  people.set('strict-teacher', { organisation: { restrictAdult: true, blockedProfiles: ['religion'] } });
});
afterAll(async () => {
  await product.stop();
  await product.drop();
});

const britain = { address: '198.51.100.1' };
const america = { address: '198.51.100.2' };
const strict = { address: '198.51.100.3' };
const lists = { address: '198.51.100.4' };

async function list(path: string, who: { token?: string; address?: string } = {}) {
  const answer = await get(product, path, who);
  expect(answer.status).toBe(200);
  const parsed = listingResponseSchema.parse(answer.body);
  return { ...parsed, names: parsed.items.map(({ name }) => name) };
}

describe('listings', () => {
  it('R-API-11 every content type has its listing, R-API-13 with items, total and aggregations', async () => {
    for (const type of contentTypes) {
      const { items, total, aggregations } = await list(`/api/${segmentOfType[type]}`);
      expect(items.every((item) => item.type === type)).toBe(true);
      expect(total).toBe(items.length);
      expect(aggregations).toEqual({});
    }
  });

  it('R-API-12 limit, skip and sort; ties by name; leading articles ignored', async () => {
    const all = await list('/api/productions', britain);
    expect(all.names).toEqual(['After Dark', 'British Only', 'King Lear', 'Not in America']);
    const page = await list('/api/productions?limit=2&skip=1&sort_by=name-desc', britain);
    expect(page.names).toEqual(['King Lear', 'British Only']);
    expect(page.total).toBe(4);
    expect((await list('/api/guides', britain)).names).toEqual(['A Guide to Lear', 'Reading Only']);
    expect((await list('/api/titles?sort_by=age-asc', britain)).names[0]).toBe('King Lear');
    expect((await list('/api/titles?sort_by=age-desc', britain)).names[0]).toBe('Masked Ball');
    expect((await list('/api/productions?sort_by=rel-desc', britain)).names).toEqual(all.names);
    expect((await list('/api/productions?limit=0', britain)).items).toEqual([]);
  });

  it('search runs over the nine labelled types and marks what it found', async () => {
    const { items, names } = await list('/api/search?searchTerm=%20lear%20&sort_by=rel-desc', britain);
    expect(names.slice(0, 2)).toEqual(['King Lear', 'King Lear']);
    expect(names).toContain('A Guide to Lear');
    expect(items[0]?.highlight?.name).toBe('King <mark>Lear</mark>');
    expect((await list('/api/search?limit=100', britain)).items.some(({ type }) => type === 'genre')).toBe(
      false,
    );
  });

  it('filters: OR within one field, AND between fields, comma list and repeated names alike', async () => {
    expect((await list('/api/titles?genre=tragedy,comedy', britain)).total).toBe(2);
    expect((await list('/api/titles?genre=tragedy&genre=comedy', britain)).total).toBe(2);
    expect((await list('/api/titles?genre=comedy&theme=power', britain)).names).toEqual(['Masked Ball']);
    expect((await list('/api/titles?genre=tragedy&form=mask', britain)).total).toBe(0);
    expect((await list('/api/productions?productionYear=2019', britain)).names).toEqual(['King Lear']);
    expect((await list('/api/search?subType=Production&type=production', britain)).total).toBe(2);
    expect((await list('/api/guides?englishSkill=analysis', britain)).names).toEqual(['A Guide to Lear']);
  });

  it('R-ENT-33 a theme of each kind answers to its own filter alone', async () => {
    expect((await list('/api/titles?form=mask', britain)).total).toBe(1);
    expect((await list('/api/titles?theme=mask', britain)).total).toBe(0);
    expect((await list('/api/titles?course=mask', britain)).total).toBe(0);
  });

  it('counts do not change by their own filter, and equal what choosing gives', async () => {
    const { aggregations } = await list(
      '/api/titles?genre=tragedy&aggregations=genre,theme,date,type',
      britain,
    );
    expect(aggregations.genre).toMatchObject([
      { key: 'comedy', count: 1 },
      { key: 'tragedy', count: 1 },
    ]);
    expect(aggregations.theme).toEqual([{ key: 'power', name: 'Power', count: 1, group: 'Theme' }]);
    expect(aggregations.date).toEqual([{ key: '1606', name: '1606', count: 1 }]);
  });

  it.each([
    ['an unknown name', '/api/guides?colour=red', 'field type not recognised'],
    ['a bad limit', '/api/guides?limit=many', 'limit must be a whole number'],
    ['a bad sort', '/api/guides?sort_by=best', 'sort_by must be one of'],
    ['an unknown aggregation', '/api/guides?aggregations=genre,colour', 'aggregations must be among'],
  ])('R-ERR-9 %s is 400', async (_what, path, message) => {
    const { status, body } = await get(product, path);
    expect(status).toBe(400);
    expect(body.error).toMatchObject({
      code: 'VALIDATION_FAILED',
      status: 400,
      message: expect.stringContaining(message),
    });
  });

  it.each(['limit=101', 'limit=-1', 'limit=2.5', 'skip=-1', 'skip=x'])('refuses %s', async (query) => {
    expect((await get(product, `/api/guides?${query}`)).status).toBe(400);
  });

  it('random queries never fail on our side', async () => {
    const parts = [
      'limit',
      'skip',
      'genre',
      'theme',
      'searchTerm',
      'sort_by',
      'aggregations',
      'country',
      'blockedProfiles',
      'x',
      '%00',
      '[]',
    ];
    const values = [
      '',
      '1',
      'a,b',
      '%F0%9F%8E%AD',
      '%00',
      '999999999999',
      '-0',
      '%',
      "'--",
      '<mark>',
      'rel-desc',
      'a'.repeat(500),
    ];
    for (let turn = 0; turn < 400; turn += 1) {
      const pick = (from: readonly string[], step: number) => from[(turn * step + (turn >> 3)) % from.length];
      const { status } = await get(
        product,
        `/api/search?${pick(parts, 5)}=${pick(values, 7)}&${pick(parts, 11)}=${pick(values, 3)}`,
      );
      expect(status).toBeLessThan(500);
    }
  });

  it('R-VAL-7 a slug finds its item, anything else is 404', async () => {
    expect((await get(product, '/api/guides/guide-plain')).body).toMatchObject({
      id: 'guide-plain',
      authors: [{ slug: 'ada' }],
    });
    for (const path of ['/api/guides/nothing', '/api/productions/guide-plain', '/api/guides/%00']) {
      const { status, body } = await get(product, path);
      expect(status).toBe(404);
      expect(body.error.message).toBe('Invalid or missing slug');
    }
    expect((await get(product, '/api/nothing')).status).toBe(404);
    expect((await get(product, '/api/nothing/here')).status).toBe(404);
  });

  it('R-API-14 skills come in the order asked, unknown ones dropped', async () => {
    const { status, body } = await post(product, '/api/skills?limit=1000', {
      slug: ['lighting', 'none', 'analysis', 'lighting'],
    });
    expect(status).toBe(200);
    expect(body.items.map(({ slug }: { slug: string }) => slug)).toEqual(['lighting', 'analysis']);
    expect(
      (await post(product, '/api/skills?limit=1', { slug: ['lighting', 'analysis'] })).body.items,
    ).toHaveLength(1);
    expect((await post(product, '/api/skills', { slug: [] })).body.items).toEqual([]);
    expect((await post(product, '/api/skills?limit=1001', { slug: [] })).status).toBe(400);
    expect((await post(product, '/api/skills', { slug: 'analysis' })).status).toBe(400);
  });

  it('nothing playable or readable is in an answer', async () => {
    for (const path of ['/api/productions', '/api/guides', '/api/search?searchTerm=lear']) {
      const { text } = await get(product, path, britain);
      expect(text).not.toMatch(/manifest|\.m3u8|\.mpd|\.pdf|assets\.test/);
    }
  });
});

describe('visibility in listings, counts, suggestions and lookups', () => {
  it('R-VIS-1, R-VIS-2, R-VIS-4, R-PUR-10 rights by country', async () => {
    expect((await list('/api/productions', britain)).names).toEqual(
      expect.arrayContaining(['British Only', 'Not in America']),
    );
    expect((await list('/api/productions', america)).names).not.toEqual(
      expect.arrayContaining(['British Only']),
    );
    expect((await list('/api/productions', america)).names).not.toContain('Not in America');
    const stranger = await list('/api/productions');
    expect(stranger.names).toContain('Not in America');
    expect(stranger.names).not.toContain('British Only');
  });

  it('R-VIS-5, R-PUR-9, R-PUR-11 profiles and adult themes', async () => {
    expect((await list('/api/guides', strict)).names).toEqual(['A Guide to Lear']);
    expect((await list('/api/productions', strict)).names).not.toContain('After Dark');
    expect((await list('/api/guides', { token: 'strict-teacher' })).names).toEqual(['A Guide to Lear']);
  });

  it('R-VIS-6..9, R-VIS-11 lists of one organisation count for it alone', async () => {
    const names = (await list('/api/productions', lists)).names;
    expect(names).toContain('After Dark');
    expect(names).not.toContain('King Lear');
    expect((await list('/api/productions', britain)).names).toContain('King Lear');
  });

  it('R-VIS-12 totals and counts see what the viewer sees', async () => {
    const { total, aggregations } = await list('/api/productions?aggregations=subType,genre', strict);
    expect(total).toBe(3);
    expect(aggregations.genre).toMatchObject([{ key: 'tragedy', count: 1 }]);
    expect(aggregations.subType?.reduce((sum, { count }) => sum + count, 0)).toBe(3);
  });

  it('R-ENT-34, R-ENT-35 titles of themes and genres are counted for the viewer', async () => {
    const titles = async (path: string, who: object) =>
      Object.fromEntries((await list(path, who)).items.map(({ slug, totalTitles }) => [slug, totalTitles]));
    expect(await titles('/api/themes', britain)).toEqual({ power: 2, mask: 1 });
    expect(await titles('/api/themes', strict)).toEqual({ power: 1, mask: 0 });
    expect(await titles('/api/genres', strict)).toEqual({ tragedy: 1, comedy: 0 });
  });

  it('a series without a visible member is hidden, and hidden members are not named', async () => {
    expect((await list('/api/series', britain)).names).toEqual(['Dark Nights', 'Mixed Nights']);
    expect((await list('/api/series', strict)).names).toEqual(['Mixed Nights']);
    expect((await get(product, '/api/series/series-dark', strict)).status).toBe(404);
  });

  it('R-VIS-10 a hidden item and a missing one answer alike, and relations do not name it', async () => {
    const hidden = await get(product, '/api/guides/guide-locked', strict);
    const missing = await get(product, '/api/guides/guide-nowhere', strict);
    expect([hidden.status, hidden.body]).toEqual([missing.status, missing.body]);
    expect((await get(product, '/api/productions/prod-lear', strict)).body.relatedGuides).toEqual([
      'guide-plain',
    ]);
    expect((await get(product, '/api/productions/prod-lear', britain)).body.relatedGuides).toEqual([
      'guide-plain',
      'guide-locked',
    ]);
  });

  it('suggestions stay within what the viewer sees', async () => {
    const names = async (q: string, who: object) =>
      suggestResponseSchema
        .parse((await get(product, `/api/suggest?q=${q}`, who)).body)
        .suggestions.map(({ name }) => name);
    expect(await names('dark', britain)).toEqual(expect.arrayContaining(['After Dark', 'Dark Nights']));
    expect(await names('dark', strict)).toEqual([]);
    expect(await names('', britain)).toEqual([]);
    expect((await get(product, '/api/suggest?q=a&limit=0')).status).toBe(400);
  });

  it('the query narrows a known viewer, never widens, and is believed of a stranger', async () => {
    expect((await list('/api/productions?country=USA', britain)).names).not.toContain('Not in America');
    expect((await list('/api/productions?country=USA', britain)).names).not.toContain('British Only');
    expect((await list('/api/productions?country=GBR', america)).names).not.toContain('British Only');
    expect((await list('/api/guides?blockedProfiles=Religion', britain)).names).toEqual(['A Guide to Lear']);
    expect((await list('/api/productions?country=gbr')).names).toContain('British Only');
  });
});

describe('while customers cannot be asked', () => {
  it('the last known viewer serves for a day; with none known the most restrictive one does', async () => {
    const { customers, clock } = product;
    const known = { address: '198.51.100.1' };
    expect((await list('/api/productions', known)).names).toContain('British Only');
    const before = clock.ms;
    customers.down = true;
    clock.ms += 23 * 3_600_000;
    expect((await list('/api/productions', known)).names).toContain('British Only');
    const unknown = { address: '198.51.100.99' };
    expect((await list('/api/productions?country=GBR', unknown)).names).toEqual([
      'King Lear',
      'Not in America',
    ]);
    expect((await list('/api/productions', { token: 'never-seen' })).names).not.toContain('After Dark');
    clock.ms += 2 * 3_600_000;
    expect((await list('/api/productions', known)).names).not.toContain('British Only');
    customers.down = false;
    clock.ms = before;
  });

  it('asks once for many requests of one network', async () => {
    product.clock.ms += 61_000;
    const before = product.customers.calls;
    await Promise.all(Array.from({ length: 20 }, () => list('/api/guides', { address: '198.51.100.2' })));
    expect(product.customers.calls - before).toBe(1);
  });

  it('a token that does not verify is 401', async () => {
    expect((await get(product, '/api/guides', { token: 'bad' })).status).toBe(401);
  });
});
