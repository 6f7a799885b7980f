/** @jest-environment node */
import { Marc } from 'marcjs';
import { type Product, startProduct, until } from './support/harness';
import { entry, links } from './support/sample';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  await product.stop();
  await product.drop();
});

const ask = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await product.app.inject({ method: 'GET', url, headers });
  return { text: answer.body, headers: answer.headers };
};

it('a file is written once however many fetch it at once, and its records once for all files', async () => {
  product.source.publish(entry('guide', 'guide-once', { documents: links('doc-guide') }));
  await until(() => product.catalogue.item('guide-once') !== undefined);
  const writer = jest.spyOn(Marc.formater, 'iso2709');
  const files = await Promise.all(Array.from({ length: 6 }, () => ask('/marc/all.mrc')));
  const [{ text } = { text: '' }] = files;
  expect(text).toContain('otl-guide-once');
  expect(new Set(files.map((file) => file.text)).size).toBe(1);
  const written = writer.mock.calls.length;
  expect(written).toBeLessThanOrEqual(text.split('\u001d').length - 1);
  expect((await ask('/marc/all.mrc', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe(
    'gzip',
  );
  // A changed guide is another file, for which one record is written.
  product.clock.ms += 2_000;
  product.source.publish(entry('guide', 'guide-once', { name: 'Changed', documents: links('doc-guide') }));
  await until(() => product.catalogue.item('guide-once')?.name === 'Changed');
  const changed = (await ask('/marc/all.mrc')).text;
  expect(changed).toContain('Changed');
  expect(writer.mock.calls.length).toBe(written + 1);
  // What its reader may no longer see is in no file, cached or not.
  product.source.unpublish('guide-once');
  await until(() => product.catalogue.item('guide-once') === undefined);
  expect((await ask('/marc/all.mrc')).text).not.toContain('guide-once');
  expect((await ask('/kbart/latest')).text).not.toContain('guide-once');
  writer.mockRestore();
});
