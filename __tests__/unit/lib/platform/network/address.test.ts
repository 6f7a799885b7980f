/** The visitor's address: what the outside claims never counts unless a trusted proxy says it. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { EnvironmentError } from '@/lib/contracts/environment';
import {
  parseTrustedProxies,
  removeClaims,
  visitorAddress as addressOf,
  type ProxyTest,
} from '@/lib/platform/network/address';

const visitorAddress = (remoteAddress: string, headers: IncomingHttpHeaders, isTrusted: ProxyTest) =>
  addressOf({ socket: { remoteAddress }, headers } as IncomingMessage, isTrusted);

const nobody = parseTrustedProxies('');
const proxies = parseTrustedProxies('10.0.0.0/8, 192.0.2.7, 2001:db8::/32');
const VISITOR = '198.51.100.23';

/** Forms in which a client tries to be 203.0.113.10, a recognised school. */
const claims = [
  '203.0.113.10',
  ' 203.0.113.10 ',
  '203.0.113.10, 10.0.0.1',
  '10.0.0.1, 203.0.113.10',
  '203.0.113.10:443',
  '[::ffff:203.0.113.10]',
  '::ffff:203.0.113.10',
  '"203.0.113.10"',
  'for=203.0.113.10',
  '203.0.113.10,203.0.113.10,203.0.113.10',
  ',203.0.113.10',
  '203.0.113.10,',
  '127.0.0.1',
  'localhost',
  'unknown',
  '0xcb.0.0x71.10',
  '3405803786',
  '0313.0.0161.012',
  "203.0.113.10' or 1=1",
  '203.0.113.10\t',
];

describe('without trusted proxies', () => {
  it.each(claims)('the socket counts, whatever X-Forwarded-For says: %s', (claim) => {
    expect(visitorAddress(VISITOR, { 'x-forwarded-for': claim }, nobody)).toBe(VISITOR);
  });

  it('a socket on this machine is not trusted by itself', () => {
    expect(visitorAddress('127.0.0.1', { 'x-forwarded-for': '203.0.113.10' }, nobody)).toBe('127.0.0.1');
  });

  it('an IPv4 address in IPv6 form is the IPv4 address', () => {
    expect(visitorAddress('::ffff:198.51.100.23', {}, nobody)).toBe(VISITOR);
  });
});

describe('behind trusted proxies', () => {
  it('the right-most hop that is no proxy is the visitor', () => {
    const headers = { 'x-forwarded-for': `203.0.113.10, ${VISITOR}, 10.1.1.1` };
    expect(visitorAddress('10.2.2.2', headers, proxies)).toBe(VISITOR);
  });

  it('a claim to the left of the visitor does not count', () => {
    expect(visitorAddress('192.0.2.7', { 'x-forwarded-for': `203.0.113.10,${VISITOR}` }, proxies)).toBe(
      VISITOR,
    );
  });

  it.each(['unknown', '0xcb.0.0x71.10', '_hidden', '203.0.113.10 garbage'])(
    'a malformed hop (%j) ends the chain at the last good one',
    (hop) => {
      expect(
        visitorAddress('10.2.2.2', { 'x-forwarded-for': `203.0.113.10, ${hop}, 10.1.1.1` }, proxies),
      ).toBe('10.1.1.1');
    },
  );

  it('an empty element of the list is none (RFC 9110 §5.6.1.2)', () => {
    expect(visitorAddress('10.2.2.2', { 'x-forwarded-for': `${VISITOR}, , 10.1.1.1` }, proxies)).toBe(
      VISITOR,
    );
  });

  it('a proxy is known in whatever form its address comes', () => {
    const headers = { 'x-forwarded-for': `${VISITOR}:4711, [::ffff:10.1.1.1]:443` };
    expect(visitorAddress('::ffff:10.2.2.2', headers, proxies)).toBe(VISITOR);
  });

  it('a chain of proxies alone names the left-most of them', () => {
    expect(visitorAddress('10.2.2.2', { 'x-forwarded-for': '10.1.1.1, 10.3.3.3' }, proxies)).toBe('10.1.1.1');
  });

  it('IPv6 proxies and visitors work alike', () => {
    expect(visitorAddress('2001:db8::1', { 'x-forwarded-for': '2001:470::5' }, proxies)).toBe('2001:470::5');
  });
});

describe('claims in other headers', () => {
  const names = [
    'forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port', 'x-forwarded-server',
    'x-real-ip', 'x-client-ip', 'x-cluster-client-ip', 'x-original-forwarded-for', 'x-original-url', 'true-client-ip',
    'cf-connecting-ip', 'cf-connecting-ipv6', 'fastly-client-ip', 'x-appengine-user-ip', 'x-envoy-external-address',
    'x-azure-clientip', 'x-host', 'x-http-host-override', 'x-library-viewer',
  ]; // prettier-ignore

  it.each(names)('%s does not pass the gateway', (name) => {
    const request = {
      headers: { [name]: '203.0.113.10', accept: '*/*' },
      rawHeaders: [name.toUpperCase(), '203.0.113.10', 'Accept', '*/*', name, 'again'],
    };
    removeClaims(request);
    expect(request.headers).toEqual({ accept: '*/*' });
    expect(request.rawHeaders).toEqual(['Accept', '*/*']);
  });
});

describe('configuration', () => {
  it.each(['10.0.0.0/33', 'proxy.example', '300.1.1.1', '::/200'])('refuses %s, naming it', (part) => {
    expect(() => parseTrustedProxies(`10.0.0.1, ${part}`)).toThrow(part);
    expect(() => parseTrustedProxies(`10.0.0.1, ${part}`)).toThrow(EnvironmentError);
  });
});
