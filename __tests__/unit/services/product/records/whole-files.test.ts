import { gunzipSync } from 'node:zlib';
import { FEED_FILES, WholeFiles } from '@/services/product/records/whole-files';

/** Files that are made when `release` is called. */
function heldFiles() {
  const files = new WholeFiles(FEED_FILES);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const made: string[] = [];
  const get = (key: string | null, feed = 'public') =>
    files.get(feed, key, async () => {
      await released;
      made.push(key ?? 'uncached');
      return ['file ', String(key)];
    });
  return { get, made, release };
}

const textOf = async (file: Promise<{ gzipped: Buffer }>) => gunzipSync((await file).gzipped).toString();

it('one is made and eight wait; the next is refused, but not who asks for one of these', async () => {
  const { get, made, release } = heldFiles();
  const keys = Array.from({ length: 9 }, (_, index) => `${index}`);
  const waiting = keys.map((key) => get(key));
  await Promise.resolve();
  for (const key of ['another', null]) await expect(get(key)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  const joined = get('8');
  const own = get('own', 'organisation:school');
  release();
  expect(await textOf(joined)).toBe('file 8');
  await Promise.all(waiting);
  await own;
  expect(made).toEqual([...keys, 'own']);
  expect(await textOf(get('another'))).toBe('file another');
});

it('a file of a large library is written once, though it has more bytes than there is room for', async () => {
  const files = new WholeFiles(FEED_FILES);
  const megabyte = 'otl-'.repeat(256 * 1_024);
  const make = jest.fn(async () => Array.from({ length: 70 }, () => megabyte));
  const first = await files.get('public', 'all', make);
  expect(first.length).toBe(70 * megabyte.length);
  expect(await files.get('public', 'all', make)).toBe(first);
  expect(make).toHaveBeenCalledTimes(1);
});
