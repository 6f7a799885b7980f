/** A page that was open before an upgrade finds what it loads late: the files of two builds before outlive their folders. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keepBuild } from '@/gateway/files/earlier-builds';
import { buildFolders, createStaticFiles } from '@/gateway/files/static-files';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'library-builds-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const root = () => path.join(folder, 'app');
const copies = () => path.join(folder, 'cache', 'builds');
let builds = 0;

/** Replaces the release by another, as an upgrade does, and starts it; returns what it serves. */
async function upgradeTo(build: string) {
  rmSync(root(), { recursive: true, force: true });
  mkdirSync(path.join(root(), '.next', 'static', 'chunks'), { recursive: true });
  writeFileSync(path.join(root(), '.next', 'BUILD_ID'), build);
  writeFileSync(path.join(root(), '.next', 'static', 'chunks', `player-${build}.js`), `/* ${build} */`);
  const earlier = await keepBuild(path.join(root(), '.next'), copies());
  // A start follows another by more than the clock of a file system.
  builds += 1;
  utimesSync(path.join(copies(), build), builds, builds);
  return createStaticFiles(buildFolders(root(), earlier));
}
type Files = Awaited<ReturnType<typeof upgradeTo>>;
const served = async (files: Files, build: string) =>
  (await (await files(`/_next/static/chunks/player-${build}.js`))?.encoded.get('identity'))?.toString() ??
  null;

it('serves the files of the two builds before, and of no older one', async () => {
  await upgradeTo('one');
  await upgradeTo('two');
  const third = await upgradeTo('three');
  expect(await served(third, 'one')).toBe('/* one */');
  expect(await served(third, 'two')).toBe('/* two */');
  const fourth = await upgradeTo('four');
  expect(await served(fourth, 'four')).toBe('/* four */');
  expect(await served(fourth, 'one')).toBeNull();
  expect(readdirSync(copies()).toSorted()).toEqual(['four', 'three', 'two']);
});

it('starts again with the same build without a second copy, also two at once', async () => {
  await upgradeTo('one');
  await upgradeTo('two');
  const again = () => keepBuild(path.join(root(), '.next'), copies());
  const earlier = [path.join(copies(), 'one')];
  expect(await Promise.all([again(), again()])).toEqual([earlier, earlier]);
  rmSync(path.join(copies(), 'two'), { recursive: true });
  expect(await Promise.all([again(), again()])).toEqual([earlier, earlier]);
  expect(readdirSync(copies()).toSorted()).toEqual(['one', 'two']);
  expect(readFileSync(path.join(copies(), 'two', 'chunks', 'player-two.js'), 'utf8')).toBe('/* two */');
});

it('a build that is taken back is the newest again, and copies under way push out none', async () => {
  for (const build of ['one', 'two', 'three', 'one']) await upgradeTo(build);
  for (const name of ['x.partial', 'y.partial']) mkdirSync(path.join(copies(), name));
  const next = await upgradeTo('four');
  expect(await served(next, 'one')).toBe('/* one */');
  expect(await served(next, 'three')).toBe('/* three */');
  expect(readdirSync(copies()).toSorted()).toEqual(['four', 'one', 'three', 'x.partial', 'y.partial']);
});

it('serves nothing of a copy that was interrupted', async () => {
  await upgradeTo('one');
  mkdirSync(path.join(copies(), 'half-1.partial', 'chunks'), { recursive: true });
  writeFileSync(path.join(copies(), 'half-1.partial', 'chunks', 'player-half.js'), '/* ha');
  utimesSync(path.join(copies(), 'half-1.partial'), 0, 0);
  const second = await upgradeTo('two');
  expect(await served(second, 'half')).toBeNull();
  expect(await served(second, 'one')).toBe('/* one */');
  for (const build of ['three', 'four']) await upgradeTo(build);
  expect(existsSync(path.join(copies(), 'half-1.partial'))).toBe(false);
});
