import { changeOf, comparisonOf } from '@/lib/domain/administration/usage-comparison';
import { usageCsv } from '@/lib/domain/administration/usage-csv';

const month = (name: string, uses: number) => ({
  month: name,
  partial: false,
  views: 0,
  uses,
  searches: 1,
  denials: 0,
});
const names = [
  '2025-12',
  '2026-01',
  '2026-02',
  '2026-03',
  '2026-04',
  '2026-05',
  '2026-06',
  '2026-07',
  '2026-08',
  '2026-09',
  '2026-10',
  '2026-11',
];
const months = names.map((name, index) => month(name, 10 ** (index % 6)));

it('compares the running month and term with the whole one before: terms begin in September, January and May', () => {
  const november = comparisonOf(months);
  expect(november.month).toMatchObject({ now: { uses: 100_000 }, before: { uses: 10_000 } });
  // September to November, beside May to August.
  expect(november.term.now).toMatchObject({ uses: 111_000, searches: 3 });
  expect(november.term.before).toMatchObject({ uses: 100_000 + 1 + 10 + 100, searches: 4 });
  const september = comparisonOf(months.slice(0, 10));
  expect(september.term).toMatchObject({ now: { searches: 1 }, before: { searches: 4 } });
});

it('adds up each figure by itself', () => {
  const figures = { views: 1, uses: 20, searches: 300, denials: 4000 };
  const two = ['2026-09', '2026-10'].map((name) => ({ ...month(name, 0), ...figures }));
  expect(comparisonOf(two)).toEqual({
    month: { now: figures, before: figures },
    term: {
      now: { views: 2, uses: 40, searches: 600, denials: 8000 },
      before: { views: 0, uses: 0, searches: 0, denials: 0 },
    },
  });
});

it('has nothing to compare with at the beginning', () => {
  expect(comparisonOf([]).month).toMatchObject({ now: { uses: 0 }, before: { uses: 0 } });
  expect(comparisonOf([month('2026-09', 5)]).term).toMatchObject({ now: { uses: 5 }, before: { uses: 0 } });
  expect([changeOf(5, 0), changeOf(15, 10), changeOf(5, 10)]).toEqual([null, 50, -50]);
});

it('is a table for a spreadsheet', () => {
  expect(usageCsv({ months: months.slice(0, 1) })).toMatch(/"Month".*\r\n"2025-12","0","1","1","0"\r\n$/s);
});
