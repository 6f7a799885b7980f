/** @jest-environment node */
import pg from 'pg';
import { Catalogue } from '@/services/product/catalogue/catalogue';
import { followOnce } from '@/services/product/follow/follower';
import { FakeContent } from '../support/fake-content';
import { get, type Product, silent, startProduct, until } from '../support/harness';
import { entry, links, sampleLibrary } from '../support/sample';

const names = async (product: Product, path: string) =>
  ((await get(product, path)).body.items as { name: string }[]).map(({ name }) => name);

describe('the product service follows the content', () => {
  let product: Product;
  beforeEach(async () => {
    product = await startProduct();
  });
  afterEach(async () => {
    await product.stop();
    await product.drop();
  });

  it('tells how far the first reading is, so that its launcher waits on', async () => {
    const source = new FakeContent();
    source.name = 'another library';
    const client = new pg.Client({ connectionString: product.url });
    await client.connect();
    const told: [string, number, number | null][] = [];
    await followOnce(client, { source, log: silent, tell: (...one) => told.push(one) });
    await client.end();
    const all = await source.total();
    // How many there are is asked at the same time.
    expect(told[0]?.slice(0, 2)).toEqual(['fetched', all]);
    expect(told.at(-1)).toEqual(['stored', all, all]);
  });

  it('shows a published change within 5 s', async () => {
    product.source.publish(entry('guide', 'guide-new', { name: 'Zanni and Masks' }));
    await until(async () => (await names(product, '/api/guides')).includes('Zanni and Masks'));
    product.source.publish(entry('guide', 'guide-new', { name: 'Zanni, Masks and Lazzi' }));
    await until(async () => (await names(product, '/api/guides?searchTerm=lazzi')).length === 1);
  });

  it('shows what a failed round had read in the next one', async () => {
    const applied = jest
      .spyOn(Catalogue.prototype, 'applyInTurns')
      .mockRejectedValueOnce(new Error('a fault while mapping'));
    product.source.publish(entry('guide', 'guide-unlucky', { name: 'The Unlucky' }));
    await until(async () => (await names(product, '/api/guides')).includes('The Unlucky'));
    await expect(applied.mock.results[0]?.value).rejects.toThrow('a fault while mapping');
    applied.mockRestore();
  });

  it('drops an unpublished item within 5 s, from listing, search and its own address', async () => {
    product.source.unpublish('guide-plain');
    await until(async () => !(await names(product, '/api/guides')).includes('A Guide to Lear'));
    expect(await names(product, '/api/search?searchTerm=lear')).not.toContain('A Guide to Lear');
    expect((await get(product, '/api/guides/guide-plain')).status).toBe(404);
    expect((await get(product, '/api/productions/prod-lear')).body.relatedGuides).toEqual(['guide-locked']);
  });

  it('reads everything anew when the library speaks another language', async () => {
    const guide = entry('guide', 'guide-welsh', { name: 'Canllaw' });
    const fields = Object.fromEntries(
      Object.entries(guide.fields).map(([name, value]) => [
        name,
        { cy: Object.values(value as object)[0] as unknown },
      ]),
    );
    product.source.spoken = ['cy', ...product.source.spoken];
    product.source.publish({ ...guide, fields } as typeof guide);
    await until(async () => (await names(product, '/api/guides')).includes('Canllaw'));
    // What has only the earlier locale is read by it still.
    expect(await names(product, '/api/guides')).toContain('A Guide to Lear');
  });

  it('maps dependants again when a linked entry changes', async () => {
    product.source.publish(entry('person', 'ada', { name: 'Ada Renamed' }));
    await until(
      async () => (await get(product, '/api/guides/guide-plain')).body.authors[0].name === 'Ada Renamed',
    );
    product.source.publish(entry('rightsAgreement', 'allow-gbr', { type: 'allow', countries: links('usa') }));
    await until(async () => (await get(product, '/api/productions/prod-gbr?country=USA')).status === 200);
    expect((await get(product, '/api/productions/prod-gbr?country=GBR')).status).toBe(404);
  });

  it('resumes from the stored token after a restart, and serves before the source answers', async () => {
    const { url, source } = product;
    await product.stop();
    source.calls.length = 0;
    source.down = true;
    product = { ...(await startProduct({ url, source })), drop: product.drop };
    expect(await names(product, '/api/guides')).toContain('A Guide to Lear');
    source.down = false;
    source.publish(entry('guide', 'guide-later', { name: 'Later' }));
    await until(async () => (await names(product, '/api/guides')).includes('Later'));
    expect(source.calls).not.toContain(null);
  });

  it('a library that has no entry yet is ready, and shows its first', async () => {
    const empty = await startProduct({ source: new FakeContent({ entries: [], assets: [] }) });
    expect(await names(empty, '/api/guides')).toEqual([]);
    empty.source.publish(entry('guide', 'guide-first', { name: 'The First' }));
    await until(async () => (await names(empty, '/api/guides')).includes('The First'));
    await empty.stop();
    await empty.drop();
  });

  it('falls back to initial when the token is lost, without an empty window', async () => {
    const { source } = product;
    source.unpublish('guide-plain');
    source.publish(entry('guide', 'guide-b', { name: 'B Guide' }));
    source.loseTokens();
    let least = Infinity;
    await until(async () => {
      const guides = await names(product, '/api/guides');
      least = Math.min(least, guides.length);
      return guides.includes('B Guide') && !guides.includes('A Guide to Lear');
    });
    expect(least).toBeGreaterThan(0);
    expect(source.calls.filter((token) => token === null)).toHaveLength(2);
  });

  it('keeps serving while the source is down, and catches up after', async () => {
    product.source.down = true;
    product.source.publish(entry('guide', 'guide-c', { name: 'C Guide' }));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await names(product, '/api/guides')).toContain('A Guide to Lear');
    product.source.down = false;
    await until(async () => (await names(product, '/api/guides')).includes('C Guide'));
  });

  it('one node follows while every node serves; another takes over when it stops', async () => {
    const second = await startProduct({ url: product.url, source: product.source });
    product.source.publish(entry('guide', 'guide-d', { name: 'D Guide' }));
    await until(async () => (await names(second, '/api/guides')).includes('D Guide'));
    const initials = product.source.calls.filter((token) => token === null).length;
    expect(initials).toBe(1);
    await product.stop();
    product.source.publish(entry('guide', 'guide-e', { name: 'E Guide' }));
    await until(async () => (await names(second, '/api/guides')).includes('E Guide'));
    product = { ...second, drop: product.drop };
  });

  it('does not use the token of another space', async () => {
    const { url } = product;
    await product.stop();
    const other = new FakeContent({
      ...sampleLibrary(),
      entries: [entry('guide', 'only', { name: 'The Only One' })],
    });
    other.name = 'fake/other/master';
    product = { ...(await startProduct({ url, source: other })), drop: product.drop };
    await until(async () => (await names(product, '/api/guides')).join() === 'The Only One');
    expect(other.calls[0]).toBeNull();
  });
});
