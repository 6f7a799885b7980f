/** The library in DATA_DIR, for commands: its secrets and its database, which is started for the command if it is not running. */
import { mkdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { EnvironmentError, EXIT_CONFIG, portOffsets, readEnvironment } from '@/lib/contracts/environment';
import { startPostgres } from './postgres/server';
import { requireRestored } from './restored';
import { localSecrets, type Secrets } from './secrets';
import { childEnvironment } from './system';

export interface LocalLibrary {
  /** Absolute path, with symbolic links resolved. */
  dataDir: string;
  /** For child processes. */
  env: NodeJS.ProcessEnv;
  secrets: Secrets;
}

/** Runs `work` on the library; a database that was started for this is stopped afterwards. */
export async function withLocalLibrary<Answer>(
  work: (library: LocalLibrary) => Promise<Answer>,
): Promise<Answer> {
  const { PORT_BASE: portBase, ...config } = readEnvironment(
    ['PORT_BASE', 'DATA_DIR', 'CACHE_DIR'],
    process.env,
  );
  await mkdir(config.DATA_DIR, { recursive: true });
  const dataDir = await realpath(config.DATA_DIR);
  await requireRestored(dataDir);
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

/** Exits a failed command, printing one line. */
export function endWith(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(error instanceof EnvironmentError ? EXIT_CONFIG : 1);
}
