/** @jest-environment node */
/** What is deleted between the steps of somebody's request: it is not found, or made again; it is never a failure of ours. */
import { randomUUID } from 'node:crypto';
import { makeOpening } from '@/services/product/class/openings';
import { answer } from '@/services/product/hand-over/answer';
import { post, type Product, until } from '../support/harness';
import { room, startSchool } from '../support/school';

let product: Product;
beforeAll(async () => {
  product = await startSchool();
});
afterAll(() => product.end());

const teacher = { token: 'teacher' };

it('a list cannot be opened to a class any more, nor a hand-over answered', async () => {
  const { db } = product.database;
  const dates = { opensAt: new Date(0), closesAt: new Date(1_000) };
  const of = { id: randomUUID(), listId: randomUUID(), userId: 'teacher', organisationId: 'school' };
  await expect(makeOpening(db, { ...of, ...dates })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(answer(db, randomUUID(), true, product.clock.ms)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

/** Deletes the counts of a table while a request waits for one of them. */
async function deletedUnder(table: string, act: () => Promise<{ status: number }>): Promise<number> {
  const { pool } = product.database;
  const client = await pool.connect();
  await client.query('begin');
  await client.query(`select from product.${table} for update`);
  const acting = act();
  await until(async () => {
    const { rows } = await pool.query(
      `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%${table}%'`,
    );
    return rows.length > 0;
  });
  await client.query(`delete from product.${table}`);
  await client.query('commit');
  client.release();
  return (await acting).status;
}

it.each([
  ['hand_over_tries', () => post(product, '/api/hand-over-claims', { code: 'AAAAAA' }, teacher)],
  ['class_tries', () => post(product, '/api/class/entries', { code: 'AAAAAA' }, room)],
])('wrong letters are counted anew where the count was deleted: %s', async (table, act) => {
  expect((await act()).status).toBe(404);
  expect(await deletedUnder(table, act)).toBe(404);
  expect((await product.database.pool.query(`select from product.${table}`)).rows).toHaveLength(1);
});
