import { gunzipSync } from 'node:zlib';
import { FEED_FILES, WholeFiles } from '@/services/product/records/whole-files';

/** Of a request that stays. */
const HERE = new AbortController().signal;

/** Files that are made when `release` is called. */
function heldFiles() {
  const files = new WholeFiles(FEED_FILES);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const made: string[] = [];
  const get = (key: string | null, feed = 'public', gone = HERE) =>
    files.get({ feed, gone }, key, async () => {
      await released;
      made.push(key ?? 'uncached');
      return ['file ', String(key)];
    });
  return { get, made, release };
}

const textOf = async (file: Promise<{ gzipped: Buffer } | null>) =>
  gunzipSync((await file)?.gzipped ?? '').toString();
const keys = Array.from({ length: FEED_FILES.mostWaiting + 1 }, (_, index) => `${index}`);

it('one is made and the others wait; the next is refused, but not who asks for one of these', async () => {
  const { get, made, release } = heldFiles();
  const waiting = keys.map((key) => get(key));
  await Promise.resolve();
  for (const key of ['another', null]) await expect(get(key)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  // The last that has a place: a bound that is one too low would refuse it.
  const last = keys.at(-1) ?? '';
  const joined = get(last);
  release();
  expect(await textOf(joined)).toBe(`file ${last}`);
  await Promise.all(waiting);
  expect(made).toEqual(keys);
  expect(await textOf(get('another'))).toBe('file another');
});

it('who asks for the public feed keeps no organisation from its own, whose turn comes in between', async () => {
  const { get, made, release } = heldFiles();
  const waiting = Promise.allSettled(keys.map((key) => get(key)));
  const own = get('own', 'organisation:school');
  release();
  await own;
  expect((await waiting).at(-1)).toMatchObject({ status: 'rejected', reason: { code: 'UNAVAILABLE' } });
  expect(made).toEqual(['0', '1', 'own', ...keys.slice(2, FEED_FILES.mostWaiting)]);
});

it('a file is not written for who has gone', async () => {
  const { get, made, release } = heldFiles();
  const leaving = new AbortController();
  const first = get('0');
  const left = get('1', 'public', leaving.signal);
  leaving.abort();
  expect(await left).toBeNull();
  release();
  await first;
  await get('2');
  expect(made).toEqual(['0', '2']);
});

it('a file of a large library is written once, though it has more bytes than there is room for', async () => {
  const files = new WholeFiles(FEED_FILES);
  const megabyte = 'otl-'.repeat(256 * 1_024);
  const make = jest.fn(async () => Array.from({ length: 70 }, () => megabyte));
  const first = await files.get({ feed: 'public', gone: HERE }, 'all', make);
  expect(first?.length).toBe(70 * megabyte.length);
  expect(await files.get({ feed: 'public', gone: HERE }, 'all', make)).toBe(first);
  expect(make).toHaveBeenCalledTimes(1);
});
