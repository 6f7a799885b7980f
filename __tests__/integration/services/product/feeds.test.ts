/** @jest-environment node */
import { XMLValidator } from 'fast-xml-parser';
import { get, type Product, startProduct } from './support/harness';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  await product.stop();
  await product.drop();
});

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

it('a link shows its name elsewhere, where anybody may see it', async () => {
  const ask = (path: string, format = 'json') =>
    get(product, `/oembed?format=${format}&url=${encodeURIComponent(`https://library.example${path}`)}`);
  expect((await ask('/productions/prod-lear')).body).toMatchObject({
    version: '1.0',
    type: 'link',
    title: 'King Lear',
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
