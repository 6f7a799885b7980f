/** Who waits for a picture, and who has left; how much room pictures take. */
import { mkdir, mkdtemp, readdir, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PictureCache } from '@/services/content/files/picture-cache';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'pictures-'))));
afterEach(() => rm(folder, { recursive: true }));

const stays = () => new AbortController().signal;

/** A cache whose two turns are taken, until `finish`. */
async function busy() {
  const cache = new PictureCache(folder);
  let finish: () => void = () => undefined;
  const until = new Promise<void>((resolve) => (finish = resolve));
  const make = () => until.then(() => Buffer.from('x'));
  const running = ['r1', 'r2'].map((name) => cache.file(name, make, stays()));
  await sleep(20);
  return { cache, running, finish };
}
const maker = () => jest.fn(async () => Buffer.from('picture'));

it('a picture that nobody waits for any longer is dropped before its turn, so that the next need not wait for it', async () => {
  const { cache, running, finish } = await busy();
  const visitors = Array.from({ length: 14 }, () => new AbortController());
  const make = maker();
  const left = visitors.map(({ signal }, index) => cache.file(`n${index}`, make, signal));
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
  const left = visitors.map(({ signal }, index) => cache.file(`n${index}`, maker(), signal));
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
  const shared = [one, other].map(({ signal }) => cache.file('shared', make, signal));
  const dropped = cache.file('dropped', make, one.signal);
  await sleep(20);
  one.abort();
  expect(await dropped).toBeNull();
  const again = cache.file('dropped', make, other.signal);
  finish();
  expect(await Promise.all([...shared, again])).toEqual([
    expect.stringMatching(/shared$/),
    expect.stringMatching(/shared$/),
    expect.stringMatching(/dropped$/),
  ]);
  expect(make).toHaveBeenCalledTimes(2);
  await Promise.all(running);
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
  /** Of zeros that take no room on this disk; the first is the oldest. */
  async function store(name: string, bytes: number, age: number) {
    const directory = path.join(folder, 'content-pictures', name.slice(0, 2));
    await mkdir(directory, { recursive: true });
    const file = path.join(directory, name);
    await writeFile(file, '');
    await truncate(file, bytes);
    const made = new Date(Date.now() - age * 60_000);
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
});
