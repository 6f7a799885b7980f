import { subscriberNetwork, subscriberNetworks } from '@/lib/platform/network/subscriber';

it('an IPv6 host that changes its address within its /64 stays one subscriber, however the address is written', () => {
  const same = ['2001:db8::1', '2001:db8::2', '2001:0db8:0:0:ffff::9', '2001:DB8:0000:0000:1:2:3:4'];
  expect(new Set(same.map(subscriberNetwork))).toEqual(new Set(['2001:db8:0:0']));
  expect(subscriberNetwork('2001:db8:0:1::1')).toBe('2001:db8:0:1');
});

it('an IPv4 address is one subscriber, also where it is written as IPv6', () => {
  expect(subscriberNetwork('203.0.113.7')).toBe('203.0.113.7');
  expect(subscriberNetwork('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(subscriberNetwork('203.0.113.8')).not.toBe(subscriberNetwork('203.0.113.7'));
});

it('text that is no address stays as it is', () => {
  expect(subscriberNetwork('unknown')).toBe('unknown');
});

it('a subscriber may hold more than one /64, so the networks around it are known, the narrowest first', () => {
  expect(subscriberNetworks('2001:db8:1:2ab::1')).toEqual([
    '2001:db8:1:2ab',
    '2001:db8:1:200/56',
    '2001:db8:1/48',
  ]);
  const wider = (address: string, at: number) => subscriberNetworks(address)[at];
  expect(wider('2001:db8:1:200::1', 1)).toBe(wider('2001:db8:1:2ff::1', 1));
  expect(wider('2001:db8:1:300::1', 1)).not.toBe(wider('2001:db8:1:2ff::1', 1));
  expect(wider('2001:db8:1:300::1', 2)).toBe(wider('2001:db8:1:2ff::1', 2));
  expect(subscriberNetworks('::ffff:203.0.113.7')).toEqual(['203.0.113.7']);
  expect(subscriberNetworks('unknown')).toEqual(['unknown']);
});
