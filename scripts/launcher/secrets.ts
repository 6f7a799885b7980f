/** Secrets of a local system: made once, kept in DATA_DIR, readable only by its owner. A variable that is set overrides them. */
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
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

/** Writes DATA_DIR/secrets.json atomically. */
export async function writeSecrets(dataDir: string, secrets: Secrets): Promise<void> {
  const file = path.join(dataDir, 'secrets.json');
  await mkdir(dataDir, { recursive: true });
  await writeFile(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
}

/** Reads DATA_DIR/secrets.json, generates missing secrets, and drops replaced keys that have expired. */
export async function localSecrets(dataDir: string): Promise<Secrets> {
  const file = path.join(dataDir, 'secrets.json');
  const known: unknown = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
  const secrets = withoutOver(secretsSchema.parse(known), new Date());
  if (isDeepStrictEqual(secrets, known)) return secrets;
  await writeSecrets(dataDir, secrets);
  return secrets;
}
