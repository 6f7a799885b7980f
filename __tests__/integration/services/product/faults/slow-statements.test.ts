/** Statements that take too long for whoever asked: they end, so that others are served. */
import { get, type Product, startProduct } from '../support/harness';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.end());

const teacher = { token: 'teacher' };
/** As many as the pool has connections, and more. */
const MANY = 12;

it('statements that nobody waits for any more give their connections back', async () => {
  const blocker = await product.database.pool.connect();
  try {
    await blocker.query('begin; lock table product.resume_position in access exclusive mode');
    const slow = await Promise.all(
      Array.from({ length: MANY }, () => get(product, '/api/resume-positions', teacher)),
    );
    expect(new Set(slow.map(({ status }) => status))).toEqual(new Set([503]));
    // One of the next is asked at the moment at which the statements end.
    const answers = [];
    for (let turn = 0; turn < 3; turn += 1)
      answers.push((await get(product, '/api/users/teacher/notifications', teacher)).status);
    expect(answers.at(-1)).toBe(200);
  } finally {
    await blocker.query('rollback');
    blocker.release();
  }
});

it('reports and background work have half a minute, and no transaction waits for its process for ever', async () => {
  const limitOf = async (pool: Product['database']['pool'], name: string) =>
    (await pool.query<Record<string, string>>(`show ${name}`)).rows[0]?.[name];
  const { database, requests } = product;
  expect(await limitOf(requests.pool, 'statement_timeout')).toBe('2s');
  expect(await limitOf(database.pool, 'statement_timeout')).toBe('30s');
  for (const { pool } of [database, requests])
    expect(await limitOf(pool, 'idle_in_transaction_session_timeout')).toBe('1min');
});
