/** Replacing the keys of a local system: the new one first, the one before believed for its time, then gone. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keyList } from '@/lib/platform/key-list';
import {
  honouredUntil,
  keyNames,
  rotatableKeys,
  rotated,
  withoutOver,
} from '@/scripts/launcher/keys/key-rotation';
import { localSecrets, writeSecrets } from '@/scripts/launcher/keys/secrets';
import { childEnvironment } from '@/scripts/launcher/system';
import { signedPath, verifyPath } from '@/services/common/media/signature';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'library-keys-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));
const now = new Date('2026-03-10T12:00:00Z');

it.each(keyNames)(
  '%s: two keys at most, the newest first; the older one goes when its time is over',
  async (name) => {
    const { variable, honouredMs } = rotatableKeys[name];
    const first = await localSecrets(folder);
    const second = rotated(first, name, 'B'.repeat(43), now);
    expect(keyList(second[variable])).toEqual(['B'.repeat(43), first[variable]]);
    expect(honouredUntil(second, name)).toEqual(new Date(now.getTime() + honouredMs));
    expect(withoutOver(second, new Date(now.getTime() + honouredMs - 1))).toEqual(second);
    expect(withoutOver(second, new Date(now.getTime() + honouredMs))[variable]).toBe('B'.repeat(43));
    expect(keyList(rotated(second, name, 'C'.repeat(43), now)[variable])).toEqual([
      'C'.repeat(43),
      'B'.repeat(43),
    ]);
  },
);

it('a list that an operator wrote into the file by hand stays', async () => {
  const secrets = { ...(await localSecrets(folder)), MEDIA_SIGNING_KEY: 'a,b,c' };
  await writeSecrets(folder, secrets);
  expect((await localSecrets(folder)).MEDIA_SIGNING_KEY).toBe('a,b,c');
});

it('the file is the owner’s alone, and what is over leaves it at the next start', async () => {
  const secrets = rotated(await localSecrets(folder), 'media', 'B'.repeat(43), now);
  await writeFile(path.join(folder, 'secrets.json'), JSON.stringify(secrets));
  const { MEDIA_SIGNING_KEY } = await localSecrets(folder);
  expect(MEDIA_SIGNING_KEY).toBe('B'.repeat(43));
  expect(await readFile(path.join(folder, 'secrets.json'), 'utf8')).not.toContain(
    keyList(secrets.MEDIA_SIGNING_KEY)[1],
  );
});

it('a recording that plays on goes on: the address signed before is believed after', async () => {
  const before = await localSecrets(folder);
  const grant = {
    action: 'play',
    assetId: 'film',
    fileName: null,
    holder: 'h',
    expires: 2_000_000_000,
  } as const;
  const address = `${signedPath(keyList(before.MEDIA_SIGNING_KEY), grant)}master.m3u8`;
  const after = rotated(before, 'media', 'B'.repeat(43), now);
  expect(verifyPath(keyList(after.MEDIA_SIGNING_KEY), address, 1_900_000_000).ok).toBe(true);
  const over = withoutOver(after, new Date(now.getTime() + rotatableKeys.media.honouredMs));
  expect(verifyPath(keyList(over.MEDIA_SIGNING_KEY), address, 1_900_000_000).ok).toBe(false);
});

it('processes get every key, but one delivery token, and no dates', async () => {
  const secrets = rotated(
    rotated(await localSecrets(folder), 'delivery', 'D'.repeat(43), now),
    'service',
    'S'.repeat(43),
    now,
  );
  const env = childEnvironment(
    { NODE_ENV: 'production' },
    { portBase: 3000, dataDir: folder, cacheDir: folder, databaseUrl: 'postgres://x', secrets },
  );
  expect(env.CONTENTFUL_ACCESS_TOKEN).toBe('D'.repeat(43));
  expect(keyList(env.SERVICE_KEY ?? '')).toHaveLength(2);
  expect(env).not.toHaveProperty('rotatedAt');
});
