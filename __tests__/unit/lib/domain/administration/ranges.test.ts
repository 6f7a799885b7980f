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

it.each([
  ['10.0.0.0/16', true],
  ['10.0.0.0/15', false],
  ['2001:db8::/32', true],
  ['2001:db8::/31', false],
  // A block that is too wide, and one address behind it.
  ['10.0.0.0-10.2.0.0', false],
])('%s is as narrow as one institution’s: %s', (text, isNarrow) => {
  const [line] = readRanges([text], false);
  expect(line?.fault === null).toBe(isNarrow);
  expect(line?.ranges.length === 0).toBe(!isNarrow);
});

it('spaces around a line count for nothing; what is no range is said, and sets none', () => {
  expect(readRanges([' 203.0.113.0/24', '203.0.113.0/24\t', '  ', 'the library'], true)).toEqual([
    { text: '203.0.113.0/24', ranges: ['203.0.113.0/24'], fault: null },
    { text: 'the library', ranges: [], fault: '"the library" is neither an address nor a range' },
  ]);
});

it('an address is inside a block of its own kind; IPv4 written as IPv6 is IPv4', () => {
  const blocks = ['203.0.113.0/24', '2001:db8::/32'];
  for (const address of ['203.0.113.255', '2001:db8:ffff::1', '::ffff:203.0.113.7'])
    expect([address, isInside(address, blocks)]).toEqual([address, true]);
  for (const address of ['203.0.114.0', '2001:db9::1', 'nothing', ''])
    expect([address, isInside(address, blocks)]).toEqual([address, false]);
  expect(isInside('203.0.113.1', [])).toBe(false);
});
