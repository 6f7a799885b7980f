import { WholeFiles } from '@/services/product/records/whole-files';

/** Files that are made when `release` is called. */
function heldFiles() {
  const files = new WholeFiles();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const made: string[] = [];
  const get = (key: string | null, feed = 'public') =>
    files.get(feed, key, async () => {
      await released;
      made.push(key ?? 'uncached');
      return `file ${key}`;
    });
  return { get, made, release };
}

it('one is made and eight wait; the next is refused, but not who asks for one of these', async () => {
  const { get, made, release } = heldFiles();
  const keys = Array.from({ length: 9 }, (_, index) => `${index}`);
  const waiting = keys.map((key) => get(key));
  await Promise.resolve();
  for (const key of ['another', null]) await expect(get(key)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  const joined = get('8');
  const own = get('own', 'organisation:school');
  release();
  expect((await joined).bytes.toString()).toBe('file 8');
  await Promise.all(waiting);
  await own;
  expect(made).toEqual([...keys, 'own']);
  expect((await get('another')).bytes.toString()).toBe('file another');
});
