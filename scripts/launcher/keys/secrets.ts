/** Secrets of a local system: made once, kept in DATA_DIR, readable only by its owner. A variable that is set overrides them. */
import { randomBytes } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { EnvironmentError } from '@/lib/contracts/environment';
import { exists } from '@/lib/platform/files/missing-file';
import { giveToOwnerOf, makeDataFolder } from '../files';
import { withoutOver } from './key-rotation';

/** A new secret. */
export const makeSecret = () => randomBytes(32).toString('base64url');
const made = z.string().default(makeSecret);

/** Secrets missing from the file are generated: all on the first start, a new one after an update. */
const secretsSchema = z.object({
  postgresPassword: made,
  IDENTITY_COOKIE_KEYS: made,
  CUSTOMERS_API_KEY: made,
  CONTENTFUL_ACCESS_TOKEN: made,
  MEDIA_SIGNING_KEY: made,
  SERVICE_KEY: made,
  /** When a key was last replaced, by variable (key-rotation.ts). */
  rotatedAt: z.record(z.string(), z.string()).default({}),
});
export type Secrets = z.infer<typeof secretsSchema>;

/** Writes DATA_DIR/secrets.json atomically. The file keeps its owner; a new one belongs to the owner of the folder. */
export async function writeSecrets(dataDir: string, secrets: Secrets): Promise<void> {
  const file = path.join(dataDir, 'secrets.json');
  const made = `${file}.new`;
  await makeDataFolder(dataDir);
  // The mode is that of a new file only, so what a killed command left is removed.
  await rm(made, { force: true });
  await writeFile(made, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flush: true });
  await giveToOwnerOf((await exists(file)) ? file : dataDir, made);
  await rename(made, file);
}

async function textOf(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return null;
    throw new EnvironmentError(
      `DATA_DIR: ${file} cannot be read (${code}). Run this as the user of the library, who must own the file`,
    );
  }
}

/**
 * What the file holds; null on a first start. Only a missing file means that: new secrets would lock out the old data. Throws
 * EnvironmentError, in one line, for a file that cannot be read or is damaged.
 */
export async function storedSecrets(file: string): Promise<unknown> {
  const text = await textOf(file);
  try {
    const known: unknown = text === null ? null : JSON.parse(text);
    secretsSchema.nullable().parse(known);
    return known;
  } catch {
    // The reason would quote the file.
    throw new EnvironmentError(
      `DATA_DIR: ${file} is damaged: restore it from a backup; without it the keys of the library are lost`,
    );
  }
}

/** Reads DATA_DIR/secrets.json, generates missing secrets, and drops replaced keys that have expired. */
export async function localSecrets(dataDir: string): Promise<Secrets> {
  const known = (await storedSecrets(path.join(dataDir, 'secrets.json'))) ?? {};
  const secrets = withoutOver(secretsSchema.parse(known), new Date());
  if (isDeepStrictEqual(secrets, known)) return secrets;
  await writeSecrets(dataDir, secrets);
  return secrets;
}
