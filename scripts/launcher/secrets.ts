/** Secrets of a local system: made once, kept in DATA_DIR readable by its owner only. A set variable wins over them. */
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const secretsSchema = z.object({
  postgresPassword: z.string(),
  IDENTITY_COOKIE_KEYS: z.string(),
  CUSTOMERS_API_KEY: z.string(),
  CONTENTFUL_ACCESS_TOKEN: z.string(),
  MEDIA_SIGNING_KEY: z.string(),
});
export type Secrets = z.infer<typeof secretsSchema>;

const secret = () => randomBytes(32).toString('base64url');

/** Reads DATA_DIR/secrets.json, making it on the first start. Written whole or not at all. */
export async function localSecrets(dataDir: string): Promise<Secrets> {
  const file = path.join(dataDir, 'secrets.json');
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text !== null) return secretsSchema.parse(JSON.parse(text));
  const made: Secrets = {
    postgresPassword: secret(),
    IDENTITY_COOKIE_KEYS: secret(),
    CUSTOMERS_API_KEY: secret(),
    CONTENTFUL_ACCESS_TOKEN: secret(),
    MEDIA_SIGNING_KEY: secret(),
  };
  await mkdir(dataDir, { recursive: true });
  await writeFile(`${file}.new`, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
  return made;
}
