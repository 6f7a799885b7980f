/** @jest-environment node */
/** One statement at a time for whoever asks meanwhile; what fails is nobody's answer and not the next one's. */
import type { Pool } from 'pg';
import { myPageFrom } from '@/services/product/personal/my-page';

/** A database that answers each person's id. */
function pool() {
  const asked: string[][] = [];
  const down = { now: false };
  const query = async ({ values: [ids] }: { values: [string[]] }) => {
    asked.push(ids);
    if (down.now) throw new Error('the database is away');
    return { rows: ids.map((page) => ({ page })) };
  };
  return { asked, down, pool: { query } as Partial<Pool> as Pool };
}

it('asks once for all of a turn, and anew in the next', async () => {
  const { asked, pool: database } = pool();
  const myPage = myPageFrom(database);
  const ids = ['a', 'b', 'a', 'c'];
  expect(await Promise.all(ids.map(myPage))).toEqual(ids);
  expect(await myPage('a')).toBe('a');
  expect(asked).toEqual([ids, ['a']]);
});

it('a statement that fails refuses those of its turn only', async () => {
  const { down, pool: database } = pool();
  const myPage = myPageFrom(database);
  down.now = true;
  const refused = await Promise.allSettled(['a', 'b'].map(myPage));
  expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  down.now = false;
  expect(await myPage('a')).toBe('a');
});

it('a turn of very many is several statements', async () => {
  const { asked, pool: database } = pool();
  const ids = Array.from({ length: 120 }, (_, index) => String(index));
  expect(await Promise.all(ids.map(myPageFrom(database)))).toEqual(ids);
  expect(asked.map(({ length }) => length)).toEqual([100, 20]);
});

/** A database whose statements end when the test says so. */
function slowPool() {
  const underWay: { ids: string[]; end: () => void }[] = [];
  const query = ({ values: [ids] }: { values: [string[]] }) =>
    new Promise((resolve) => {
      underWay.push({ ids, end: () => resolve({ rows: ids.map((page) => ({ page })) }) });
    });
  return { underWay, pool: { query } as Partial<Pool> as Pool };
}
const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

it('those who ask while a statement is under way are asked for together by the next', async () => {
  const { underWay, pool: database } = slowPool();
  const myPage = myPageFrom(database);
  const first = myPage('a');
  await turns(3);
  const later = [myPage('b')];
  await turns(3);
  later.push(myPage('c'));
  await turns(3);
  expect(underWay.map(({ ids }) => ids)).toEqual([['a']]);
  underWay[0]?.end();
  await turns(3);
  expect(underWay.map(({ ids }) => ids)).toEqual([['a'], ['b', 'c']]);
  underWay[1]?.end();
  expect(await Promise.all([first, ...later])).toEqual(['a', 'b', 'c']);
});

it('a statement that hangs does not hold up those who ask after it', async () => {
  const { underWay, pool: database } = slowPool();
  const myPage = myPageFrom(database);
  void myPage('a');
  await turns(3);
  const later = myPage('b');
  while (underWay.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  underWay[1]?.end();
  expect(await later).toBe('b');
});
