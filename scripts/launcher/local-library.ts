/** The library of DATA_DIR as commands beside it use it: its secrets, and its database, running already or for as long as they take. */
import { mkdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { EnvironmentError, EXIT_CONFIG, portOffsets, readEnvironment } from '@/lib/contracts/environment';
import { startPostgres } from './postgres/server';
import { localSecrets, type Secrets } from './secrets';
import { childEnvironment } from './system';

export interface LocalLibrary {
  /** Absolute, links resolved. */
  dataDir: string;
  /** For child processes. */
  env: NodeJS.ProcessEnv;
  secrets: Secrets;
}

/** Runs `work` on it; a database that was started for this is stopped after it. */
export async function withLocalLibrary<Answer>(
  work: (library: LocalLibrary) => Promise<Answer>,
): Promise<Answer> {
  const { PORT_BASE: portBase, ...config } = readEnvironment(
    ['PORT_BASE', 'DATA_DIR', 'CACHE_DIR'],
    process.env,
  );
  await mkdir(config.DATA_DIR, { recursive: true });
  const dataDir = await realpath(config.DATA_DIR);
  const secrets = await localSecrets(dataDir);
  const port = portBase + portOffsets.postgres;
  const own = process.env.DATABASE_URL
    ? null
    : await startPostgres({ dataDir, port, password: secrets.postgresPassword });
  const env = childEnvironment(process.env, {
    portBase,
    dataDir,
    cacheDir: path.resolve(config.CACHE_DIR),
    databaseUrl: process.env.DATABASE_URL ?? own?.url ?? '',
    secrets,
  });
  try {
    return await work({ dataDir, env, secrets });
  } finally {
    if (own && !own.adopted) await own.stop();
  }
}

/** Ends a command that failed with one line. */
export function endWith(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(error instanceof EnvironmentError ? EXIT_CONFIG : 1);
}
