/** `npm run content|accounts|customers|ingest -- …` as npm runs them, and without npm: files lie where the caller is, words stay words. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeData } from '@/__tests__/e2e/support/system';

/** Not of the system that the other files share. */
const PORT_BASE = Number(process.env.SYSTEM_PORT_BASE ?? 23_000) + 1_200;

let folder = '';
let dataDir = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'library-caller-'));
  dataDir = path.join(folder, 'data');
  mkdirSync(path.join(folder, 'pictures'));
});
afterAll(async () => {
  await removeData(dataDir);
  await rm(folder, { recursive: true, force: true });
});

const LOCAL = path.resolve('scripts/local.mjs');
/** Runs scripts/local.mjs in a folder. */
function run(cwd: string, args: readonly string[], env: { INIT_CWD: string | undefined }) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [LOCAL, ...args], {
    cwd,
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, PORT_BASE: String(PORT_BASE), ...env },
    encoding: 'utf8',
  });
  return { code: status, said: `${stdout}${stderr}` };
}
/** Runs a command of package.json. @param from the folder that npm was called from */
const called = (from: string, ...args: string[]) => run(process.cwd(), args, { INIT_CWD: from });
const file = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

it('a word that is also the name of a folder stays the word', () => {
  const root = process.cwd();
  expect(called(root, 'content-command', 'model').code).toBe(0);
  expect(called(root, 'content-command', 'find', 'title', 'slug', 'words').said).toContain('; it is words\n');
  expect(called(root, 'content-command', 'find', 'title', 'slug', '"words"')).toEqual({ code: 0, said: '' });
  expect(called(root, 'content-command', 'publish', 'docs').said).not.toContain(path.join(root, 'docs'));
  expect(called(root, 'customers-command', 'end', 'docs').said).toContain('no organisation docs:');
  const invited = called(root, 'accounts-command', 'invite', 'ada@school.example', '--first-name', 'docs');
  expect(invited.said).not.toContain(root);
  expect(called(root, 'accounts-command', 'list').said).not.toContain(root);
  const ingested = called(
    root,
    'media-command',
    'film.mp4',
    '--dry-run',
    '--language',
    'lib',
    '--title',
    'docs',
  );
  expect(ingested.said).not.toContain(path.join(root, 'lib'));
  expect(ingested.said).not.toContain(path.join(root, 'docs'));
}, 240_000);

it('a file is looked for, and written, where the caller is', () => {
  file('themes.csv', 'Ref,Title\na,Love\n');
  file('map.json', JSON.stringify({ id: 'Ref', fields: { name: 'Title', themeType: { value: 'Theme' } } }));
  const table = ['--type', 'theme', '--map=map.json', '--files', 'pictures'];
  expect(called(folder, 'content-command', 'import', 'themes.csv', ...table)).toMatchObject({ code: 0 });
  expect(called(folder, 'content-command', 'export', 'out.json')).toMatchObject({ code: 0 });
  expect(readFileSync(path.join(folder, 'out.json'), 'utf8')).toContain('Love');
  expect(called(folder, 'content-command', 'import', 'out.json')).toMatchObject({ code: 0 });
  file('changes.json', '[]');
  expect(called(folder, 'content-command', 'set', 'changes.json', '--check').said).not.toContain(
    'no such file',
  );

  file('organisations.csv', 'id,name\nriverside,Riverside Stage\n');
  expect(called(folder, 'customers-command', 'import', 'organisations.csv')).toMatchObject({ code: 0 });
  expect(called(folder, 'customers-command', 'export', 'customers.json')).toMatchObject({ code: 0 });
  expect(readFileSync(path.join(folder, 'customers.json'), 'utf8')).toContain('Riverside Stage');

  const film = path.join(folder, 'film.mp4');
  expect(called(folder, 'media-command', 'film.mp4', '--dry-run').said).toContain(film);
  file('films.csv', 'file\nfilm.mp4\n');
  expect(called(folder, 'media-command', '--table', 'films.csv', '--dry-run').said).toContain(film);
}, 240_000);

it('without npm too, a file is written where the caller is', () => {
  const written = run(folder, ['content-command', 'export', 'alone.json'], { INIT_CWD: undefined });
  expect(written).toMatchObject({ code: 0 });
  expect(existsSync(path.join(folder, 'alone.json'))).toBe(true);
});
