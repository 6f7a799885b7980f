import { changeOf, monthComparison, termComparison } from '@/lib/domain/administration/usage-comparison';
import type { AdminUsage } from '@/lib/contracts/administration/overview';
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

const figures = { views: 1, uses: 20, searches: 300, denials: 4000 };

it('compares the running month with the same days of the last, not with the whole of it', () => {
  expect(monthComparison({ months, lastMonth: figures })).toMatchObject({
    now: { uses: 100_000 },
    before: figures,
  });
  expect(monthComparison({ months, lastMonth: null })).toBeNull();
});

it('compares the whole months of a term with as many of the last: terms begin in September, January and May', () => {
  // September and October beside May and June.
  expect(termComparison(months)).toMatchObject({
    count: 2,
    now: { uses: 11_000, searches: 2 },
    before: { uses: 100_000 + 1, searches: 2 },
  });
  expect(termComparison(months.slice(0, 10))).toBeNull();
  expect(termComparison([])).toBeNull();
  // Of last term, only the second month is known: the third and the running month of this term are not compared with it.
  expect(termComparison(months.slice(6, 11))).toMatchObject({ count: 1, before: { searches: 0 } });
});

it('adds up each figure by itself', () => {
  const all = ['2026-09', '2026-10', '2026-11'].map((name) => ({ ...month(name, 0), ...figures }));
  expect(termComparison(all)?.now).toEqual({ views: 2, uses: 40, searches: 600, denials: 8000 });
});

it('says a change in whole per cent, where there was something before', () => {
  expect([changeOf(5, 0), changeOf(15, 10), changeOf(5, 10)]).toEqual([null, 50, -50]);
});

it('is one table for a spreadsheet: a figure a row, of everything on the screen', () => {
  const usage: AdminUsage = {
    until: '2026-11-09',
    months: [{ ...month('2026-10', 0), partial: true }, month('2026-11', 7)],
    lastMonth: figures,
    reported: [],
    weeks: [{ week: '2026-11-09', ...figures }],
    types: [{ type: 'guide', views: 3, uses: 4 }],
    items: [{ type: 'guide', slug: 'hamlet', name: 'Hamlet, "the" guide', views: 1, uses: 2 }],
    missed: [{ term: '=cmd', searches: 5 }],
    visits: [{ method: 'IPAuth', sessions: 6 }],
  };
  const lines = usageCsv(usage).trimEnd().split('\r\n');
  expect(lines[0]).toBe('\uFEFF"Table","Period","Kind","Name","Measure","Count"');
  expect(lines).toHaveLength(1 + 2 * 4 + 4 + 4 + 2 + 2 + 1 + 1);
  expect(lines).toEqual(
    expect.arrayContaining([
      '"By month","2026-10, incomplete","","","Looked at or used","0"',
      '"By month","2026-11","","","Played and read","7"',
      '"Same days last month","2026-10","","","Turned away","4000"',
      '"By week","Week from 2026-11-09","","","Turned away","4000"',
      '"By kind","2026-10 to 2026-11","Guide","","Looked at or used","3"',
      '"Most used","2026-10 to 2026-11","Guide","Hamlet, ""the"" guide","Played and read","2"',
      '"Searches with no results","Last 90 days","","\'=cmd","Searches","5"',
      '"How people sign in","Last 90 days","","Recognised by network","Sessions","6"',
    ]),
  );
});
