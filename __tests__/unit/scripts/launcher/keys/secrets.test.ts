/** The file of secrets: read or refused, never replaced because it could not be read; whose it is does not change. */
import { chown, mkdtemp, readdir, readFile, readlink, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EnvironmentError } from '@/lib/contracts/environment';
import { localSecrets, writeSecrets } from '@/scripts/launcher/keys/secrets';

/** Only root may give a file to somebody else. */
const asRoot = process.getuid?.() === 0 ? it : it.skip;
const SOMEBODY = 12_345;

let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'library-secrets-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));
const file = () => path.join(folder, 'secrets.json');
const ownerOf = async (name: string) => {
  const { uid, gid, mode } = await stat(name);
  return { uid, gid, mode: (mode & 0o777).toString(8) };
};

it('a file that is there and cannot be read stops the start in one line, and stays', async () => {
  // A link that leads to itself cannot be read by root either, for whom nothing is forbidden.
  await symlink('secrets.json', file());
  const failed = await localSecrets(folder).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(EnvironmentError);
  expect((failed as Error).message).toMatch(/secrets\.json cannot be read \(ELOOP\)/);
  expect((failed as Error).message).not.toContain('\n');
  expect(await readlink(file())).toBe('secrets.json');
  expect(await readdir(folder)).toEqual(['secrets.json']);
});

it.each(['', '{"a"', '[]', '{"SERVICE_KEY": 1}'])(
  'a damaged file (%s) stops the start, and stays',
  async (text) => {
    await writeFile(file(), text);
    await expect(localSecrets(folder)).rejects.toThrow(/secrets\.json is damaged: restore it from a backup/);
    expect(await readFile(file(), 'utf8')).toBe(text);
  },
);

asRoot('root who replaces the file leaves it to the one who had it', async () => {
  const secrets = await localSecrets(folder);
  await chown(file(), SOMEBODY, SOMEBODY);
  await writeSecrets(folder, { ...secrets, SERVICE_KEY: 'another' });
  expect(await ownerOf(file())).toEqual({ uid: SOMEBODY, gid: SOMEBODY, mode: '600' });
  expect((await localSecrets(folder)).SERVICE_KEY).toBe('another');
});

asRoot('root who makes the file gives it to the owner of the folder', async () => {
  await chown(folder, SOMEBODY, SOMEBODY);
  await localSecrets(folder);
  expect(await ownerOf(file())).toEqual({ uid: SOMEBODY, gid: SOMEBODY, mode: '600' });
});
