/** The library in DATA_DIR, for commands: its secrets and its database, which is started for the command if it is not running. */
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { EnvironmentError, EXIT_CONFIG, portOffsets, readEnvironment } from '@/lib/contracts/environment';
import { messageOf } from '@/lib/platform/message-of';
import { joinCommands, otherCommands } from './commands';
import { makeDataFolder } from './files';
import { launcherOn, requireNoCopying } from './lock';
import { startPostgres } from './postgres/server';
import { requireRestored } from './backup/restored';
import { localSecrets, type Secrets } from './keys/secrets';
import { childEnvironment } from './system';

export interface LocalLibrary {
  /** Absolute path, with symbolic links resolved. */
  dataDir: string;
  /** For child processes. */
  env: NodeJS.ProcessEnv;
  secrets: Secrets;
}

/** The library as the command finds it, and how to leave it. */
async function openLibrary(dataDir: string): Promise<{ library: LocalLibrary; leave: () => Promise<void> }> {
  const { PORT_BASE: wanted, CACHE_DIR: cacheDir } = readEnvironment(['PORT_BASE', 'CACHE_DIR'], process.env);
  await requireNoCopying(dataDir);
  await requireRestored(dataDir);
  const secrets = await localSecrets(dataDir);
  const { DATABASE_URL: elsewhere } = process.env;
  const server = elsewhere
    ? null
    : await startPostgres({
        dataDir,
        port: wanted + portOffsets.postgres,
        password: secrets.postgresPassword,
        onAnyPort: true,
      });
  // A library that runs is where it was started, whatever PORT_BASE this command was given.
  const portBase = server?.adopted ? server.port - portOffsets.postgres : wanted;
  const env = childEnvironment(process.env, {
    portBase,
    dataDir,
    cacheDir: path.resolve(cacheDir),
    databaseUrl: elsewhere || (server?.url ?? ''),
    secrets,
  });
  const leave = async () => {
    if (server === null || (await launcherOn(dataDir)) !== null) return;
    if ((await otherCommands(dataDir)).length === 0) await server.stop();
  };
  return { library: { dataDir, env, secrets }, leave };
}

/** Runs `work` on the library; its database is stopped afterwards unless the library or another command uses it. */
export async function withLocalLibrary<Answer>(
  work: (library: LocalLibrary) => Promise<Answer>,
): Promise<Answer> {
  const config = readEnvironment(['DATA_DIR'], process.env);
  await makeDataFolder(config.DATA_DIR);
  const dataDir = await realpath(config.DATA_DIR);
  const release = await joinCommands(dataDir);
  let leave: () => Promise<void> = async () => undefined;
  try {
    const opened = await openLibrary(dataDir);
    leave = opened.leave;
    return await work(opened.library);
  } finally {
    // First: of two that leave at once, the later one must not see the earlier.
    await release();
    await leave();
  }
}

/** Exits a failed command, printing one line. */
export function endWith(error: unknown): never {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exit(error instanceof EnvironmentError ? EXIT_CONFIG : 1);
}
