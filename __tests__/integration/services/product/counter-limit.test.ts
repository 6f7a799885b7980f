/** @jest-environment node */
import { createKey } from '@/services/product/records/keys';
import { get, organisation, startProduct } from './support/harness';

it('made-up keys are counted together, by the address that sends them; a key that is known is let in', async () => {
  const product = await startProduct();
  product.customers.networks.set('198.51.100.1', organisation({ id: 'school-1' }));
  const { key } = await createKey(product.database.db, 'counter', { organisationId: 'school-1' });
  const statusFor = async (apiKey: string) =>
    (await get(product, `/counter/r51/reports?customer_id=school-1&api_key=${apiKey}`)).status;
  const sent: number[] = [];
  for (let turn = 0; turn < 70; turn += 1) sent.push(await statusFor(`made-up-${turn}`));
  expect(sent).toEqual([...Array.from({ length: 60 }, () => 401), ...Array.from({ length: 10 }, () => 429)]);
  expect(await statusFor(key)).toBe(200);
  await product.stop();
  await product.drop();
});
