/** Who waits for a picture, and who has left; how much room pictures take. */
import { mkdir, mkdtemp, readdir, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PictureCache } from '@/services/content/files/picture-cache';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'pictures-'))));
afterEach(() => rm(folder, { recursive: true }));

const asker = (gone: AbortSignal, network = '192.0.2.1') => ({ gone, network: async () => network });
const stays = (network?: string) => asker(new AbortController().signal, network);

/** A cache in which all that one network may have in the making is under way, until `finish`. */
async function busy(leaves?: AbortController) {
  const cache = new PictureCache(folder);
  const { running, finish } = await take(
    cache,
    ['r1', 'r2'],
    asker((leaves ?? new AbortController()).signal),
  );
  leaves?.abort();
  return { cache, running, finish };
}

async function take(cache: PictureCache, names: readonly string[], who: ReturnType<typeof asker>) {
  let finish: () => void = () => undefined;
  const until = new Promise<void>((resolve) => (finish = resolve));
  const running = names.map((name) => cache.file(name, () => until.then(() => Buffer.from('x')), who));
  await sleep(20);
  return { running, finish };
}
const maker = () => jest.fn(async () => Buffer.from('picture'));

it('a picture that nobody waits for any longer is dropped before its turn, so that the next need not wait for it', async () => {
  const { cache, running, finish } = await busy();
  const visitors = Array.from({ length: 14 }, () => new AbortController());
  const make = maker();
  const left = visitors.map(({ signal }, index) => cache.file(`n${index}`, make, asker(signal)));
  await sleep(20);
  visitors.forEach((visitor) => visitor.abort());
  expect(await Promise.all(left)).toEqual(Array(14).fill(null));
  const wanted = maker();
  const next = cache.file('wanted', wanted, stays());
  finish();
  expect(await next).toMatch(/wanted$/);
  await Promise.all(running);
  expect([make.mock.calls.length, wanted.mock.calls.length]).toEqual([0, 1]);
});

it('those who left make room for others where too many waited', async () => {
  const { cache, running, finish } = await busy();
  const visitors = Array.from({ length: 200 }, () => new AbortController());
  const left = visitors.map(({ signal }, index) => cache.file(`n${index}`, maker(), asker(signal)));
  await sleep(50);
  await expect(cache.file('one-more', maker(), stays())).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  visitors.forEach((visitor) => visitor.abort());
  const next = cache.file('one-more', maker(), stays());
  await Promise.all(left);
  finish();
  expect(await next).toMatch(/one-more$/);
  await Promise.all(running);
});

it('is made for those who stay when others leave, and again for whoever comes after it was dropped', async () => {
  const { cache, running, finish } = await busy();
  const [one, other] = [new AbortController(), new AbortController()];
  const make = maker();
  const shared = [one, other].map(({ signal }) => cache.file('shared', make, asker(signal)));
  const dropped = cache.file('dropped', make, asker(one.signal));
  await sleep(20);
  one.abort();
  expect(await dropped).toBeNull();
  const again = cache.file('dropped', make, asker(other.signal));
  finish();
  expect(await Promise.all([...shared, again])).toEqual([
    null,
    expect.stringMatching(/shared$/),
    expect.stringMatching(/dropped$/),
  ]);
  expect(make).toHaveBeenCalledTimes(2);
  await Promise.all(running);
});

describe('visitors of several networks', () => {
  const FLOOD = Array.from({ length: 200 }, (_, index) => `flood${index}`);
  const settled = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

  it('do not wait for what one of them has ordered, and share the places', async () => {
    const { cache, running, finish } = await busy();
    const flood = FLOOD.map((name) => settled(cache.file(name, maker(), stays())));
    await sleep(50);
    await expect(cache.file('one-more', maker(), stays())).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    // While the two of the flood are still being made.
    expect(await cache.file('theirs', maker(), stays('198.51.100.1'))).toMatch(/theirs$/);
    finish();
    await Promise.all(running);
    const results = await Promise.all(flood);
    expect(results.filter((result) => typeof result === 'string')).toHaveLength(200);
  });

  it('are refused when no network has more waiting than theirs', async () => {
    const { cache, running, finish } = await busy();
    const other = await take(cache, ['r3'], stays('198.51.100.1'));
    const mine = FLOOD.slice(0, 100).map((name) => settled(cache.file(name, maker(), stays())));
    const theirs = FLOOD.slice(100).map((name) => settled(cache.file(name, maker(), stays('198.51.100.1'))));
    await sleep(50);
    for (const network of ['192.0.2.1', '198.51.100.1'])
      await expect(cache.file('more', maker(), stays(network))).rejects.toMatchObject({
        code: 'UNAVAILABLE',
      });
    finish();
    other.finish();
    await Promise.all([...running, ...other.running, ...mine, ...theirs]);
  });

  it('may want the same picture: it is made when the turn of either comes', async () => {
    const { cache, running, finish } = await busy();
    const order: string[] = [];
    const noted = (name: string) => async () => {
      order.push(name);
      return Buffer.from(name);
    };
    const all = FLOOD.slice(0, 5).map((name) => cache.file(name, noted(name), stays()));
    await sleep(20);
    const shared = cache.file('flood4', noted('flood4'), stays('198.51.100.1'));
    expect(await shared).toMatch(/flood4$/);
    expect(order).toEqual(['flood4']);
    finish();
    await Promise.all([...all, ...running]);
    expect(order).toHaveLength(5);
  });

  it('one that leaves while its picture is being made still has it counted', async () => {
    const { cache, running, finish } = await busy(new AbortController());
    const next = maker();
    const waiting = cache.file('next', next, stays());
    await sleep(20);
    expect(next).not.toHaveBeenCalled();
    finish();
    await Promise.all([...running, waiting]);
  });
});

it('one that cannot be made gives its turn to the next', async () => {
  const cache = new PictureCache(folder);
  const failing = Array.from({ length: 3 }, (_, index) =>
    cache.file(`f${index}`, () => Promise.reject(new Error('no picture')), stays()),
  );
  const results = await Promise.allSettled([...failing, cache.file('good', maker(), stays())]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'fulfilled']);
});

describe('the room that pictures take', () => {
  const MIB = 1024 * 1024;
  /** Of zeros that take no room on this disk; used so many days ago. */
  async function store(name: string, bytes: number, age: number) {
    const directory = path.join(folder, 'content-pictures', name.slice(0, 2));
    await mkdir(directory, { recursive: true });
    const file = path.join(directory, name);
    await writeFile(file, '');
    await truncate(file, bytes);
    const made = new Date(Date.now() - age * 24 * 60 * 60_000);
    await utimes(file, made, made);
  }
  const names = async () =>
    (await readdir(path.join(folder, 'content-pictures'), { recursive: true }))
      .map((name) => path.basename(name))
      .filter((name) => name.length > 2)
      .sort();

  it('is what one process may leave for the next: the first new picture makes room', async () => {
    await store('oldest', 600 * MIB, 3);
    await store('older', 600 * MIB, 2);
    await new PictureCache(folder).file('new', maker(), stays());
    expect(await names()).toEqual(['new', 'older']);
  });

  it('is counted in bytes and not in pictures: a few large ones make room too', async () => {
    const cache = new PictureCache(folder);
    await cache.file('first', maker(), stays());
    await store('oldest', 600 * MIB, 3);
    await store('older', 600 * MIB, 2);
    await cache.file('small', maker(), stays());
    expect(await names()).toEqual(['first', 'older', 'oldest', 'small']);
    await cache.file('large', async () => Buffer.alloc(64 * MIB), stays());
    expect(await names()).toEqual(['first', 'large', 'older', 'small']);
  });

  it('is kept by a picture that is used, and not by ones that were asked for once', async () => {
    await store('popular', 600 * MIB, 3);
    await new PictureCache(folder).file('once', maker(), stays());
    await store('flood', 600 * MIB, 0.9);
    expect(await new PictureCache(folder).file('popular', maker(), stays())).toMatch(/popular$/);
    await new PictureCache(folder).file('next', maker(), stays());
    expect(await names()).toEqual(['next', 'popular']);
  });
});
