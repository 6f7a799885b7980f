/** The lists by which sentences are told from codes: each of their names and places still stands for something in the source. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { unitsOf } from '@/scripts/words/units.mjs';

const isSource = (file: string) => /\.tsx?$/.test(file);
const filesOf = (place: string) =>
  place.endsWith('/')
    ? readdirSync(place, { recursive: true, encoding: 'utf8' }).filter(isSource).map((name) => path.join(place, name)) // prettier-ignore
    : [place];
const read = (file: string) => readFileSync(file, 'utf8');

it('each name that decides occurs in the source', () => {
  const names = [...read('scripts/words/lists.mjs').matchAll(/^ {2}(?:\[)?'([\w-]+)',/gm)].map(
    ([, name = '']) => name,
  );
  expect(names.length).toBeGreaterThan(60);
  const source = ['pages/', 'components/', 'hooks/', 'lib/', 'gateway/', 'services/']
    .flatMap(filesOf)
    .map(read)
    .join('\n');
  const words = new Set(source.match(/[\w-]+/g));
  expect(names.filter((name) => !words.has(name))).toEqual([]);
});

it('each place that is left out has sentences, which would else be gathered', () => {
  const [, list = ''] = /const leftOut = \[(.*?)\];/s.exec(read('scripts/words/places.mjs')) ?? [];
  const places = [...list.matchAll(/'(.+)'/g)].map(([, place = '']) => place);
  expect(places.length).toBeGreaterThan(10);
  const without = places.filter((place) =>
    filesOf(place).every((file) => unitsOf(read(file), file).length === 0),
  );
  expect(without).toEqual([]);
});
