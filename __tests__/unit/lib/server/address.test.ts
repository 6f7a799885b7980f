import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { agentOf, pathPart, pathParts, queryValue, queryValues } from '@/lib/server/address';

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

it('a parameter is its first value, as the browser reads it; an empty one is given', () => {
  const query = { code: 'abc', name: '', list: ['one', 'two'] };
  expect(queryValue({ query }, 'code')).toBe('abc');
  expect(queryValue({ query }, 'name')).toBe('');
  expect(queryValue({ query }, 'list')).toBe(new URLSearchParams('list=one&list=two').get('list'));
  expect(queryValue({ query }, 'absent')).toBeNull();
});

it('all parameters are read alike', () => {
  const query = { q: ['duel', 'ghost'], sort: 'title', page: '' };
  expect(queryValues({ query })).toEqual({ q: 'duel', sort: 'title', page: '' });
});

it.each([
  ['GET', {}, 'Firefox'],
  ['HEAD', {}, null],
  ['GET', { 'sec-purpose': 'prefetch' }, null],
  ['GET', { purpose: 'prefetch' }, null],
  ['GET', { 'x-purpose': 'preview' }, null],
])('who asks by %s with %j is counted as %p', (method, ahead, agent) => {
  const req = { method, headers: { 'user-agent': 'Firefox', ...ahead } };
  expect(agentOf({ req } as never)).toBe(agent);
});

it('no page reads its address in another way', () => {
  const other = /\(context\.query\)|\bparams\??\.|\bquery\??\.\w|\{[^}]*\} = context\.(?:params|query)/;
  const files = ['pages', path.join('lib', 'server')].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => path.join(folder, name)),
  );
  expect(files.length).toBeGreaterThan(60);
  const reading = files.filter((file) => other.test(readFileSync(file, 'utf8')));
  expect(reading).toEqual([path.join('lib', 'server', 'address.ts')]);
});
