import { blocksOf, readRanges } from '@/lib/domain/administration/ranges';
import { isInside } from '@/lib/domain/viewer/network';

const administrator = { isOperator: false, before: [] };
const operator = { isOperator: true, before: [] };
const faultsOf = (lines: string[], before: string[] = []) =>
  readRanges(lines, { isOperator: false, before })
    .filter(({ fault }) => fault !== null)
    .map(({ text }) => text);

it('a line is blocks or a fault; the operator may give wider ones', () => {
  const lines = ['10.0.0.0/8', '2001:db8::/31', '203.0.113.0/24', '203.0.113.0/24', '', '1.2.3.4-1.2.3.5'];
  expect(readRanges(lines, administrator).map(({ text, fault }) => [text, fault !== null])).toEqual([
    ['10.0.0.0/8', true],
    ['2001:db8::/31', true],
    ['203.0.113.0/24', false],
    ['1.2.3.4-1.2.3.5', false],
  ]);
  expect(readRanges(lines, operator).every(({ fault }) => fault === null)).toBe(true);
  expect(blocksOf(readRanges(lines, administrator))).toEqual(['1.2.3.4/31', '203.0.113.0/24']);
});

it.each([
  ['11.0.0.0/16', true],
  ['11.0.0.0/15', false],
  ['2001:db8::/32', true],
  ['2001:db8::/31', false],
  // A block that is too wide, and one address behind it.
  ['11.0.0.0-11.2.0.0', false],
])('%s is as narrow as one institution’s: %s', (text, isNarrow) => {
  const [line] = readRanges([text], administrator);
  expect(line?.fault === null).toBe(isNarrow);
  expect(line?.ranges.length === 0).toBe(!isNarrow);
});

it('spaces around a line count for nothing; what is no range is said, and sets none', () => {
  expect(readRanges([' 203.0.113.0/24', '203.0.113.0/24\t', '  ', 'the library'], operator)).toEqual([
    { text: '203.0.113.0/24', ranges: ['203.0.113.0/24'], fault: null },
    { text: 'the library', ranges: [], fault: '“the library” is neither an address nor a range' },
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

it.each([
  '127.0.0.1', '0.0.0.0', '10.1.0.0/16', '172.16.0.0/16', '192.168.1.0/24', '169.254.169.254', '100.64.0.0/16', '224.0.0.1',
  '255.255.255.255', '::', '::1', 'fe80::1', 'fc00::/32', 'ff02::1', '::ffff:127.0.0.1', '9.255.255.254-10.0.0.1',
])('%s is of no institution: only an operator sets it, and then it stays', (text) => {
  const [line] = readRanges([text], operator);
  expect(line?.fault).toBeNull();
  expect(faultsOf([text])).toEqual([text]);
  expect(faultsOf([text], line?.ranges)).toEqual([]);
}); // prettier-ignore

it.each([
  ['192.168.1.0/24', 'is private, inside your network only. Enter the public address'],
  ['10.1.2.0/24', 'is private'],
  ['10.0.0.0/8', 'is private'],
  ['fd00::/32', 'is private'],
  ['100.64.0.0/16', 'has no addresses of the internet'],
  ['11.0.0.0/8', 'is wider than one institution’s network'],
])('of %s an administrator is told that it %s', (text, words) => {
  expect(readRanges([text], administrator)[0]?.fault).toContain(`“${text}” ${words}`);
});

it('many ranges are together no more than one institution’s network', () => {
  const halves = ['11.0.0.0/17', '11.0.128.0/17'];
  expect(faultsOf(halves)).toEqual([]);
  expect(faultsOf([...halves, '11.9.0.1', '2001:db8::/32'])).toEqual(['11.9.0.1']);
  expect(faultsOf(Array.from({ length: 500 }, (_, n) => `11.${n % 256}.0.0/16`))).toHaveLength(255);
  expect(faultsOf(['2001:db8::/33', '2001:db9::/33', '2001:dba::/64'])).toEqual(['2001:dba::/64']);
});

it('what an operator has set may be wider, and leaves no room for more; what is taken away makes room', () => {
  expect(faultsOf(['11.0.0.0/8'], ['11.0.0.0/8'])).toEqual([]);
  expect(faultsOf(['11.0.0.0/8', '12.0.0.1'], ['11.0.0.0/8'])).toEqual(['12.0.0.1']);
  expect(faultsOf(['12.0.0.1'], ['11.0.0.0/8'])).toEqual([]);
});
