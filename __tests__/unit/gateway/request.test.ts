/** What the gateway makes of request targets, and which pages it may keep. */
import { apiErrorBodySchema } from '@/lib/contracts/errors';
import { brokenRequestAnswer } from '@/lib/platform/http/broken-request';
import { isCacheable } from '@/gateway/cacheable';
import { targetOf } from '@/gateway/request-line';

it.each([
  ['/guides?page=2', '/guides?page=2'],
  ['http://evil.example/guides', '/guides'],
  ['HTTPS://evil.example', '/'],
  ['*', null],
  ['evil.example:443', null],
  ['/500', '/404'],
  ['/_error?x=1', '/404'],
  ['/500-miles', '/500-miles'],
])('target %s is %s', (given, expected) => expect(targetOf(given)).toBe(expected));

it.each(['/', '/search?q=lear', '/productions/hamlet', '/_next/data/abc-1/guides.json', '/sitemap.xml'])(
  '%s may be cached',
  (url) => expect(isCacheable({ method: 'GET', url })).toBe(true),
);

it.each([
  '/callback?code=x',
  '/my-bookmarks',
  '/account/training',
  '/sign-in',
  '/logged-out',
  '/feedback',
  '/_next/data/abc/callback.json',
  '/api/search',
])('%s is never cached', (url) => expect(isCacheable({ method: 'GET', url })).toBe(false));

it('only reads are cached, and no endless address', () => {
  expect(isCacheable({ method: 'POST', url: '/' })).toBe(false);
  expect(isCacheable({ method: 'GET', url: `/search?q=${'x'.repeat(2_000)}` })).toBe(false);
});

it.each(['HPE_HEADER_OVERFLOW', 'HPE_INVALID_METHOD', 'ERR_HTTP_REQUEST_TIMEOUT', undefined])(
  'bytes that are no HTTP (%s) get the error body of the contract',
  (code) => {
    const [head = '', body = ''] = brokenRequestAnswer(code).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 400 /);
    expect(head).toContain(`Content-Length: ${Buffer.byteLength(body)}`);
    expect(apiErrorBodySchema.parse(JSON.parse(body)).error.status).toBe(400);
  },
);
