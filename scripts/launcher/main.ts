/**
 * `npm start`: the whole library on one machine. Starts the database, sample library, five services and both addresses;
 * prints progress, then the addresses and demo accounts. Ctrl-C stops everything.
 */
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import {
  EnvironmentError,
  EXIT_CONFIG,
  portOffsets,
  readEnvironment,
  variables,
  type Environment,
} from '@/lib/contracts/environment';
import { exposedDemoRefusal, refuseStart } from '@/lib/platform/start/refusals';
import { requireNoCommand } from './commands';
import { unreadEnvFile } from './env-file';
import { makeDataFolder } from './files';
import { requireSameKind } from './filled';
import { fillOnFirstRun } from './first-run';
import { endWith } from './local-library';
import { takeLock } from './lock';
import { publicAddressWarning } from './public-address';
import { requireFreePorts } from './ports';
import { requireOutsidePostgres } from './postgres/outside';
import { isServerLeft, portOfServer, type PostgresServer } from './postgres/server';
import { startWatchedPostgres } from './postgres/watch';
import { createSupervisor, lastLines, type Supervisor } from './processes';
import { logSizes, untilReady, type Waiting } from './ready';
import { waitForRoom } from './room';
import { requireRestored } from './backup/restored';
import { localSecrets } from './keys/secrets';
import { checkAddress, childEnvironment, portsOf, servicesToRun } from './system';
import { welcome } from './welcome';

const say = (line: string) => process.stdout.write(`  ${line}\n`);

/** A process of development stands by later than a start takes, which would be slower beside it. */
const STANDBY_MS = 6_000;

type Config = Environment<'PORT_BASE' | 'LISTEN_HOST' | 'METRICS_HOST' | 'CACHE_DIR'>;

interface Begun {
  supervisor: Supervisor;
  postgres: PostgresServer | null;
}

interface Started extends Begun {
  release: () => Promise<void>;
}

/** Stops the processes, then the database that they need. */
async function end({ supervisor, postgres }: Begun): Promise<void> {
  await supervisor.stopAll();
  await postgres?.stop();
}

async function startDatabase(
  dataDir: string,
  { config, password, signal }: { config: Config; password: string; signal: AbortSignal },
): Promise<PostgresServer | null> {
  if (process.env.DATABASE_URL) {
    await requireOutsidePostgres(process.env.DATABASE_URL, say, { signal });
    return null;
  }
  say('starting the database');
  const options = { dataDir, port: config.PORT_BASE + portOffsets.postgres, password, signal };
  const used = await portOfServer(dataDir);
  if (used !== null && used !== options.port) await requireNoCommand(dataDir);
  // Checked separately from the other ports: a server left by an earlier start may hold it, to be taken over.
  if (!(await isServerLeft(options))) await requireFreePorts(config, ['postgres'], signal);
  const server = await startWatchedPostgres(options, say);
  if (server.adopted) say('took over the database server of an earlier start');
  return server;
}

/** Fills the library on a first run, starts services and gateway, and resolves when all are ready. */
async function open(
  supervisor: Supervisor,
  { env, ...started }: { env: NodeJS.ProcessEnv } & Pick<Waiting, 'dataDir' | 'databaseUrl' | 'signal'>,
): Promise<void> {
  const { dataDir, signal } = started;
  signal.throwIfAborted();
  await fillOnFirstRun({ dataDir, env, operator: process.env, say, signal });
  signal.throwIfAborted();
  await waitForRoom(dataDir, say, { signal });
  const services = servicesToRun(process.env);
  const olderLogs = await logSizes(path.join(dataDir, 'logs'));
  for (const { name, script } of services)
    supervisor.start({ name, script, env, health: checkAddress(env, name, 'healthz') });
  if (services.some(({ name }) => name === 'media'))
    supervisor.start({ name: 'media-worker', script: 'dist/services/media-worker.mjs', env });
  const health = checkAddress(env, 'web', 'healthz');
  supervisor.start({ name: 'gateway', script: 'dist/gateway.mjs', env, health });
  const waiting = { ...started, olderLogs, say, progressOf: supervisor.progressOf };
  for (const { name } of services) {
    say(`waiting for ${name}`);
    await untilReady(name, checkAddress(env, name, 'readyz'), waiting);
  }
  await untilReady('gateway', checkAddress(env, 'web', 'readyz'), waiting);
}

const changeSchema = z.object({ changed: z.array(z.string()) });

/** Restarts processes when `npm run dev` reports which bundles below dist/ it has rewritten. */
function restartOnChange(supervisor: Supervisor): void {
  process.on('message', (message) => {
    const change = changeSchema.safeParse(message);
    if (change.success) supervisor.restart(change.data.changed.map((name) => `dist/${name}`));
  });
}

/** Starts what there is in a data folder. If a step fails, everything already started is stopped, including the database. */
async function startLibrary(
  dataDir: string,
  { config, signal, release }: { config: Config; signal: AbortSignal; release: () => Promise<void> },
): Promise<Begun> {
  await requireRestored(dataDir);
  await requireSameKind(dataDir, process.env);
  await requireFreePorts(config, portsOf(process.env), signal);
  const secrets = await localSecrets(dataDir);
  const postgres = await startDatabase(dataDir, { config, password: secrets.postgresPassword, signal });
  const databaseUrl = process.env.DATABASE_URL || (postgres?.url ?? '');
  const cacheDir = path.resolve(config.CACHE_DIR);
  const env = childEnvironment(process.env, {
    portBase: config.PORT_BASE,
    dataDir,
    cacheDir,
    databaseUrl,
    secrets,
  });
  const logDir = path.join(dataDir, 'logs');
  const supervisor = createSupervisor(
    logDir,
    say,
    (name) => void refuse(name, logDir, { supervisor, postgres, release }),
    env.NODE_ENV === 'development' ? { standbyAfterMs: STANDBY_MS } : {},
  );
  restartOnChange(supervisor);
  try {
    await open(supervisor, { env, dataDir, databaseUrl, signal });
  } catch (error) {
    await end({ supervisor, postgres });
    signal.throwIfAborted();
    throw error;
  }
  return { supervisor, postgres };
}

/** Starts everything. @param signal ends the start, which then rejects with an AbortError */
async function start(signal: AbortSignal): Promise<Started> {
  const unread = unreadEnvFile(process.cwd(), process.env);
  if (unread !== null) say(unread);
  const config = readEnvironment(
    ['PORT_BASE', 'LISTEN_HOST', 'METRICS_HOST', 'DATA_DIR', 'CACHE_DIR', 'LOG_LEVEL'],
    process.env,
  );
  // All of them: one that a process alone reads would be refused by it after the database was filled.
  readEnvironment(
    variables.map(({ name }) => name).filter((name) => process.env[name]),
    process.env,
  );
  refuseStart(process.env);
  const services = servicesToRun(process.env);
  const exposed = services.some(({ name }) => name === 'identity') ? exposedDemoRefusal(process.env) : null;
  if (exposed !== null) throw new EnvironmentError(exposed);
  await makeDataFolder(config.DATA_DIR);
  const dataDir = await realpath(config.DATA_DIR);
  // Before anything is written there, the lock too.
  await waitForRoom(dataDir, say, { signal });
  const release = await takeLock(dataDir);
  try {
    return { ...(await startLibrary(dataDir, { config, signal, release })), release };
  } catch (error) {
    await release();
    throw error;
  }
}

/** When a process refuses its configuration, prints the line in which it says why, and stops everything. */
async function refuse(name: string, logDir: string, begun: Started): Promise<void> {
  process.stderr.write(`${await lastLines(logDir, name, 1)}\n`);
  await end(begun);
  await begun.release();
  process.exit(EXIT_CONFIG);
}

/** On a signal, ends the start that is under way, which stops what it has begun, or stops what was started. */
function stopOnSignal(starting: Promise<Started>, ending: AbortController): void {
  const stop = async () => {
    if (ending.signal.aborted) return;
    process.stdout.write('\n  stopping …\n');
    ending.abort();
    const started = await starting.catch(() => null);
    if (started !== null) {
      await end(started);
      await started.release();
    }
    process.exit(0);
  };
  // SIGHUP: the terminal was closed.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
}

// If the terminal was closed, writing fails; ignore that, so that everything is still stopped in order.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
const begun = Date.now();
const ending = new AbortController();
const starting = start(ending.signal);
stopOnSignal(starting, ending);
starting.then(
  async () => {
    const took = Date.now() - begun;
    process.stdout.write(welcome(process.env, took, await publicAddressWarning(process.env)));
  },
  (error: unknown) => {
    if (!(ending.signal.aborted && error instanceof Error && error.name === 'AbortError')) endWith(error);
  },
);
