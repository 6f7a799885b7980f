/**
 * Runs one service or one of its commands with the local system's environment: `npm run service -- product`,
 * `npm run content -- status`. Uses the running database, or starts it for as long as the command takes.
 */
import { spawn } from 'node:child_process';
import { mkdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { EnvironmentError, portOffsets, readEnvironment } from '@/lib/contracts/environment';
import { startPostgres } from './postgres/server';
import { localSecrets } from './secrets';
import { childEnvironment } from './system';

async function main([script, ...args]: string[]): Promise<number> {
  if (script === undefined) throw new Error('name what to run');
  const config = readEnvironment(['PORT_BASE', 'DATA_DIR', 'CACHE_DIR'], process.env);
  await mkdir(config.DATA_DIR, { recursive: true });
  const dataDir = await realpath(config.DATA_DIR);
  const secrets = await localSecrets(dataDir);
  const port = config.PORT_BASE + portOffsets.postgres;
  const own = process.env.DATABASE_URL
    ? null
    : await startPostgres({ dataDir, port, password: secrets.postgresPassword });
  const env = childEnvironment(process.env, {
    portBase: config.PORT_BASE,
    dataDir,
    cacheDir: path.resolve(config.CACHE_DIR),
    databaseUrl: process.env.DATABASE_URL ?? own?.url ?? '',
    secrets,
  });
  const child = spawn(process.execPath, ['--enable-source-maps', script, ...args], { env, stdio: 'inherit' });
  // Ctrl-C reaches the child too; it stops in its own order.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  const code = await new Promise<number>((resolve) => child.once('exit', (status) => resolve(status ?? 1)));
  if (own && !own.adopted) await own.stop();
  return code;
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(error instanceof EnvironmentError ? 78 : 1);
  },
);
