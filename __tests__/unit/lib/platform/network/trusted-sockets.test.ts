import { trustedSockets } from '@/lib/platform/network/trusted-sockets';

describe('whose forwarded address a service believes', () => {
  const isTrusted = trustedSockets('192.0.2.1, 10.0.0.0/8, 2001:db8::/32');

  it.each([
    '127.0.0.1',
    '127.9.9.9',
    '::1',
    '::ffff:127.0.0.1',
    '192.0.2.1',
    '::ffff:10.1.2.3',
    '2001:db8::5',
  ])('%s', (address) => {
    expect(isTrusted(address)).toBe(true);
  });

  it.each(['192.0.2.2', '11.0.0.1', '2001:db9::1', '', 'nonsense'])('not %j', (address) => {
    expect(isTrusted(address)).toBe(false);
  });

  it('refuses a list that cannot be read, naming the part', () => {
    expect(() => trustedSockets('10.0.0.0/8, nonsense')).toThrow('"nonsense"');
  });
});
