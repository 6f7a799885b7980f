/** @jest-environment node */
/** One statement for whoever asks in one turn; what fails is nobody's answer and not the next one's. */
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
