/** What the gateway makes of request targets, and which pages it may cache. */
import { apiErrorBodySchema } from '@/lib/contracts/http/errors';
import { brokenRequestAnswer } from '@/lib/platform/http/broken-request';
import { isCacheable } from '@/gateway/pages/cacheable';
import { requestTarget } from '@/gateway/request-path';

it.each([
  ['/guides?page=2', '/guides?page=2'],
  ['http://evil.example/guides', '/guides'],
  ['HTTPS://evil.example', '/'],
  ['http://evil.example?q=a', '/?q=a'],
  ['/500', '/404'],
  ['/_error?x=1', '/404?x=1'],
  ['/%5ferror', '/404'],
  ['/500-miles', '/500-miles'],
  ['//search///x', '/search/x'],
  ['/search\\x', '/search/x'],
  ['/%73earch?q=%73%2e', '/search?q=%73%2e'],
  ['/a%2fb%c3%a9', '/a%2Fb%C3%A9'],
  ['/caf\u00c3\u00a9?q=\u00c3\u00a9', '/caf%C3%A9?q=%C3%A9'],
  ['/search?q=../x#top', '/search?q=../x'],
  ['/search#?q', '/search'],
  ['/a.js/..b/...', '/a.js/..b/...'],
  ['/100%25', '/100%25'],
])('%s is read as %s', (given, expected) => expect(requestTarget(given)?.url).toBe(expected));

it.each([
  '*',
  'evil.example:443',
  '?q',
  '/..',
  '/./a',
  '/a/.',
  '/%2e%2e/a',
  '/a/.%2E/b',
  '/a%2f..%2fb',
  '/a\\..\\b',
  '/a%5c%2e%2e%5cb',
  '/%252e%252e/a',
  '/%25252e%25252e/a',
  `/%${'25'.repeat(20)}2e/a`,
  '/..;x/a',
  '//../a',
  'http://evil.example/../a',
  '/%zz',
  '/%',
  '/%c0%ae%c0%ae/a',
  '/%ff',
  '/a%00b',
  '/%0a',
])('%s is answered with 400', (given) => expect(requestTarget(given)).toBeNull());

const mayBeCached = (method: string, url: string) => {
  const target = requestTarget(url);
  return target !== null && isCacheable(method, target);
};

it.each(['/', '/search?q=lear', '/productions/hamlet', '/_next/data/abc-1/guides.json', '/sitemap.xml'])(
  '%s may be cached',
  (url) => expect(mayBeCached('GET', url)).toBe(true),
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
  '/search/../sign-in/start',
])('%s is never cached', (url) => expect(mayBeCached('GET', url)).toBe(false));

it('only reads are cached, and no endless address', () => {
  expect(mayBeCached('POST', '/')).toBe(false);
  expect(mayBeCached('GET', `/search?q=${'x'.repeat(2_000)}`)).toBe(false);
});

it.each([
  ['HPE_HEADER_OVERFLOW', 400],
  ['HPE_INVALID_METHOD', 400],
  // A browser that used a connection in the moment in which its time was over repeats the request after 408, and not after 400.
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
  [undefined, 400],
])('bytes that are no HTTP (%s) get %i and the error body of the contract', (code, status) => {
  const [head = '', body = ''] = brokenRequestAnswer(code).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toContain(`Content-Length: ${Buffer.byteLength(body)}`);
  expect(apiErrorBodySchema.parse(JSON.parse(body)).error.status).toBe(status);
});
