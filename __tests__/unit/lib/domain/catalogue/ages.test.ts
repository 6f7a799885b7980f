import { agesOfLevel, ageWords } from '@/lib/domain/catalogue/ages';
import type { AgeRange } from '@/lib/contracts/shell';

it('R-ENT-37 a level without an exit age has no upper limit', () => {
  expect(agesOfLevel({ entryAge: 16 })).toEqual([16, null]);
  expect(agesOfLevel({ entryAge: 11, exitAge: 16 })).toEqual([11, 16]);
});

it('a level lasts a year at least', () => {
  expect(agesOfLevel({ entryAge: 18, exitAge: 18 })).toEqual([18, 19]);
});

const [lower, upper, college]: AgeRange[] = [
  [11, 14],
  [15, 16],
  [16, null],
];

it.each<[readonly AgeRange[], string | null]>([
  [[], null],
  [[[11, 12]], '11 to 12'],
  [[upper!, lower!], '11 to 16'],
  [[college!], '16 and over'],
  [[college!, lower!], '11 and over'],
  [[[17, 18]], '17 to 18'],
  [[[18, 19]], '18 and over'],
  [
    [
      [11, 12],
      [18, 21],
    ],
    '11 and over',
  ],
])('levels of %j together: %s', (ranges, words) => {
  expect(ageWords(ranges)).toBe(words);
});
