/** Requests begun in one turn of the event loop: so many, in their order, and at once where there are few. */
import { createRequestThrottle } from '@/gateway/request-throttle';

/** After the check phase of this turn of the event loop, and everything that it set off. */
const oneTurn = () => new Promise((resolve) => setImmediate(resolve));

it('begins so many in each turn, in the order of asking', async () => {
  const turn = createRequestThrottle(2);
  const begun: number[] = [];
  for (let request = 1; request <= 5; request += 1) void turn().then(() => begun.push(request));
  await Promise.resolve();
  expect(begun).toEqual([1, 2]);
  await oneTurn();
  expect(begun).toEqual([1, 2, 3, 4]);
  await oneTurn();
  expect(begun).toEqual([1, 2, 3, 4, 5]);
});

it('one who comes while others wait does not go before them', async () => {
  const turn = createRequestThrottle(1);
  const begun: string[] = [];
  for (const name of ['a', 'b', 'c']) void turn().then(() => begun.push(name));
  await oneTurn();
  void turn().then(() => begun.push('d'));
  for (let turns = 0; turns < 4; turns += 1) await oneTurn();
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});

it('begins at once again when nobody waits', async () => {
  const turn = createRequestThrottle(1);
  await turn();
  for (let turns = 0; turns < 3; turns += 1) await oneTurn();
  let begun = false;
  void turn().then(() => (begun = true));
  await Promise.resolve();
  expect(begun).toBe(true);
});
