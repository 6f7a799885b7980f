import { addMonths, dayIn, daysBetween, longDate, monthName } from '@/lib/domain/text/calendar';

const at = (text: string) => new Date(text);

it.each([
  ['2026-03-10T12:00:00.000Z', 3, '2026-06-10T12:00:00.000Z'],
  ['2026-01-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2025-11-30T10:00:00.000Z', 3, '2026-02-28T10:00:00.000Z'],
  ['2026-03-31T10:00:00.000Z', -1, '2026-02-28T10:00:00.000Z'],
])('R-SUR-12 from %s, %d months on is %s', (from, months, expected) => {
  const start = at(from);
  expect(addMonths(start, months).toISOString()).toBe(expected);
  expect(start.toISOString()).toBe(from);
});

it('days are counted by date, not by hours', () => {
  expect(daysBetween(at('2026-03-10T23:59:00Z'), at('2026-03-11T00:01:00Z'))).toBe(1);
  expect(daysBetween(at('2026-03-10T00:01:00Z'), at('2026-03-10T23:59:00Z'))).toBe(0);
  expect(daysBetween(at('2026-03-10T12:00:00Z'), at('2026-03-01T12:00:00Z'))).toBe(-9);
});

it('R-SHL-11 a date is written in the form of its viewer', () => {
  expect(longDate(at('2026-03-20T23:30:00Z'), 'GBR')).toBe('20 March 2026');
  expect(longDate(at('2026-03-20T23:30:00Z'), null)).toBe('20 March 2026');
  expect(longDate(at('2026-03-20T23:30:00Z'), 'USA')).toBe('March 20, 2026');
});

it.each([
  ['Europe/London', '2026-06-30T23:00:00Z', '1 July 2026'],
  ['America/New_York', '2026-07-02T03:59:00Z', '1 July 2026'],
])('a day in %s is that of its clocks', (zone, time, day) => {
  expect(dayIn(zone, at(time), 'GBR')).toBe(day);
});

it('months are named, at length and in short', () => {
  expect([monthName('2026-03'), monthName('2025-12')]).toEqual(['March 2026', 'December 2025']);
  expect([monthName('2026-03', 'short'), monthName('2025-12', 'short')]).toEqual(['Mar 26', 'Dec 25']);
});
