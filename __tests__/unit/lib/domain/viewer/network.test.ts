import fc from 'fast-check';
import ipaddr from 'ipaddr.js';
import { canonicalAddress, readNetwork } from '@/lib/domain/viewer/network';

const cidrs = (text: string) => {
  const reading = readNetwork(text);
  return 'cidrs' in reading ? reading.cidrs : reading.fault;
};

describe('canonical address', () => {
  it.each([
    ['203.0.113.10', '203.0.113.10'],
    [' 203.0.113.10 ', '203.0.113.10'],
    ['::ffff:203.0.113.10', '203.0.113.10'],
    ['::FFFF:cb00:710a', '203.0.113.10'],
    ['2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
  ])('of %s is %s', (text, expected) => expect(canonicalAddress(text)).toBe(expected));

  it.each([
    '',
    '1',
    '1.2.3',
    '1.2.3.4.5',
    '256.1.1.1',
    '01.2.3.4',
    '0x1.2.3.4',
    '1.2.3.4/32',
    '1.2.3.4:80',
    'fe80::1%eth0',
    ':::',
    'localhost',
    '1.2.3.4, 5.6.7.8',
  ])('refuses "%s"', (text) => expect(canonicalAddress(text)).toBeNull());
});

describe('reading a network', () => {
  it.each([
    ['203.0.113.0/24', ['203.0.113.0/24']],
    ['203.0.113.7', ['203.0.113.7/32']],
    ['2001:db8:113::/48', ['2001:db8:113::/48']],
    ['2001:db8::1', ['2001:db8::1/128']],
    ['10.0.0.0-10.0.0.255', ['10.0.0.0/24']],
    ['10.0.0.1 - 10.0.0.4', ['10.0.0.1/32', '10.0.0.2/31', '10.0.0.4/32']],
    ['0.0.0.0/8', ['0.0.0.0/8']],
  ])('%s is %j', (text, expected) => expect(cidrs(text)).toEqual(expected));

  it.each([
    ['203.0.113.5/24', 'does not begin its range; 203.0.113.0/24 does'],
    ['0.0.0.0/0', 'is wider than any institution’s network'],
    ['::/0', 'is wider than'],
    ['0.0.0.0-255.255.255.255', 'is wider than'],
    ['10.0.0.9-10.0.0.1', 'ends before it begins'],
    ['10.0.0.1-2001:db8::1', 'neither an address nor a range'],
    ['10.0.0.0/33', 'neither an address nor a range'],
    ['10.0.0.0/08', 'neither an address nor a range'],
    ['10.0.0.0/8/8', 'neither an address nor a range'],
    ['10.0.0.0/', 'neither an address nor a range'],
    ['school', 'neither an address nor a range'],
  ])('says what is wrong with %s', (text, fault) => expect(cidrs(text)).toContain(fault));

  it('turns any span into blocks that hold exactly its addresses', () => {
    const offset = fc.integer({ min: 0, max: 4_000 });
    const text = (n: number) => `198.51.${100 + (n >> 8)}.${n & 255}`;
    fc.assert(
      fc.property(offset, offset, offset, (a, b, probe) => {
        const [first, last] = [Math.min(a, b), Math.max(a, b)];
        const blocks = cidrs(`${text(first)}-${text(last)}`) as string[];
        const inside = blocks.filter((block) =>
          ipaddr.IPv4.parse(text(probe)).match(ipaddr.IPv4.parseCIDR(block)),
        );
        return inside.length === (probe >= first && probe <= last ? 1 : 0);
      }),
      { numRuns: 2_000 },
    );
  });
});
