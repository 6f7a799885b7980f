/** @jest-environment node */
import { chunksOf } from '@/lib/domain/chunks';
import { VISITOR_HEADER } from '@/lib/platform/visitor/signed-visitor';
import { createKey } from '@/services/product/records/keys';
import { get, organisation, startProduct } from '../support/harness';

/** The statuses of many calls, few at a time: all at once, a busy machine's database refuses some (503). */
async function inParts(count: number, ask: (turn: number) => Promise<number>): Promise<number[]> {
  const statuses = [];
  for (const turns of chunksOf([...Array(count).keys()], 20))
    statuses.push(...(await Promise.all(turns.map(ask))));
  return statuses;
}

it('made-up keys are counted together, by the address that sends them; a key that is known is let in', async () => {
  const product = await startProduct();
  product.customers.networks.set('198.51.100.1', organisation({ id: 'school-1' }));
  const { key } = await createKey(product.database.db, 'counter', { organisationId: 'school-1' });
  const statusFor = async (apiKey: string) =>
    (await get(product, `/counter/r51/reports?customer_id=school-1&api_key=${apiKey}`)).status;
  const sent = await inParts(310, (turn) => statusFor(`made-up-${turn}`));
  expect([401, 429].map((status) => sent.filter((one) => one === status).length)).toEqual([300, 10]);
  const refused = await get(product, '/counter/r51/reports?customer_id=school-1&api_key=made-up');
  expect(refused.body).toMatchObject({ Code: 1020, Data: '300 requests a minute' });
  expect(await statusFor(key)).toBe(200);
  // One subscriber's network of IPv6 is one address.
  const other = async (turn: number, address: string) =>
    (await get(product, `/counter/r51/reports?customer_id=school-1&api_key=made-up-${turn}`, { address }))
      .status;
  const made = await inParts(300, (turn) => other(turn, `2001:db8:1:2::${turn.toString(16)}`));
  expect(new Set(made)).toEqual(new Set([401]));
  expect(await other(300, '2001:db8:1:2:ffff::1')).toBe(429);
  expect(await other(300, '2001:db8:1:3::1')).toBe(401);
  // A wrong signature of the gateway does not hide that the key is wrong.
  const forged = await product.app.inject({
    url: '/counter/r51/members?customer_id=school-1&api_key=made-up',
    headers: { [VISITOR_HEADER]: 'no.such.signature' },
  });
  expect(forged.statusCode).toBe(401);
  await product.stop();
  await product.drop();
});
