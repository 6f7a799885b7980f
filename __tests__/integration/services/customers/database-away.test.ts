/** The customers service without its database: whoever asks is told so with a status, and asks again. */
import { sql } from 'kysely';
import { userDataDocument } from '@/lib/contracts/viewer/customers-graphql';
import { type DatabaseWay, wayTo } from '@/__tests__/support/processes/database-way';
import { testDatabase } from '@/__tests__/support/setup/postgres';
import { openCustomersDatabase } from '@/services/customers/database';
import { startCustomers } from './fixture';

let way: DatabaseWay;
let customers: Awaited<ReturnType<typeof startCustomers>>;
beforeAll(async () => {
  customers = await startCustomers(new Date(), undefined, async (url) => (way = await wayTo(url)).url);
});
afterAll(async () => {
  way.comeBack();
  await customers.stop();
  await way.close();
});

const self = async () =>
  customers.app.inject({
    method: 'POST',
    url: '/v3/graphql',
    headers: { authorization: `Bearer ${await customers.issuer.sign('demo-teacher')}` },
    payload: { query: userDataDocument },
  });

it('a person’s data is 503 while the database is away, and there again afterwards', async () => {
  expect((await self()).statusCode).toBe(200);
  way.leave();
  const answer = await self();
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBeDefined();
  expect(answer.json().errors[0].extensions.code).toBe('UNAVAILABLE');
  way.comeBack();
  expect((await self()).json().data.self.user.id).toBe('demo-teacher');
});

it('a statement ends soon after its caller has given up', async () => {
  const { url, drop } = await testDatabase();
  const database = openCustomersDatabase(url, 1);
  await expect(sql`select pg_sleep(20)`.execute(database.db)).rejects.toMatchObject({ code: '57014' });
  await database.close();
  await drop();
});
