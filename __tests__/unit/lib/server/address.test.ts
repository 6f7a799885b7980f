import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathPart, pathParts, queryValue } from '@/lib/server/address';

it('a part of the path is its text, and empty where the route has none', () => {
  const params = { slug: 'hamlet', section: ['people', 'new'] };
  expect(pathPart({ params }, 'slug')).toBe('hamlet');
  expect(pathPart({ params }, 'section')).toBe('');
  expect(pathPart({ params }, 'module')).toBe('');
  expect(pathPart({}, 'slug')).toBe('');
});

it('a catch-all has all its parts, and none at its start', () => {
  expect(pathParts({ params: { section: ['people', 'new'] } }, 'section')).toEqual(['people', 'new']);
  expect(pathParts({ params: {} }, 'section')).toEqual([]);
});

it('a parameter that is given twice counts as not given; an empty one is given', () => {
  const query = { code: 'abc', name: '', list: ['one', 'two'] };
  expect(queryValue({ query }, 'code')).toBe('abc');
  expect(queryValue({ query }, 'name')).toBe('');
  expect(queryValue({ query }, 'list')).toBeNull();
  expect(queryValue({ query }, 'absent')).toBeNull();
});

it('no page reads its address in another way', () => {
  // A whole query goes to the codec of a view, such as that of the bookmarks.
  const other = /\bparams\??\.|\bquery\??\.\w|\{[^}]*\} = context\.(?:params|query)/;
  const files = ['pages', path.join('lib', 'server')].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => path.join(folder, name)),
  );
  expect(files.length).toBeGreaterThan(60);
  const reading = files.filter((file) => other.test(readFileSync(file, 'utf8')));
  expect(reading).toEqual([path.join('lib', 'server', 'address.ts')]);
});
