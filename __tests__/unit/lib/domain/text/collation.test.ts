import { compareCodes, compareNames, orderOfNames } from '@/lib/domain/text/collation';

it('orders names as a reader looks for them, not by code unit', () => {
  expect(['Zola', 'éclair', 'apple', 'Étude'].toSorted(compareNames)).toEqual([
    'apple',
    'éclair',
    'Étude',
    'Zola',
  ]);
});

it('takes the options of its collator', () => {
  expect(['KS10', 'KS2'].toSorted(orderOfNames({ numeric: true }))).toEqual(['KS2', 'KS10']);
});

it('orders codes by code unit', () => {
  expect(['2019', '1998', '2019', '2003'].toSorted(compareCodes)).toEqual(['1998', '2003', '2019', '2019']);
});

it('reads the tables of languages only when two names are compared', () => {
  const made = jest.spyOn(Intl, 'Collator');
  const order = orderOfNames();
  compareCodes('a', 'b');
  expect(made).not.toHaveBeenCalled();
  order('a', 'b');
  order('b', 'c');
  expect(made).toHaveBeenCalledTimes(1);
  made.mockRestore();
});

it('codes are ordered by their characters, equals stay together', () => {
  expect([compareCodes('a', 'b'), compareCodes('b', 'a'), compareCodes('a', 'a')]).toEqual([-1, 1, 0]);
});
