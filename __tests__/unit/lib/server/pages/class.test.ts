import { isEmbeddedElsewhere } from '@/lib/server/pages/class';

it.each([
  [{}, false],
  [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' }, false],
  [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' }, false],
  [{ 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' }, false],
  [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }, false],
  [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' }, true],
  [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'iframe' }, true],
  [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'empty' }, true],
])('a class code is looked up for %j unless another site’s page embeds the form: %s', (headers, expected) => {
  expect(isEmbeddedElsewhere(headers)).toBe(expected);
});
