/** Which scripts of a build are marked to be compiled whole, and that a mark is made once. */
import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hintFirstScripts } from '@/scripts/build/compile-hints.mjs';

const HINT = '//# allFunctionsCalledOnLoad\n';
const LARGE = `/* ${'to be, or not to be '.repeat(1_100)} */`;
let root: string;

const file = (name: string) => path.join(root, '.next', name);
const read = (name: string) => readFileSync(file(name), 'utf8');

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'compile-hints-'));
  mkdirSync(file('static'), { recursive: true });
  const manifest = {
    rootMainFiles: ['static/framework.js'],
    pages: { '/_app': ['static/app.js', 'static/app.css'], '/': ['static/app.js', 'static/small.js'] },
  };
  writeFileSync(file('build-manifest.json'), JSON.stringify(manifest));
  for (const name of ['framework.js', 'app.js', 'app.css', 'later.js'])
    writeFileSync(file(`static/${name}`), LARGE);
  writeFileSync(file('static/small.js'), 'void 0;');
  await hintFirstScripts(root);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

it.each(['static/framework.js', 'static/app.js'])(
  '%s, part of a first view, is marked at its start',
  (name) => {
    expect(read(name)).toBe(HINT + LARGE);
  },
);

it.each([
  ['a small script', 'static/small.js', 'void 0;'],
  ['a script that comes later', 'static/later.js', LARGE],
  ['a style', 'static/app.css', LARGE],
])('%s stays as it is', (_what, name, expected) => {
  expect(read(name)).toBe(expected);
});

it('marks nothing twice', async () => {
  await hintFirstScripts(root);
  expect(read('static/app.js')).toBe(HINT + LARGE);
});
