/** What the door makes of request targets, and which pages it may keep. */
import { apiErrorBodySchema } from '@/lib/contracts/errors';
import { brokenRequestAnswer } from '@/lib/rules/broken-request';
import { isKeepable } from '@/server/keepable';
import { targetOf } from '@/server/request-line';

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
  '%s may be kept',
  (url) => expect(isKeepable({ method: 'GET', url })).toBe(true),
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
])('%s is never kept', (url) => expect(isKeepable({ method: 'GET', url })).toBe(false));

it('only reads are kept, and no endless address', () => {
  expect(isKeepable({ method: 'POST', url: '/' })).toBe(false);
  expect(isKeepable({ method: 'GET', url: `/search?q=${'x'.repeat(2_000)}` })).toBe(false);
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
