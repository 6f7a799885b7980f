/**
 * The embedded PostgreSQL server of a local system: initialised once, started, adopted when a killed launcher left
 * it running, stopped with its launcher. Real PostgreSQL binaries; `DATABASE_URL` replaces all of this.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { EnvironmentError } from '@/lib/contracts/environment';
import { reasonOf, refusesRole } from '@/services/common/database/database-failure';
import { requireRoom } from '@/services/common/files/disk';
import { makeDataFolder } from '../files';
import { serverAccount, type ServerAccount } from './account';
import { usableBinaries } from './binaries';
import { databaseFolder, makeServerHome, requireNotLost, SERVER_LOG, SHARED_ROOT } from './home';
import { initialise, isToBeMade } from './initialise';
import { forgetAnonymous, isAlive, liveServer, liveServerOn, stopByPid, type PidFile } from './pid-file';

const START_TIMEOUT_MS = 30_000;
const POLL_MS = 50;
const RETRY_MS = 500;
const USER = 'library';
const DATABASE = 'library';

export interface PostgresOptions {
  dataDir: string;
  port: number;
  password: string;
  /** Takes a server that is running as it is, on whatever port: it is another's, and is not stopped for this. */
  onAnyPort?: boolean;
  /** Ends the start, which then rejects, and the server with it. */
  signal?: AbortSignal;
  /** Extra `-c name=value` settings, for tests that trade durability for speed. */
  settings?: readonly string[];
}

export interface PostgresServer {
  url: string;
  port: number;
  pid: number;
  /** True when a server that was running already was taken over. */
  adopted: boolean;
  stop: () => Promise<void>;
}

/** Whether a server of an earlier launcher still serves this folder on this port, to be taken over. */
export async function isServerLeft({ dataDir, port }: PostgresOptions): Promise<boolean> {
  return (await liveServerOn(await databaseFolder(dataDir), port)) !== null;
}

/** Port of the server that is running on this folder; null if none is. */
export const portOfServer = async (dataDir: string): Promise<number | null> =>
  (await liveServer(await databaseFolder(dataDir)))?.port ?? null;

/** Ends a server that an earlier launcher left running on this folder, on whatever port. */
export async function stopServerLeft(dataDir: string): Promise<void> {
  const left = await liveServer(await databaseFolder(dataDir));
  if (left !== null) await stopByPid(left.pid);
}

/** Waits for a server that is running; false if it ends meanwhile, because whoever used it last was just leaving. */
async function isServing({ pid, port }: PidFile, { password, signal }: PostgresOptions): Promise<boolean> {
  try {
    await untilReady(urlOf(port, password), { isThere: () => isAlive(pid), signal });
    return true;
  } catch (error) {
    await stopIfAborted(pid, signal);
    if (isAlive(pid)) throw error;
    return false;
  }
}

/** Stops a server of which the start is to end, and throws the reason for that. */
async function stopIfAborted(pid: number | undefined, signal: AbortSignal | undefined): Promise<void> {
  if (signal?.aborted && pid !== undefined) await stopByPid(pid);
  signal?.throwIfAborted();
}

const urlOf = (port: number, password: string) =>
  `postgres://${USER}:${encodeURIComponent(password)}@127.0.0.1:${port}/${DATABASE}`;

/** Starts (or adopts) the server and makes sure that the database exists. Rejects with the end of the server's log. */
export async function startPostgres(options: PostgresOptions): Promise<PostgresServer> {
  const { dataDir, password, port, onAnyPort = false, signal } = options;
  await makeDataFolder(dataDir);
  const serve = ({ pid, port: its }: PidFile, adopted: boolean): PostgresServer => ({
    url: urlOf(its, password),
    port: its,
    pid,
    adopted,
    stop: () => stopByPid(pid),
  });
  const folder = await databaseFolder(dataDir);
  const running = await (onAnyPort ? liveServer(folder) : liveServerOn(folder, port));
  if (running !== null && (await isServing(running, options))) return serve(running, true);
  await requireNotLost(dataDir);
  const account = serverAccount();
  const home = await makeServerHome(dataDir, account);
  const native = await usableBinaries(account, SHARED_ROOT);
  const data = path.join(home, 'data');
  if (await isToBeMade(data)) await initialise({ native, home, user: USER, password, account, signal });
  await forgetAnonymous(data);
  const start = () => launch(native, home, data, options, account);
  const { server, isOurs } = await launched(start, home, { ...options, data });
  return serve(server, !isOurs);
}

/** The server has ended by itself. */
class EndedError extends Error {
  /** @param passes whether another attempt may do better */
  constructor(
    message: string,
    readonly passes: boolean,
  ) {
    super(message);
  }
}

/** Whoever says this may be gone in a moment: workers of a killed server, another server, what takes all room or memory. */
const PASSING = /already exists|still in use|Address already in use|No space left|Cannot allocate memory/;

const mayPass = (error: unknown) => error instanceof EndedError && error.passes;

/** Stops what may still run, and throws why it is given up. */
async function giveUp({ pid }: ChildProcess, error: unknown): Promise<never> {
  if (pid !== undefined) await stopByPid(pid);
  throw error;
}

/** Bytes of the server's log; 0 where there is none yet. */
const logged = (home: string): Promise<number> =>
  stat(path.join(home, SERVER_LOG)).then(
    ({ size }) => size,
    () => 0,
  );

/**
 * Starts the server, and retries for a while if it refuses because workers of a killed server have not exited yet. The
 * pid file is left to PostgreSQL, which uses it to detect that they still use the data. One that somebody else has started
 * meanwhile is taken. Where it rejects it leaves no server behind, and nothing that still asks for one.
 */
async function launched(
  start: () => ChildProcess,
  home: string,
  { data, port, password, signal }: PostgresOptions & { data: string },
): Promise<{ server: PidFile; isOurs: boolean }> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const before = await logged(home);
    const child = start();
    const over = new AbortController();
    try {
      const ready = untilReady(urlOf(port, password), {
        signal: AbortSignal.any([over.signal, ...(signal ? [signal] : [])]),
      });
      await Promise.race([ready, failure(child, home, before)]);
      if (child.pid === undefined) throw new Error('PostgreSQL did not start');
      child.unref();
      const server = (await liveServer(data)) ?? { pid: child.pid, port };
      return { server, isOurs: server.pid === child.pid };
    } catch (error) {
      over.abort();
      await stopIfAborted(child.pid, signal);
      if (!mayPass(error) || Date.now() > deadline) await giveUp(child, error);
      await sleep(RETRY_MS, undefined, { signal });
      const other = await liveServer(data);
      if (other === null || other.pid === child.pid) continue;
      await untilReady(urlOf(other.port, password), { signal });
      return { server: other, isOurs: false };
    }
  }
}

/** Whether the server is still running. */
export const isRunning = ({ pid }: Pick<PostgresServer, 'pid'>): boolean => isAlive(pid);

function launch(
  native: string,
  home: string,
  data: string,
  { port, settings = [] }: PostgresOptions,
  account: ServerAccount | null,
): ChildProcess {
  // A file, not a pipe: the server must outlive a killed launcher without dying on a broken pipe.
  const log = openSync(path.join(home, SERVER_LOG), 'a');
  const fixed = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'max_connections=200',
  ];
  const flags = [...fixed, ...settings].flatMap((setting) => ['-c', setting]);
  const child = spawn(path.join(native, 'bin', 'postgres'), ['-D', data, ...flags], {
    cwd: home,
    detached: true,
    stdio: ['ignore', log, log],
    ...account,
  });
  closeSync(log);
  return child;
}

/** What the server gives as the reason of its end. */
const REASON = /^.*?(?:FATAL|PANIC): +(.+)$/gm;

/**
 * Rejects when the server has ended, with why: a full disk in a line of ours, for the end of the log seldom names it.
 * @param before bytes of the log that are older
 */
async function failure(child: ChildProcess, home: string, before: number): Promise<never> {
  await new Promise((resolve) => child.once('exit', resolve).once('error', resolve));
  await requireRoom(home).catch(({ message }: Error) => {
    throw new EndedError(
      `PostgreSQL cannot start: ${message}. Free room, or move DATA_DIR to another disk`,
      true,
    );
  });
  const file = path.join(home, SERVER_LOG);
  const said = (await readFile(file).catch(() => Buffer.alloc(0))).toString('utf8', before);
  const reason = [...said.matchAll(REASON)].at(-1)?.[1];
  throw new EndedError(
    `PostgreSQL ended while starting${reason === undefined ? '' : `: ${reason}`}. Its log is ${file}`,
    PASSING.test(said),
  );
}

interface Awaited {
  isThere?: () => boolean;
  signal?: AbortSignal | undefined;
}

/** Waits until the server answers; creates the database on the first start. Rejects once it is not there to wait for. */
async function untilReady(url: string, { isThere = () => true, signal }: Awaited): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  const maintenance = url.replace(new RegExp(`/${DATABASE}$`), '/postgres');
  for (;;) {
    const client = new pg.Client({ connectionString: maintenance, connectionTimeoutMillis: 2_000 });
    // A server that is still starting may close the connection; the query fails then too, so the event can be ignored.
    client.on('error', () => undefined);
    try {
      await client.connect();
      const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
      if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
      return;
    } catch (error) {
      if (refusesRole(error))
        throw new EnvironmentError(
          `DATA_DIR: its database does not take the password in secrets.json (${reasonOf(error)}). Put back the secrets.json that this library had`,
          { cause: error },
        );
      if (Date.now() > deadline || !isThere())
        throw new Error('PostgreSQL did not answer in time', { cause: error });
      await sleep(POLL_MS, undefined, { signal });
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
