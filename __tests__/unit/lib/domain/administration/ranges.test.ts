import { blocksOf, readRanges } from '@/lib/domain/administration/ranges';
import { isInside } from '@/lib/domain/viewer/network';

it('a line is blocks or a fault; the operator may give wider ones', () => {
  const lines = ['10.0.0.0/8', '2001:db8::/31', '203.0.113.0/24', '203.0.113.0/24', '', '1.2.3.4-1.2.3.5'];
  expect(readRanges(lines, false).map(({ text, fault }) => [text, fault !== null])).toEqual([
    ['10.0.0.0/8', true],
    ['2001:db8::/31', true],
    ['203.0.113.0/24', false],
    ['1.2.3.4-1.2.3.5', false],
  ]);
  expect(readRanges(lines, true).every(({ fault }) => fault === null)).toBe(true);
  expect(blocksOf(readRanges(lines, false))).toEqual(['1.2.3.4/31', '203.0.113.0/24']);
});

it('an address is inside a block of its own kind; IPv4 written as IPv6 is IPv4', () => {
  const blocks = ['203.0.113.0/24', '2001:db8::/32'];
  for (const address of ['203.0.113.255', '2001:db8:ffff::1', '::ffff:203.0.113.7'])
    expect([address, isInside(address, blocks)]).toEqual([address, true]);
  for (const address of ['203.0.114.0', '2001:db9::1', 'nothing', ''])
    expect([address, isInside(address, blocks)]).toEqual([address, false]);
  expect(isInside('203.0.113.1', [])).toBe(false);
});
