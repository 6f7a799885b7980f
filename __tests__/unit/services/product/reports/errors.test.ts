import { withoutSecrets } from '@/services/product/reports/errors';

describe('what is kept of an error report', () => {
  it.each([
    ['at https://x.test/search?q=me&page=2 in f', 'at https://x.test/search in f'],
    ['at https://x.test/a#token=1', 'at https://x.test/a'],
    ['f (/guides?page=2:10:4)', 'f (/guides)'],
    ['"/search?q=a b"', '"/search b"'],
    ['Authorization: Bearer abc.def', 'Authorization: [token]'],
    ['jwt=eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJ1In0.c2ln;', 'jwt=[token];'],
    ['a\u0000b', 'ab'],
    ['TypeError: x is undefined', 'TypeError: x is undefined'],
    ['what? / no: a ? b : c', 'what? / no: a ? b : c'],
  ])('%j becomes %j', (text, kept) => {
    expect(withoutSecrets(text)).toBe(kept);
  });
});
