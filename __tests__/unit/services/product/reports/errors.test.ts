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
    ['f (https://x.test/a(b?c=d)', 'f (https://x.test/a(b)'],
    ['said-eyJhbGci.eyJzdWIi.c2ln-x', 'said-[token]'],
    ['a.eyJhbGci.eyJzdWIi.c2ln', 'a.[token]'],
    ['an eyJ-like.word and eyJ.a.b', 'an eyJ-like.word and eyJ.a.b'],
    ['TypeError: x is undefined', 'TypeError: x is undefined'],
    ['what? / no: a ? b : c', 'what? / no: a ? b : c'],
  ])('%j becomes %j', (text, kept) => {
    expect(withoutSecrets(text)).toBe(kept);
  });

  const timeOf = (texts: readonly string[]) => {
    const begun = performance.now();
    for (const text of texts) withoutSecrets(text);
    return performance.now() - begun;
  };

  it.each(['(/', '-eyJ', 'eyJ-', 'http://', '-eyJa.'])(
    'a text of %j takes as long as its sixteen parts, and not as long as its square',
    (unit) => {
      const parts = Array.from({ length: 16 }, () => unit.repeat(2_000 / unit.length));
      // The least of some tries, turn about: another process may be on the same core.
      const tries = Array.from({ length: 8 }, () => [timeOf([parts.join('')]), timeOf(parts)] as const);
      const least = (times: readonly number[]) => Math.min(...times);
      expect(least(tries.map(([whole]) => whole)) / least(tries.map(([, inParts]) => inParts))).toBeLessThan(
        6,
      );
    },
  );
});
