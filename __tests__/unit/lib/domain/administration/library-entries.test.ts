import { libraryEntries, permalink } from '@/lib/domain/administration/library-entries';

const SITE = 'https://library.example';

it('a link is of this library, without what follows who came from where, behind the proxy', () => {
  const page = `${SITE}/productions/hamlet?utm_source=x#t=3`;
  expect(permalink(page, SITE, null)).toBe(`${SITE}/productions/hamlet`);
  expect(permalink('/productions/hamlet', SITE, 'https://proxy.example/login?url=')).toBe(
    `https://proxy.example/login?url=${SITE}/productions/hamlet`,
  );
  expect(permalink(page, SITE, 'https://proxy.example/login?qurl=')).toBe(
    'https://proxy.example/login?qurl=https%3A%2F%2Flibrary.example%2Fproductions%2Fhamlet',
  );
  for (const other of ['https://elsewhere.example/x', 'javascript:alert(1)', 'http://library.example/x'])
    expect(permalink(other, SITE, null)).toBeNull();
  expect(permalink('https://[', SITE, null)).toBeNull();
  // As it is copied out of a text: with a space that does not break.
  expect(permalink(`\u00a0${page}\u00a0`, SITE, null)).toBe(`${SITE}/productions/hamlet`);
});

it.each(['/search?q=lear&type=guide', '/productions/hamlet?t=754', '/guides/hamlet?document=notes'])(
  'a link to %s leads there',
  (place) => {
    expect(permalink(`${SITE}${place}&utm_source=letter`, SITE, null)).toBe(`${SITE}${place}`);
    const encoded = `https://proxy.example/login?qurl=${encodeURIComponent(`${SITE}${place}`)}`;
    expect(permalink(place, SITE, 'https://proxy.example/login?qurl=')).toBe(encoded);
  },
);

it('addresses name the organisation, whatever its id holds', () => {
  expect(libraryEntries(SITE, 'a b').map(({ text }) => text)).toEqual([
    `${SITE}/counter`,
    `${SITE}/oai/o/a%20b`,
    `${SITE}/marc/a%20b.mrc`,
    `${SITE}/kbart/o/a%20b/latest`,
    'a b',
  ]);
});
