import fc from 'fast-check';
import { grouped } from '@/lib/domain/text/numbers';

it.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1,000'],
  [12_345, '12,345'],
  [1_234_567, '1,234,567'],
])('writes %i as %s', (whole, text) => {
  expect(grouped(whole)).toBe(text);
});

it('writes what the tables of British English say', () => {
  const tables = new Intl.NumberFormat('en-GB');
  fc.assert(fc.property(fc.maxSafeNat(), (whole) => grouped(whole) === tables.format(whole)));
});
