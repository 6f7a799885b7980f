/**
 * Listings, search and lookups of the product service: paging, filters, counts, and what a query may say.
 * @jest-environment node
 */
import { contentTypes, segmentOfType } from '@/lib/contracts/catalogue/content-types';
import { PRODUCTION_YEAR_SUB_TYPES } from '@/lib/contracts/listing/query-names';
import { get, post, type Product } from '../support/harness';
import { britain, list as listOf, startWithViewers } from '../support/listing-viewers';

let product: Product;
beforeAll(async () => {
  product = await startWithViewers();
});
afterAll(() => product.end());

const list = (path: string, who?: { token?: string; address?: string }) => listOf(product, path, who);

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

  it('a blank limit or skip is none', async () => {
    const all = await list('/api/productions', britain);
    expect((await list('/api/productions?limit=&skip=', britain)).names).toEqual(all.names);
    expect((await list('/api/productions?limit=%20', britain)).names).toEqual(all.names);
  });

  it('search runs over the nine labelled types and marks what it found', async () => {
    const { items, names } = await list('/api/search?searchTerm=%20lear%20&sort_by=rel-desc', britain);
    // Of equal scores: each is named by two words, of which one is asked for.
    expect(names.slice(0, 3)).toEqual(['A Guide to Lear', 'King Lear', 'King Lear']);
    expect(items[1]?.highlight?.name).toBe('King <mark>Lear</mark>');
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
    const { aggregations } = await list('/api/titles?genre=tragedy&aggregations=genre,theme,type', britain);
    expect(aggregations.genre).toMatchObject([
      { key: 'comedy', count: 1 },
      { key: 'tragedy', count: 1 },
    ]);
    expect(aggregations.theme).toEqual([{ key: 'power', name: 'Power', count: 1, group: 'Theme' }]);
  });

  it('R-VAL-4 R-CON-14 a year counts what choosing it will find, in every listing', async () => {
    const segments = ['search', ...contentTypes.map((type) => segmentOfType[type])];
    const years: string[] = [];
    for (const segment of segments) {
      const { aggregations } = await list(`/api/${segment}?limit=0&aggregations=date`, britain);
      for (const { key, count } of aggregations.date ?? []) {
        const chosen = `productionYear=${key}&subType=${PRODUCTION_YEAR_SUB_TYPES.join(',')}`;
        expect((await list(`/api/${segment}?${chosen}`, britain)).total).toBe(count);
        years.push(`${segment} ${key}`);
      }
    }
    expect(years).toEqual(['search 2019', 'productions 2019']);
  });

  it.each([
    ['an unknown name', '/api/guides?colour=red', 'field type not recognised'],
    ['a bad limit', '/api/guides?limit=many', 'limit must be a whole number from 0 to 100'],
    ['a limit in another notation', '/api/guides?limit=0x10', 'limit must be a whole number from 0 to 100'],
    ['a limit that is too high', '/api/guides?limit=101', 'limit must be a whole number from 0 to 100'],
    ['a limit below 0', '/api/guides?limit=-1', 'limit must be a whole number from 0 to 100'],
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
