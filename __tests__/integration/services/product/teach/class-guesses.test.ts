/** @jest-environment node */
/** How many guesses anybody has at the codes of classes, of which 1,000 are open. */
import { randomUUID } from 'node:crypto';
import { CODE_LETTERS } from '@/lib/contracts/personal/class-letters';
import { Random } from '../../../../support/reliability/random';
import { post, type Product } from '../support/harness';
import { elsewhere, home, room, startSchool } from '../support/school';

const random = new Random(23);
const letters = (count: number) =>
  Array.from({ length: count }, () => random.pick([...CODE_LETTERS])).join('');
let product: Product;
let codes: string[];
beforeAll(async () => {
  product = await startSchool();
  const listId = randomUUID();
  await post(product, '/api/lists', { id: listId, name: 'Storm' }, { token: 'teacher' });
  codes = [...new Set(Array.from({ length: 1_000 }, () => letters(6)))];
  await product.database.pool.query(
    `insert into product.class_opening (id, list_id, user_id, organisation_id, code, link, opens_at, closes_at)
     select gen_random_uuid(), $1, 'teacher', 'school', code, code, $2::timestamptz, $2::timestamptz + interval '1 day'
     from unnest($3::text[]) code`,
    [listId, new Date(product.clock.ms).toISOString(), codes],
  );
});
afterAll(() => product.end());
beforeEach(() => product.database.pool.query('delete from product.class_tries'));

const enter = (code: string, who: object = room) => post(product, '/api/class/entries', { code }, who);

it('from outside the school’s network no code works at all', async () => {
  const statuses = new Map<object, Set<number>>([home, elsewhere].map((who) => [who, new Set()]));
  for (let from = 0; from < codes.length; from += 25)
    for (const [who, seen] of statuses)
      for (const { status } of await Promise.all(
        codes.slice(from, from + 25).map((code) => enter(code, who)),
      ))
        seen.add(status);
  // Another school's network has tries of its own, and spends them.
  expect([...statuses.values()]).toEqual([new Set([404]), new Set([404, 429])]);
});

it('inside, a guesser is stopped after 20 failures, even with many requests at once and with a right code then', async () => {
  const answers = await Promise.all(Array.from({ length: 60 }, () => enter('AAAAAA')));
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(20);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(40);
  expect((await enter(codes[0] ?? '')).status).toBe(429);
  product.clock.ms += 16 * 60_000;
  expect((await enter(codes[0] ?? '')).status).toBe(200);
});

it('who knows a code does not buy guesses with it without end', async () => {
  let wrong = 0;
  for (let turn = 0; turn < 200; turn += 1) {
    if ((await enter('AAAAAA')).status === 404) wrong += 1;
    await enter(codes[0] ?? '');
  }
  expect(wrong).toBeLessThanOrEqual(120);
});

it('500 pupils behind one address with a tenth of typing errors all get in within a minute', async () => {
  const began = Date.now();
  const pupil = async (code: string): Promise<boolean> => {
    for (let tries = 0; tries < 5; tries += 1) {
      const typed = random.chance(0.1) ? `${code.slice(0, 5)}${random.pick([...CODE_LETTERS])}` : code;
      if ((await enter(typed)).status === 200) return true;
    }
    return false;
  };
  const own = codes.slice(0, 17);
  const inside: boolean[] = [];
  // A class of thirty at a time types at once.
  for (const code of own) inside.push(...(await Promise.all(Array.from({ length: 30 }, () => pupil(code)))));
  expect(inside.length).toBeGreaterThanOrEqual(500);
  expect(inside.every(Boolean)).toBe(true);
  expect(Date.now() - began).toBeLessThan(60_000);
});
