/** @jest-environment node */
import { XMLValidator } from 'fast-xml-parser';
import { get, type Product, startProduct, until } from '../support/harness';
import { entry } from '../support/sample';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.end());

it('what is new is a legal feed of what anybody may list, by type and by theme', async () => {
  const { status, text, headers } = await get(product, '/feeds/new.atom');
  expect([status, XMLValidator.validate(text)]).toEqual([200, true]);
  expect(headers['content-type']).toContain('application/atom+xml');
  expect(text).toContain('<id>https://library.example/productions/prod-lear</id>');
  expect(text).not.toContain('British Only');
  const powerful = (await get(product, '/feeds/productions.atom?theme=power')).text;
  expect(powerful.match(/<entry>/g)).toHaveLength(1);
  expect((await get(product, '/feeds/nothing.atom')).status).toBe(404);
});

it('names the newest first, and no more than fifty', async () => {
  for (let day = 10; day < 70; day += 1) {
    const guide = entry('guide', `guide-${day}`, { name: `Guide ${day}` });
    const createdAt = new Date(Date.UTC(2025, 0, day)).toISOString();
    product.source.publish({ ...guide, sys: { ...guide.sys, createdAt } });
  }
  const named = async () =>
    [...(await get(product, '/feeds/guides.atom')).text.matchAll(/<id>[^<]+guide-(\d+)<\/id>/g)].map(
      ([, day]) => Number(day),
    );
  await until(async () => (await named())[0] === 69);
  expect(await named()).toEqual(Array.from({ length: 50 }, (_, place) => 69 - place));
});

it('a link shows its name elsewhere, where anybody may see it', async () => {
  const ask = (path: string, format = 'json') =>
    get(product, `/oembed?format=${format}&url=${encodeURIComponent(`https://library.example${path}`)}`);
  expect((await ask('/productions/prod-lear')).body).toMatchObject({
    version: '1.0',
    type: 'link',
    title: 'King Lear',
  });
  // A course has its page below /training.
  expect((await ask('/training/dt-101-using-the-platform')).body).toMatchObject({
    title: 'DT+ 101: Using the Platform',
  });
  expect((await ask('/productions/prod-gbr')).status).toBe(404);
  expect((await ask('/productions/prod-lear', 'xml')).status).toBe(404);
  expect((await get(product, '/oembed?url=https://elsewhere.example/productions/prod-lear')).status).toBe(
    404,
  );
});

it('browsers learn how to search', async () => {
  const { text } = await get(product, '/opensearch.xml');
  expect(XMLValidator.validate(text)).toBe(true);
  expect(text).toContain('template="https://library.example/search?q={searchTerms}"');
});
