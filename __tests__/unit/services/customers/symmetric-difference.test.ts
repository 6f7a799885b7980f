import { differenceInWords } from '@/services/customers/symmetric-difference';

it.each([
  [['a', 'b'], ['b', 'c'], 'a, c'],
  [['a'], ['a'], ''],
  [Array.from({ length: 200 }, (_, n) => `item-${n}`), [], 200],
])('what differs between %j and %j is told as %j', (one, other, said) => {
  expect(differenceInWords(one, other)).toBe(said);
});
