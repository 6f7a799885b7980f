/**
 * What each viewer sees in listings, counts, suggestions and lookups, and as whom they are taken while customers cannot
 * be asked.
 * @jest-environment node
 */
import { similarResponseSchema, suggestResponseSchema } from '@/lib/contracts/listing/listing';
import { get, organisation, type Product } from '../support/harness';
import {
  america,
  britain,
  list as listOf,
  lists,
  startWithViewers,
  strict,
} from '../support/listing-viewers';

let product: Product;
beforeAll(async () => {
  product = await startWithViewers();
});
afterAll(() => product.end());

const list = (path: string, who?: { token?: string; address?: string }) => listOf(product, path, who);

describe('visibility in listings, counts, suggestions and lookups', () => {
  it('R-VIS-1, R-VIS-2, R-VIS-4, R-PUR-10 rights by country', async () => {
    expect((await list('/api/productions', britain)).names).toEqual(
      expect.arrayContaining(['British Only', 'Not in America']),
    );
    expect((await list('/api/productions', america)).names).not.toEqual(
      expect.arrayContaining(['British Only']),
    );
    expect((await list('/api/productions', america)).names).not.toContain('Not in America');
    const anonymous = await list('/api/productions');
    expect(anonymous.names).toContain('Not in America');
    expect(anonymous.names).not.toContain('British Only');
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

  it('R-VIS-10 a theme or genre that is hidden is neither counted nor found by, and no other counts for it', async () => {
    const who = { address: '198.51.100.9' };
    product.customers.networks.set(
      who.address,
      organisation({ id: 'no-power', blockedContent: ['power', 'tragedy'] }),
    );
    const keys = (buckets: readonly { key: string }[] = []) => buckets.map(({ key }) => key);
    const all = await list('/api/titles?aggregations=theme,genre', who);
    expect(all.names).toEqual(expect.arrayContaining(['King Lear', 'Masked Ball']));
    expect(keys(all.aggregations.theme)).toEqual(['mask']);
    expect(keys(all.aggregations.genre)).toEqual(['comedy']);
    for (const filter of ['theme=power', 'theme=no-such-theme', 'genre=tragedy'])
      expect((await list(`/api/titles?${filter}`, who)).names).toEqual([]);
    expect((await list('/api/titles?genre=tragedy,comedy', who)).names).toEqual(['Masked Ball']);
    expect((await list('/api/titles?theme=power', britain)).names).toHaveLength(2);
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

  it('R-VIS-10 suggested filters lead to as many results as they say, and hidden ones are not named', async () => {
    const suggested = async (who: object) => {
      const { filters = [] } = suggestResponseSchema.parse(
        (await get(product, '/api/suggest?q=trag', who)).body,
      );
      return filters;
    };
    for (const who of [britain, america, strict, lists]) {
      const [tragedy] = await suggested(who);
      expect(tragedy).toMatchObject({ filter: 'genre', key: 'tragedy' });
      expect((await list('/api/search?genre=tragedy', who)).total).toBe(tragedy?.count);
    }
    const who = { address: '198.51.100.10' };
    product.customers.networks.set(who.address, organisation({ id: 'comic', blockedContent: ['tragedy'] }));
    expect(await suggested(who)).toEqual([]);
  });

  it('R-VIS-10 similar items are among what the viewer sees, and a hidden item has none, like a missing one', async () => {
    const similar = (slug: string, who: object) => get(product, `/api/titles/${slug}/similar?limit=20`, who);
    const names = async (who: object) =>
      similarResponseSchema.parse((await similar('king-lear', who)).body).items.map(({ name }) => name);
    expect(await names(britain)).toEqual(expect.arrayContaining(['King Lear', 'After Dark']));
    expect(await names(strict)).not.toContain('After Dark');
    expect((await names(lists)).includes('King Lear')).toBe(false);
    const [hidden, missing] = [await similar('masked-ball', strict), await similar('nowhere', strict)];
    expect(hidden.status).toBe(404);
    expect([hidden.status, hidden.body]).toEqual([missing.status, missing.body]);
    expect((await similar('king-lear', britain)).status).toBe(200);
    expect((await get(product, '/api/titles/king-lear/similar?limit=0', britain)).status).toBe(400);
  });

  it('the query narrows a known viewer, never widens, and is believed of an anonymous visitor', async () => {
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
