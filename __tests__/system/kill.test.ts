/** The short form of `npm run kill`: one kill -9 each of what holds, takes and forwards what people write. */
import { killOnce, type Victim } from '@/__tests__/support/reliability/kill';
import { target } from '@/__tests__/support/reliability/target';

const victims: readonly Victim[] = ['product', 'database', 'gateway'];

it.each(victims)('kill -9 on %s loses no acknowledged write and needs no hand', async (victim) => {
  const { acknowledged, lost } = await killOnce(target(), victim);
  expect(acknowledged).toBeGreaterThan(0);
  expect(lost).toBe(0);
});
