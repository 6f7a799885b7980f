/**
 * The embedded PostgreSQL server of a local system: initialised once, started, adopted when a killed launcher left
 * it running, stopped with its launcher. Real PostgreSQL binaries; `DATABASE_URL` replaces all of this.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, openSync } from 'node:fs';
import { access, chmod, chown, mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { canReach, serverAccount, type ServerAccount } from './account';
import { usableBinaries } from './binaries';

/** Outside every home folder, in case the project is where only root may read. */
const SHARED_ROOT = '/var/lib/open-theatre-library';
const START_TIMEOUT_MS = 30_000;
const POLL_MS = 50;
const RETRY_MS = 500;
const USER = 'library';
const DATABASE = 'library';

export interface PostgresOptions {
  dataDir: string;
  port: number;
  password: string;
  /** Extra `-c name=value` settings, for tests that trade durability for speed. */
  settings?: readonly string[];
}

export interface PostgresServer {
  url: string;
  pid: number;
  /** True when a server left by an earlier launcher was taken over. */
  adopted: boolean;
  stop: () => Promise<void>;
}

/** Whether a server of an earlier launcher still serves this folder on this port, to be taken over. */
export async function isServerLeft({ dataDir, port }: PostgresOptions): Promise<boolean> {
  const home = await serverHome(dataDir, serverAccount());
  return (await runningPid(path.join(home, 'data'), port)) !== null;
}

/** Folder of a data folder's database: inside it, or elsewhere if the server's account cannot reach it. */
export async function databaseFolder(dataDir: string): Promise<string> {
  return path.join(await serverHome(dataDir, serverAccount()), 'data');
}

/** Ends a server that an earlier launcher left running on this folder, on whatever port. */
export async function stopServerLeft(dataDir: string): Promise<void> {
  const pid = await livePid(await readPidFile(await databaseFolder(dataDir)));
  if (pid !== null) await stopByPid(pid);
}

/** Starts (or adopts) the server and makes sure that the database exists. Rejects with the end of the server's log. */
export async function startPostgres(options: PostgresOptions): Promise<PostgresServer> {
  const account = serverAccount();
  const home = await serverHome(options.dataDir, account);
  const native = await usableBinaries(account, SHARED_ROOT);
  const data = path.join(home, 'data');
  const url = `postgres://${USER}:${encodeURIComponent(options.password)}@127.0.0.1:${options.port}/${DATABASE}`;
  const running = await runningPid(data, options.port);
  if (running !== null) {
    await untilReady(url);
    return { url, pid: running, adopted: true, stop: () => stopByPid(running) };
  }
  if (!(await exists(path.join(data, 'PG_VERSION')))) await initialise(native, home, data, options, account);
  await forgetAnonymous(data);
  const pid = await launched(() => launch(native, home, data, options, account), home, url);
  return { url, pid, adopted: false, stop: () => stopByPid(pid) };
}

/**
 * Starts the server, and retries for a while if it refuses because workers of a killed server have not exited yet. The
 * pid file is left to PostgreSQL, which uses it to detect that they still use the data.
 */
async function launched(start: () => ChildProcess, home: string, url: string): Promise<number> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const child = start();
    try {
      await Promise.race([untilReady(url), failure(child, path.join(home, 'server.log'))]);
      if (child.pid === undefined) throw new Error('PostgreSQL did not start');
      child.unref();
      return child.pid;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

/** After a reboot, the pid in the file may belong to a process that is not PostgreSQL: the file is then deleted. */
async function forgetAnonymous(data: string): Promise<void> {
  const file = path.join(data, 'postmaster.pid');
  const pid = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0]);
  if (Number.isInteger(pid) && pid > 0 && isAlive(pid)) await rm(file, { force: true });
}

/** Whether the server is still running. */
export const isRunning = ({ pid }: Pick<PostgresServer, 'pid'>): boolean => isAlive(pid);

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** DATA_DIR/postgres, or a folder elsewhere if the server's account cannot reach DATA_DIR. */
async function serverHome(dataDir: string, account: ServerAccount | null): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const inside = path.join(await realpath(dataDir), 'postgres');
  await mkdir(inside, { recursive: true });
  if (account === null) return inside;
  await chown(inside, account.uid, account.gid);
  if (canReach(inside, account)) return inside;
  const key = createHash('sha256').update(inside).digest('hex').slice(0, 16);
  const outside = path.join(SHARED_ROOT, key);
  await mkdir(outside, { recursive: true, mode: 0o755 });
  await chmod(SHARED_ROOT, 0o755);
  await chown(outside, account.uid, account.gid);
  await writeFile(path.join(inside, 'MOVED'), `${outside}\n`);
  return outside;
}

/** Lines of postmaster.pid: the first is the pid, the fourth the port. A single empty line if there is no such file. */
async function readPidFile(data: string): Promise<string[]> {
  return (await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
}

/** The pid in a pid file, if that process is alive and is PostgreSQL. */
async function livePid(lines: readonly string[]): Promise<number | null> {
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return null;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => 'postgres');
  return command.includes('postgres') ? pid : null;
}

/** Pid of a live server on this data folder and port; a stale pid file counts as none. */
async function runningPid(data: string, port: number): Promise<number | null> {
  const lines = await readPidFile(data);
  const pid = await livePid(lines);
  if (pid === null || Number(lines[3]) === port) return pid;
  // The server runs on another port: only one may use this data folder, so it is stopped and restarted on the wanted port.
  await stopByPid(pid);
  return null;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function initialise(
  native: string,
  home: string,
  data: string,
  { password }: PostgresOptions,
  account: ServerAccount | null,
): Promise<void> {
  const secret = path.join(home, 'password');
  // A first start that was killed half-way leaves a folder that initdb would refuse.
  await rm(data, { recursive: true, force: true });
  await writeFile(secret, `${password}\n`, { mode: 0o600 });
  if (account) await chown(secret, account.uid, account.gid);
  const made = spawnSync(
    path.join(native, 'bin', 'initdb'),
    ['-D', data, '-U', USER, '-A', 'scram-sha-256', `--pwfile=${secret}`, '--encoding=UTF8',
      '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--no-sync'], // prettier-ignore
    { cwd: home, encoding: 'utf8', ...account },
  );
  await rm(secret, { force: true });
  if (made.status !== 0)
    throw new Error(`initdb failed: ${made.stderr || made.error?.message || 'no output'}`);
}

function launch(
  native: string,
  home: string,
  data: string,
  { port, settings = [] }: PostgresOptions,
  account: ServerAccount | null,
): ChildProcess {
  // A file, not a pipe: the server must outlive a killed launcher without dying on a broken pipe.
  const log = openSync(path.join(home, 'server.log'), 'a');
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

async function failure(child: ChildProcess, logFile: string): Promise<never> {
  await new Promise((resolve) => child.once('exit', resolve).once('error', resolve));
  const log = await readFile(logFile, 'utf8').catch(() => '');
  throw new Error(`PostgreSQL ended while starting:\n${log.split('\n').slice(-8).join('\n')}`);
}

/** Waits until the server answers; creates the database on the first start. */
async function untilReady(url: string): Promise<void> {
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
      if (Date.now() > deadline) throw new Error('PostgreSQL did not answer in time', { cause: error });
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

/** Fast shutdown (SIGINT): closes open connections and loses nothing committed. Resolves when the process has exited. */
async function stopByPid(pid: number): Promise<void> {
  if (!isAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (isAlive(pid) && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
}
