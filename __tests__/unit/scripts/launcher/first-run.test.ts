import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { requireSameKind } from '@/scripts/launcher/filled';
import { fillOnFirstRun } from '@/scripts/launcher/first-run';
import { runCommand } from '@/scripts/launcher/run';
import { readHeld } from '@/services/content/publishing/held';

jest.mock('@/scripts/launcher/run', () => ({ runCommand: jest.fn(async () => []) }));
jest.mock('@/services/content/publishing/held');
const run = jest.mocked(runCommand);
const held = jest.mocked(readHeld);

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'first-run-'));
  run.mockClear();
  held.mockResolvedValue({ model: true, token: true });
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const EMBEDDED = 'postgres://library:made@127.0.0.1:3020/library';
const OWN = 'postgres://library:word@database.example/library';

/** Starts a public library with these settings of the operator; the commands that filled it. */
async function start(own: Record<string, string> = {}): Promise<string[]> {
  run.mockClear();
  const operator = { NODE_ENV: 'production', PUBLIC_URL: 'https://library.test', ...own } as const;
  const made = { DATABASE_URL: EMBEDDED, CONTENTFUL_ACCESS_TOKEN: 'made-token' };
  await fillOnFirstRun({
    dataDir,
    env: { ...made, ...operator },
    operator,
    say: () => undefined,
    signal: new AbortController().signal,
  });
  return run.mock.calls.map(([, args, , , { input } = {}]) =>
    [...args, ...(input === undefined ? [] : ['<', input])].join(' '),
  );
}
const filled = (space: string, token: string) => [
  `model --space ${space}`,
  // Everybody on the machine can read a command's arguments.
  `token --set=- --rate-limit 0 --space ${space} < ${token}`,
];

describe('a start fills what has not been filled', () => {
  it('once, as long as it is the same', async () => {
    expect(await start()).toEqual(filled('library', 'made-token'));
    expect(await start()).toEqual([]);
    // The embedded database is the same on another port.
    expect(await start({ PORT_BASE: '4000' })).toEqual([]);
  });

  it('not again because the password of the database is another', async () => {
    await start({ DATABASE_URL: OWN });
    expect(await start({ DATABASE_URL: OWN.replace('word', 'new') })).toEqual([]);
  });

  it.each([
    ['a database of the operator’s own', { DATABASE_URL: OWN }, filled('library', 'made-token')],
    ['another space', { CONTENTFUL_SPACE_ID: 'other' }, filled('other', 'made-token')],
    ['another environment', { CONTENTFUL_ENVIRONMENT: 'next' }, filled('library', 'made-token')],
    [
      'another delivery token, which alone is stored',
      { CONTENTFUL_ACCESS_TOKEN: 'own' },
      filled('library', 'own').slice(1),
    ],
  ])('again with %s, and then once', async (_what, own, wanted) => {
    await start();
    expect(await start(own)).toEqual(wanted);
    expect(await start(own)).toEqual([]);
  });

  it.each([
    ['was made anew', { model: false, token: false }, filled('library', 'made-token')],
    [
      'was restored to before its token',
      { model: true, token: false },
      filled('library', 'made-token').slice(1),
    ],
  ])('again where the database %s', async (_what, holds, wanted) => {
    await start();
    held.mockResolvedValueOnce(holds);
    expect(await start()).toEqual(wanted);
    expect(await start()).toEqual([]);
  });

  it('and is a demonstration from its first work on, also where it was ended before the last', async () => {
    run.mockRejectedValueOnce(new Error('ended'));
    await expect(start({ PUBLIC_URL: '' })).rejects.toThrow('ended');
    const own = { NODE_ENV: 'production', PUBLIC_URL: 'https://library.test' } as const;
    await expect(requireSameKind(dataDir, own)).rejects.toThrow('filled as a demonstration');
  });

  it('and stores no password and no token', async () => {
    await start({ DATABASE_URL: OWN, CONTENTFUL_ACCESS_TOKEN: 'own-token' });
    expect(readFileSync(path.join(dataDir, 'library.imported'), 'utf8')).not.toMatch(/word|own-token/);
  });
});
