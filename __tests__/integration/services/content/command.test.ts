/** @jest-environment node */
/** `npm run content -- …`: the command as it is built: what it refuses, in which words, and what it leaves alone then. */
import { closeSync, mkdirSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'; // prettier-ignore
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testDatabase, type TestDatabase } from '@/__tests__/support/setup/postgres';
import { buildCommands } from '@/__tests__/support/processes/build-commands';
import { openDatabase } from '@/services/common/database/database';
import { SCHEMA, type Tables } from '@/services/content/store/tables';
import { runCommand } from '@/__tests__/support/processes/run-command';

jest.setTimeout(240_000);

const USAGE_FAULT = 64;
const DATA_FAULT = 65;

let database: TestDatabase;
let folder: string;
/** Below the project, where node finds the packages. */
const built = path.resolve('.cache', `content-under-test-${process.pid}`);

const contentIn =
  (settings: Partial<NodeJS.ProcessEnv>) =>
  (...args: string[]) =>
    runCommand(path.join(built, 'content-command.mjs'), args, {
      cwd: built,
      env: { ...process.env, DATABASE_URL: database.url, DATA_DIR: path.join(folder, 'data'), ...settings },
    });
const content = contentIn({});

function file(name: string, text: string | object): string {
  const full = path.join(folder, name);
  writeFileSync(full, typeof text === 'string' ? text : JSON.stringify(text));
  return full;
}

beforeAll(async () => {
  database = await testDatabase();
  folder = mkdtempSync(path.join(tmpdir(), 'content-command-'));
  mkdirSync(path.join(folder, 'data'));
  await buildCommands(built, 'content');
  expect(await content('model')).toMatchObject({ code: 0 });
});
afterAll(async () => {
  rmSync(built, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
  await database.drop();
});

const themes = (rows: string) => `Ref,Title\n${rows}`;
const found = async (name: string) =>
  (await content('find', 'theme', 'name', JSON.stringify(name))).said.trim();

it('imports every table that it is given, and says which one has a fault', async () => {
  const map = file('map.json', { id: 'Ref', fields: { name: 'Title', themeType: { value: 'Theme' } } });
  const [one, two, bad] = [
    file('one.csv', themes('a,Love\n')),
    file('two.csv', themes('b,Memory\n')),
    file('bad.csv', themes('c\nd,\n')),
  ];
  const both = await content('import', one, two, '--type', 'theme', '--map', map);
  expect(both).toMatchObject({
    code: 0,
    said: expect.stringMatching(/one\.csv[\s\S]*1 added[\s\S]*two\.csv[\s\S]*1 added/),
  });
  expect([await found('Love'), await found('Memory')]).toEqual(['a', 'b']);
  const refused = await content('import', bad, '--type', 'theme', '--map', map);
  expect(refused).toEqual({
    code: DATA_FAULT,
    // Every fault in one round, also beside a row that was cut off.
    said: `${bad}, row 2: has 1 cell, and the heading 2\n${bad}, row 3, column “Title”: is required\n2 faults, nothing was imported\n`,
  });
  const none = path.join(folder, 'none.csv');
  expect(await content('import', none, '--type', 'theme', '--map', map)).toMatchObject({
    code: DATA_FAULT,
    said: expect.stringContaining(`${none}: there is no such file`),
  });
});

it('says which of several tables were imported before a fault, and checks them all', async () => {
  const map = file('map.json', { id: 'Ref', fields: { name: 'Title', themeType: { value: 'Theme' } } });
  const [good, bad, worse] = [
    file('good.csv', themes('d,Grief\n')),
    file('bad.csv', themes('c\n')),
    file('worse.csv', themes('e\n')),
  ];
  const faultOf = (name: string) => `${name}, row 2: has 1 cell, and the heading 2\n`;
  const all = [good, bad, worse, '--type', 'theme', '--map', map];
  const checked = await content('import', ...all, '--check');
  expect(checked).toMatchObject({
    code: DATA_FAULT,
    said: expect.stringContaining(`${faultOf(bad)}${faultOf(worse)}2 faults, nothing was imported\n`),
  });
  expect(await found('Grief')).toBe('');
  const refused = await content('import', ...all);
  expect(refused).toMatchObject({
    code: DATA_FAULT,
    said: expect.stringContaining(
      `${faultOf(bad)}1 fault, nothing of ${bad} was imported; imported before it: ${good}; not read: ${worse}\n`,
    ),
  });
  expect(await found('Grief')).toBe('d');
});

it('a check writes no content types either; the first table brings them', async () => {
  const map = file('map.json', { id: 'Ref', fields: { name: 'Title', themeType: { value: 'Theme' } } });
  const love = file('love.csv', themes('a,Love\n'));
  const empty = ['--space', 'empty'];
  const held = async () => {
    await using content = openDatabase<Tables>(database.url, SCHEMA, 1);
    const { rows } = await content.pool.query<{ held: number }>(
      "select count(*)::int as held from content.content_type where space_id = 'empty'",
    );
    return rows[0]?.held;
  };
  const checked = await content('import', love, '--type', 'theme', '--map', map, '--check', ...empty);
  expect(checked).toEqual({
    code: 0,
    said: 'empty/master: would add 1, change 0, remove 0; 0 unchanged\n',
  });
  expect(await held()).toBe(0);
  expect(await content('import', love, '--type', 'theme', '--map', map, ...empty)).toEqual({
    code: 0,
    said: 'empty/master: 1 added, 0 changed, 0 unchanged, 0 removed\n',
  });
  expect(await held()).toBeGreaterThan(20);
});

it('says how it is used to whoever names no command', async () => {
  expect(await content()).toEqual({
    code: USAGE_FAULT,
    said: expect.stringMatching(/^the command is missing\nusage: content import\|/),
  });
});

it('refuses operands that it would not look at', async () => {
  const change = file('change.json', { entries: [] });
  for (const args of [
    ['set', change, 'second.json'],
    ['export', path.join(folder, 'a.json'), 'second.json'],
    ['import', change, 'second.json'],
  ])
    expect(await content(...args)).toMatchObject({
      code: USAGE_FAULT,
      said: expect.stringMatching(/^second\.json is one operand too many\nusage/),
    });
  expect(readdirSync(folder)).not.toContain('a.json');
});

it('says in a line what is wrong with a file, and names it', async () => {
  const institution = file('institution.json', { name: 'A school' });
  const plays = file('plays.csv', 'Ref;Title\na;One\n');
  const none = path.join(folder, 'none.json');
  expect(await content('set', institution)).toEqual({
    code: DATA_FAULT,
    said: `${institution}: is not a list of changes (entries with their fields): entries: expected array, received undefined\n`,
  });
  expect(await content('import', plays)).toEqual({
    code: DATA_FAULT,
    said: `${plays}: is no export but a table: say --type TYPE and --map MAP.json too\n`,
  });
  for (const verb of ['import', 'set'])
    expect(await content(verb, none)).toEqual({ code: DATA_FAULT, said: `${none}: there is no such file\n` });
  expect(await content('find', 'theme', 'name', 'Love')).toMatchObject({
    code: USAGE_FAULT,
    said: expect.stringMatching(/^VALUE must be JSON/),
  });
});

it('answers several questions in their order', async () => {
  const change = file('change.json', {
    entries: [{ contentType: 'genre', id: 'noh', create: true, fields: { name: 'Noh', slug: 'noh' } }],
  });
  // As something that has not happened.
  expect(await content('set', change, '--check')).toEqual({
    code: 0,
    said: 'library/master: would add 1, change 0, remove 0; 0 unchanged\n',
  });
  expect(await content('find', 'genre', 'slug', '"noh"')).toEqual({ code: 0, said: '' });
  expect(await content('set', change)).toMatchObject({ code: 0 });
  const asked = await content('find', 'genre', 'slug', '"kabuki"', 'genre', 'slug', '"noh"');
  expect(asked).toEqual({ code: 0, said: '\nnoh\n' });
});

it('takes no token that others could guess, and ends one that was taken before', async () => {
  const real = contentIn({ NODE_ENV: 'production' });
  const ends = ['--until', '2026-12-31T12:00Z'];
  const made = randomBytes(32).toString('base64url');
  for (const [args, why] of [
    [
      ['--set=short'],
      'is shorter than 32 random bytes, which have 43 characters in base64 and 64 in hexadecimal',
    ],
    [
      ['short', ...ends],
      'is shorter than 32 random bytes, which have 43 characters in base64 and 64 in hexadecimal',
    ],
    [[`--set=${'x'.repeat(43)}`], 'is not random'],
    [[`--set=changeme-${made}`], 'holds a well-known word'],
  ] as const)
    expect(await real('token', ...args)).toEqual({
      code: DATA_FAULT,
      said: `the token ${why}. Make one with: openssl rand -base64 32\n`,
    });
  expect(await real('status')).toMatchObject({ said: expect.not.stringContaining('token') });
  expect(await real('token', `--set=${made}`)).toEqual({ code: 0, said: `${made}\n` });
  // As a library has it that was filled by an earlier release.
  expect(await content('token', '--set=short')).toMatchObject({ code: 0 });
  expect(await real('token', '--set=short')).toMatchObject({ code: DATA_FAULT });
  expect(await real('token', '--set=short', ...ends)).toEqual({ code: 0, said: 'short\n' });
});

it('an export takes the place of an earlier one only when it is whole', async () => {
  const name = path.join(folder, 'export.json');
  writeFileSync(name, 'an earlier export');
  const earlier = openSync(name, 'r');
  expect(await content('export', name)).toMatchObject({ code: 0 });
  expect(JSON.parse(readFileSync(name, 'utf8'))).toMatchObject({ contentTypes: expect.any(Array) });
  // Written in place, the file that is open would be the new one: there was a time at which neither was whole.
  expect(readFileSync(earlier, 'utf8')).toBe('an earlier export');
  closeSync(earlier);
  expect(readdirSync(folder).filter((one) => one.endsWith('.partial'))).toEqual([]);
});
