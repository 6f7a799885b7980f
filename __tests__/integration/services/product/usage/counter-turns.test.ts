/** @jest-environment node */
import { sql } from 'kysely';
import { createKey } from '@/services/product/records/keys';
import { get, organisation, startProduct, type Product } from '../support/harness';

/** More than run and wait, in calls of two keys: each has a limit of its own. */
const [FLOOD, TAKEN] = [80, 65];

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.end());

/** Statements of reports wait until the returned function is called. */
async function holdReports(): Promise<() => Promise<void>> {
  const transaction = await product.database.db.startTransaction().execute();
  await sql`lock table product.usage_closed in access exclusive mode`.execute(transaction);
  return () => transaction.commit().execute();
}

it('a library that asks for many reports waits for itself, is told that it is too many, and delays no other', async () => {
  product.customers.networks.set('198.51.100.1', organisation({ id: 'school-1' }));
  product.customers.networks.set('198.51.100.2', organisation({ id: 'school-2' }));
  const keyOf = async (organisationId: string) =>
    (await createKey(product.database.db, 'counter', { organisationId })).key;
  const [one, two, other] = [await keyOf('school-1'), await keyOf('school-1'), await keyOf('school-2')];
  const report = (id: string, key: string, item = 0) =>
    get(
      product,
      `/counter/r51/reports/ir?customer_id=${id}&api_key=${key}&begin_date=2026-01&end_date=2026-01&item_id=${item}`,
    );
  const release = await holdReports();
  const answers: number[] = [];
  let refused: () => void = () => undefined;
  const areRefused = new Promise<void>((resolve) => (refused = resolve));
  const flood = Array.from({ length: FLOOD }, async (_, item) => {
    const { status, body } = await report('school-1', item % 2 ? one : two, item);
    if (status === 503) expect(body).toEqual({ Code: 1010, Message: 'Service Busy' });
    answers.push(status);
    if (answers.filter((answer) => answer === 503).length === FLOOD - TAKEN) refused();
  });
  await areRefused;
  const answer = report('school-2', other).then(({ status }) => {
    const before = answers.filter((taken) => taken === 200).length;
    return [status, before <= 2];
  });
  // It is in the queue once another of the flood has been refused for it.
  while (answers.length < FLOOD - TAKEN + 1) await new Promise(setImmediate);
  await release();
  expect(await answer).toEqual([200, true]);
  await Promise.all(flood);
  expect(answers.filter((status) => status === 200)).toHaveLength(TAKEN - 1);
});
