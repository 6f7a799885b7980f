/** How many letters an administrator may have sent. @jest-environment node */
import { apiErrorBodySchema } from '@/lib/contracts/http/errors';
import { startWithCustomers } from '../support/administration';
import { post } from '../support/harness';

let running: Awaited<ReturnType<typeof startWithCustomers>>;
beforeAll(async () => {
  running = await startWithCustomers();
});
afterAll(() => running.stop());

const invite = (email: string, organisation: 'school' | 'other-school' = 'school') =>
  post(
    running.product,
    `/api/admin/organisations/${organisation}/people`,
    { email, roles: ['teacher'] },
    organisation === 'school'
      ? { token: 'administrator', address: '198.51.100.1' }
      : { token: 'administrator-elsewhere', address: '198.51.100.17' },
  );

it('one person gets three an hour, whatever the capitals, and somebody else still gets theirs', async () => {
  const { product } = running;
  for (const turn of [1, 2, 3]) expect([turn, (await invite('ann@school.test')).status]).toEqual([turn, 200]);
  const refused = await invite('ANN@School.test');
  expect(refused.status).toBe(429);
  expect(apiErrorBodySchema.parse(refused.body).error).toMatchObject({ code: 'RATE_LIMITED', status: 429 });
  expect(product.accounts.invited).toHaveLength(3);
  expect((await invite('ben@school.test')).status).toBe(200);
  product.clock.ms += 60 * 60_000;
  expect((await invite('ann@school.test')).status).toBe(200);
});

it('an organisation may invite all the staff of a large college in a day, and another has its own count', async () => {
  const { product } = running;
  const { db } = product.database;
  await db
    .updateTable('rate_count')
    .set({ count: 1_999 })
    .where('key', 'like', 'invitation-organisation:%')
    .execute();
  expect((await invite('cat@school.test')).status).toBe(200);
  const refused = await invite('dan@school.test');
  expect([refused.status, refused.body.error.code]).toEqual([429, 'RATE_LIMITED']);
  expect(product.accounts.invited.map(({ email }) => email)).not.toContain('dan@school.test');
  expect((await invite('dan@other.test', 'other-school')).status).toBe(200);
  product.clock.ms += 24 * 60 * 60_000;
  expect((await invite('dan@school.test')).status).toBe(200);
});
