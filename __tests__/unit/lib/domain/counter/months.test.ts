import {
  firstDay,
  lastDay,
  monthAfter,
  monthHeading,
  monthOf,
  monthOfDate,
  monthsBetween,
} from '@/lib/domain/counter/months';

describe('months', () => {
  it.each([
    ['2026-01-31T23:59:59.999Z', '2026-01'],
    ['2026-02-01T00:00:00.000Z', '2026-02'],
    ['2026-01-01T00:30:00+01:00', '2025-12'],
  ])('%s is of %s, by the clock of UTC', (instant, month) => {
    expect(monthOf(new Date(instant))).toBe(month);
  });

  it.each([
    ['2026-01', 1, '2026-02'],
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-05', 20, '2028-01'],
    ['2026-05', 0, '2026-05'],
  ])('%s and %i more is %s', (month, count, later) => {
    expect(monthAfter(month, count)).toBe(later);
  });

  it.each([
    ['2026-01', '2026-01-31'],
    ['2026-02', '2026-02-28'],
    ['2028-02', '2028-02-29'],
    ['2026-04', '2026-04-30'],
    ['2026-12', '2026-12-31'],
  ])('%s ends on %s', (month, day) => {
    expect([firstDay(month), lastDay(month)]).toEqual([`${month}-01`, day]);
  });

  it.each([
    ['2026-02', '2026-02', ['2026-02']],
    ['2025-11', '2026-02', ['2025-11', '2025-12', '2026-01', '2026-02']],
    ['2026-02', '2026-01', []],
  ])('from %s to %s both ends count', (first, last, months) => {
    expect(monthsBetween(first, last)).toEqual(months);
  });

  it('has a heading in English for each', () => {
    expect(monthsBetween('2026-01', '2026-12').map(monthHeading).join(' ')).toBe(
      'Jan-2026 Feb-2026 Mar-2026 Apr-2026 May-2026 Jun-2026 Jul-2026 Aug-2026 Sep-2026 Oct-2026 Nov-2026 Dec-2026',
    );
  });
});

it('the months up to the last there is have an end', () => {
  expect(monthsBetween('9999-11', '9999-12')).toEqual(['9999-11', '9999-12']);
});

describe('a date argument', () => {
  it.each([
    ['2026-01', '2026-01', '2026-01'],
    ['2026-09', '2026-09', '2026-09'],
    ['2026-10', '2026-10', '2026-10'],
    ['2026-12', '2026-12', '2026-12'],
    ['2026-02-01', '2026-02', null],
    ['2026-02-28', null, '2026-02'],
    ['2026-02-29', null, null],
    ['2028-02-29', null, '2028-02'],
    ['2026-02-15', null, null],
    ['2026-02-1', null, null],
    ['2026-02-001', null, null],
    ['2026-02-', null, null],
    ['2026-00', null, null],
    ['2026-13', null, null],
    ['2026-1', null, null],
    ['2026', null, null],
    ['26-01', null, null],
    ['12026-01', null, null],
    ['2026-011', null, null],
    ['', null, null],
  ])('%s begins with %s and ends with %s', (text, begin, end) => {
    expect([monthOfDate(text, 'first'), monthOfDate(text, 'last')]).toEqual([begin, end]);
  });
});
