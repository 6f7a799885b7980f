/** @jest-environment node */
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FakeContent } from '../support/fake-content';
import { get, type Product, startProduct, until } from '../support/harness';
import { entry } from '../support/sample';

let folder: string;
let first: Product;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'index-file-'));
  first = await startProduct({ folder });
});
afterEach(async () => {
  await first.drop();
  await rm(folder, { recursive: true, force: true });
});

const names = async (product: Product, path_: string) =>
  ((await get(product, path_)).body.items as { name: string }[]).map(({ name }) => name);
const restart = (source: FakeContent = first.source) => startProduct({ url: first.url, source, folder });

it('a restart takes the index from its file and adds what changed meanwhile', async () => {
  await first.stop();
  expect(existsSync(path.join(folder, 'search-index'))).toBe(true);
  // Another node follows in between: a name that others show changes, an item goes, an item comes.
  const other = await startProduct({ url: first.url, source: first.source });
  other.source.publish(
    entry('person', 'ada', { name: 'Ada Renamed' }),
    entry('guide', 'guide-new', { name: 'New Guide' }),
  );
  other.source.unpublish('guide-locked');
  await until(async () => (await names(other, '/api/guides')).join() === 'A Guide to Lear,New Guide');
  await other.stop();

  const again = await restart();
  expect(await names(again, '/api/guides')).toEqual(['A Guide to Lear', 'New Guide']);
  expect(await names(again, '/api/guides?searchTerm=renamed')).toEqual(['A Guide to Lear']);
  expect((await get(again, '/api/titles?aggregations=genre')).body.aggregations.genre).toMatchObject([
    { name: 'Comedy' },
    { name: 'Tragedy' },
  ]);
  expect(again.catalogue.engine.size).toBe(again.catalogue.size);
  await again.stop();
});

it('a damaged file, and one of another database, are not used', async () => {
  await first.stop();
  await writeFile(path.join(folder, 'search-index'), 'not an index');
  const rebuilt = await restart();
  expect(await names(rebuilt, '/api/guides')).toEqual(['A Guide to Lear', 'Reading Only']);
  await rebuilt.stop();
  // The same folder over an empty database: numbers of changes begin again and mean other things.
  const content = new FakeContent({
    entries: [entry('guide', 'only', { name: 'The Only One' })],
    assets: [],
  });
  const elsewhere = await startProduct({ source: content, folder });
  expect(await names(elsewhere, '/api/guides')).toEqual(['The Only One']);
  expect(elsewhere.catalogue.engine.size).toBe(1);
  await elsewhere.stop();
  await elsewhere.drop();
});

it('a start deletes the half of an index that a killed process left', async () => {
  await first.stop();
  const left = path.join(folder, 'search-index.0123.partial');
  await writeFile(left, 'half');
  const again = await restart();
  expect([existsSync(left), existsSync(path.join(folder, 'search-index'))]).toEqual([false, true]);
  await again.stop();
});
