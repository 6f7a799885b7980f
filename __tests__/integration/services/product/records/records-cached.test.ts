/** @jest-environment node */
import { Marc } from 'marcjs';
import { RecordTexts, WholeFiles } from '@/services/product/records/whole-files';
import { type Product, startProduct, until } from '../support/harness';
import { entry, links } from '../support/sample';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.end());

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

it('any day between two changes is one file: a new day in each request does not have a file written each time', async () => {
  const first = (await ask('/marc/all.mrc')).text;
  product.clock.ms += 10 * 86_400_000;
  product.source.publish(entry('guide', 'guide-late', { documents: links('doc-guide') }));
  await until(() => product.catalogue.item('guide-late') !== undefined);
  const keys = jest.spyOn(WholeFiles.prototype, 'get');
  const since = async (...days: string[]) => {
    keys.mockClear();
    const files = await Promise.all(days.map((day) => ask(`/marc/all.mrc?since=${day}`)));
    expect(new Set(keys.mock.calls.map(([, key]) => key)).size).toBe(1);
    expect(new Set(files.map(({ text }) => text)).size).toBe(1);
    return files[0]?.text ?? '';
  };
  const whole = (await ask('/marc/all.mrc')).text;
  expect(whole.length).toBeGreaterThan(first.length);
  expect(await since('0001-01-01', '1999-12-31', '2026-03-09')).toBe(whole);
  const between = await since('2026-03-11', '2026-03-15', '2026-03-20');
  expect(between.match(/otl-[\w-]+/g)?.[0]).toBe('otl-guide-late');
  expect(between.split('\u001d')).toHaveLength(2);
  expect(await since('2026-03-21', '2030-01-01', '9999-12-31')).toBe('');
  keys.mockRestore();
});

it('a page of a harvest is written once for all who ask in the same second, and not more than some wait for others', async () => {
  const url = '/oai?verb=ListRecords&metadataPrefix=marc21';
  const texts = jest.spyOn(RecordTexts.prototype, 'get');
  product.clock.ms += 5_000;
  const alone = (await ask(url)).text;
  const written = texts.mock.calls.length;
  expect(written).toBeGreaterThan(0);
  product.clock.ms += 1_000;
  texts.mockClear();
  const together = await Promise.all(Array.from({ length: 40 }, () => ask(url)));
  expect(texts).toHaveBeenCalledTimes(written);
  const [page, ...others] = new Set(together.map(({ text }) => text));
  expect(others).toEqual([]);
  const dateOf = (text: string) => /<responseDate>(.*?)<\/responseDate>/.exec(text)?.[1];
  expect(dateOf(page ?? '')).not.toBe(dateOf(alone));
  texts.mockRestore();

  const day = (index: number) => new Date(Date.UTC(2000, 0, index)).toISOString().slice(0, 10);
  const different = await Promise.all(
    Array.from({ length: 60 }, (_, index) => product.app.inject({ url: `${url}&from=${day(index)}` })),
  );
  const statuses = different.map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect(different.find(({ statusCode }) => statusCode === 503)?.headers['retry-after']).toBeDefined();
});
