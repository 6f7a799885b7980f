/** Where sign-in may return to: this site, whatever the address tries (O-8, D-O4). */
import * as fc from 'fast-check';
import {
  returnAddressOfReferrer,
  safeReturnAddress,
  signInAddress,
} from '@/lib/domain/viewer/return-address';

const elsewhere = [
  'https://evil.example', 'http://evil.example/', 'HTTPS://evil.example', 'https:evil.example', 'https:/evil.example',
  'https:///evil.example', '//evil.example', '///evil.example', '////evil.example', '/\\evil.example',
  '\\/evil.example', '\\\\evil.example', '/\\/evil.example', '/\\\\evil.example', '/ /evil.example',
  '/\t/evil.example', '/\n/evil.example', '/\r\n/evil.example', '\t//evil.example', ' //evil.example',
  '\n//evil.example', '//evil.example/guides', '//evil.example@library', '//user:pass@evil.example', '//[::1]',
  '//127.0.0.1', '//2130706433', 'javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\nscript:alert(1)',
  '/javascript:alert(1)\u0000', 'data:text/html,hi', 'vbscript:x', 'file:///etc/passwd', 'ftp://evil.example',
  'mailto:a@evil.example', 'blob:https://evil.example/x', 'about:blank', 'evil.example', 'www.evil.example',
  '.evil.example', '@evil.example', '?next=//evil.example', '#//evil.example', '', ' ', '.', '..', '../..',
  'guides', './guides', '/.//evil.example', '/..//evil.example', '/guides/../..//evil.example',
  '/%2e%2e//evil.example', '/guides\\..\\..\\evil.example', '/callback', '/callback?code=1&state=2', '/CALLBACK',
  '/callback/', '/logged-out', '/logged-out?message=session_expired&page=/x', '/sign-in', '/sign-in?return=/x',
  '/silent-renew.html', '/./callback', '/guides/../callback', '/\u0085//evil.example\u0000', '/\u007f',
  'ſ://evil.example', '／／evil.example',
]; // prettier-ignore

it.each(elsewhere)('%j leads home', (address) => {
  expect(safeReturnAddress(address)).toBe('/');
});

it.each([undefined, null, 7, {}, ['/guides'], true])('%j, which is no address, leads home', (address) => {
  expect(safeReturnAddress(address)).toBe('/');
});

it.each([
  '/',
  '/search?q=lear&page=2#top',
  '/guides?page=3',
  '/productions/hamlet?t=75#to-be',
  '/search?q=https://evil.example',
  '/search?q=a%20b&genre=x&genre=y',
  '/callback-page',
])('%s is kept, query and hash included', (address) => {
  expect(safeReturnAddress(address)).toBe(address);
});

it('never leaves the site, whatever the text', () => {
  const parts = fc.constantFrom(
    '/',
    '\\',
    '.',
    '%2f',
    '%5c',
    ':',
    '@',
    '?',
    '#',
    '\t',
    '\n',
    ' ',
    'evil.example',
    'a',
  );
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(parts, { maxLength: 12 }).map((list) => list.join('')),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const safe = safeReturnAddress(text);
      expect(new URL(safe, 'https://library.example').origin).toBe('https://library.example');
    }),
    { numRuns: 3_000 },
  );
});

it('O-1 the sign-in address carries the page with its query and hash', () => {
  const page = '/search?q=lear&page=2#top';
  const address = new URL(signInAddress(page), 'https://library.example');
  expect(address.pathname).toBe('/sign-in');
  expect(address.searchParams.get('return')).toBe(page);
});

describe('a sign-in address that names no page', () => {
  const host = 'library.example';

  it.each([
    ['https://library.example/search?q=lear', '/search?q=lear'],
    ['https://library.example/', '/'],
    ['https://library.example/callback?code=1', '/'],
    ['https://library.example//evil.example', '/'],
    ['https://evil.example/search?q=lear', '/'],
    ['https://library.example.evil.example/guides', '/'],
    ['https://library.example:8443/guides', '/'],
    ['not an address', '/'],
    ['', '/'],
    [undefined, '/'],
  ])('comes from %j and returns to %s', (referrer, expected) => {
    expect(returnAddressOfReferrer(referrer, host)).toBe(expected);
  });

  it('knows no page of this site without the name of this site', () => {
    expect(returnAddressOfReferrer('https://library.example/guides', undefined)).toBe('/');
  });
});
