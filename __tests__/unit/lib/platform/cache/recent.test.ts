/** A memory of bounded size. */
import { putRecent } from '@/lib/platform/cache/recent';

const filled = (keys: string, most: number) => {
  const map = new Map<string, number>();
  [...keys].forEach((key, index) => putRecent(map, key, index, most));
  return [...map];
};

it.each<[string, string, number, [string, number][]]>([
  ['keeps all while there is room', 'abc', 3, [['a', 0], ['b', 1], ['c', 2]]],
  ['forgets the one put in longest ago', 'abcd', 3, [['b', 1], ['c', 2], ['d', 3]]],
  ['takes one put in again for new, with its latest value', 'abcad', 3, [['c', 2], ['a', 3], ['d', 4]]],
])('%s', (_says, keys, most, kept) => {
  expect(filled(keys, most)).toEqual(kept);
}); // prettier-ignore
