/** Secrets of a local system: made once, kept in DATA_DIR readable by its owner only. A set variable wins over them. */
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';

const secret = () => randomBytes(32).toString('base64url');
const made = z.string().default(secret);

/** What a file does not hold is made: all on the first start, a new one after an update. */
const secretsSchema = z.object({
  postgresPassword: made,
  IDENTITY_COOKIE_KEYS: made,
  CUSTOMERS_API_KEY: made,
  CONTENTFUL_ACCESS_TOKEN: made,
  MEDIA_SIGNING_KEY: made,
  SERVICE_KEY: made,
});
export type Secrets = z.infer<typeof secretsSchema>;

/** Reads DATA_DIR/secrets.json and writes what it lacks. Written whole or not at all. */
export async function localSecrets(dataDir: string): Promise<Secrets> {
  const file = path.join(dataDir, 'secrets.json');
  const known: unknown = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
  const secrets = secretsSchema.parse(known);
  if (isDeepStrictEqual(secrets, known)) return secrets;
  await mkdir(dataDir, { recursive: true });
  await writeFile(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
  return secrets;
}
