/** The embedded PostgreSQL where a start before went wrong: killed while it made the database, or ended without a trace. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { removeData } from '@/__tests__/e2e/support/system';
import { freePort } from '@/__tests__/support/processes/free-port';
import { EnvironmentError } from '@/lib/contracts/environment';
import { serverAccount } from '@/scripts/launcher/postgres/account';
import { SHARED_ROOT } from '@/scripts/launcher/postgres/home';
import {
  isServerLeft,
  portOfServer,
  startPostgres,
  stopServerLeft,
} from '@/scripts/launcher/postgres/server';

const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'library-embedded-'));
  // The server's account has to reach it when the tests run as root.
  await chmod(dataDir, 0o755);
});
afterEach(() => removeData(dataDir));
const home = () => path.join(dataDir, 'postgres');
const optionsAt = (port: number) => ({ dataDir, port, password: 'test', settings });

/** Kills initdb, and what it runs, as soon as it has written its first file. */
function killInitdb(): ChildProcess {
  const script = `
    until ls "$0"/data*/PG_VERSION >/dev/null 2>&1; do :; done
    for process in /proc/[0-9]*; do
      if tr '\\0' ' ' < "$process/cmdline" 2>/dev/null | grep -q -e "-D $0/"; then kill -9 "\${process#/proc/}"; fi
    done`;
  return spawn('sh', ['-c', script, home()], { stdio: 'ignore' });
}

it('a first start that was killed while it made the database is made good by the next', async () => {
  const killer = killInitdb();
  const gone = new Promise((resolve) => killer.once('exit', resolve));
  const options = optionsAt(await freePort());
  await expect(startPostgres(options)).rejects.toThrow('initdb failed');
  await gone;
  const server = await startPostgres(options);
  expect(server.adopted).toBe(false);
  await server.stop();
  await expect(readFile(path.join(home(), 'data.new', 'PG_VERSION'))).rejects.toThrow('ENOENT');
});

describe('a start that fails', () => {
  /** The start of a library that was made before; what it fails by, and how long that took. */
  async function failedStart(options: Parameters<typeof startPostgres>[0]) {
    const began = performance.now();
    const error = await startPostgres(options).catch((cause: unknown) => cause);
    // Half a minute is what a start has that may still succeed.
    expect(performance.now() - began).toBeLessThan(15_000);
    expect(await portOfServer(dataDir)).toBeNull();
    return error;
  }

  it('because the password is another library’s ends at once, in one line, and leaves no server', async () => {
    const options = optionsAt(await freePort());
    await (await startPostgres(options)).stop();
    const error = await failedStart({ ...options, password: 'of another library' });
    expect(error).toBeInstanceOf(EnvironmentError);
    expect((error as Error).message).toMatch(/^DATA_DIR: .+password.+Put back the secrets\.json[^\n]+$/);
  });

  it('because the server ends ends at once, with the server’s reason in one line, and asks no further', async () => {
    const options = optionsAt(await freePort());
    await (await startPostgres(options)).stop();
    const connect = jest.spyOn(pg.Client.prototype, 'connect');
    const error = await failedStart({ ...options, settings: ['max_connections=none'] });
    expect((error as Error).message).toMatch(
      /^PostgreSQL ended while starting: invalid value for parameter "max_connections"[^\n]+server\.log$/,
    );
    // A connection that was being made may still fail.
    await sleep(500);
    connect.mockClear();
    await sleep(1_000);
    expect(connect).not.toHaveBeenCalled();
    connect.mockRestore();
  });
});

describe('a start that is to end', () => {
  /** Ends the start after so many milliseconds. */
  async function endedAfter(ms: number): Promise<void> {
    const ending = new AbortController();
    setTimeout(() => ending.abort(), ms);
    const began = performance.now();
    await expect(startPostgres({ ...optionsAt(await freePort()), signal: ending.signal })).rejects.toThrow(
      'abort',
    );
    expect(performance.now() - began).toBeLessThan(ms + 2_000);
  }

  it('ends while it makes the database, and leaves nothing half made', async () => {
    await endedAfter(200);
    expect((await readdir(home())).filter((name) => name !== 'MOVED')).toEqual([]);
  });

  it('ends while it waits for the server, which it stops', async () => {
    await (await startPostgres(optionsAt(await freePort()))).stop();
    await endedAfter(20);
    expect(await portOfServer(dataDir)).toBeNull();
  });

  it('ends while it waits for a server that was running and does not answer, which it stops', async () => {
    const server = await startPostgres(optionsAt(await freePort()));
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.query('alter database postgres allow_connections false');
    await client.end();
    const ending = new AbortController();
    setTimeout(() => ending.abort(), 300);
    await expect(startPostgres({ ...optionsAt(server.port), signal: ending.signal })).rejects.toThrow(
      'abort',
    );
    expect(await portOfServer(dataDir)).toBeNull();
  });
});

describe('a folder that is no whole database', () => {
  const data = (...parts: string[]) => path.join(home(), 'data', ...parts);
  beforeEach(async () => {
    await mkdir(data('global'), { recursive: true });
    const account = serverAccount();
    if (account) await chown(data(), account.uid, account.gid);
  });

  it.each([
    ['was begun and cut off', 'PG_VERSION', '17\n'],
    ['was left without what PostgreSQL begins with', path.join('global', 'pg_control'), ''],
    ['has lost its first file', path.join('global', '1262'), 'a table'],
  ])('that %s is told at once, with what to do, and nothing in it is deleted', async (_what, file, text) => {
    await writeFile(data(file), text);
    const began = performance.now();
    const start = startPostgres(optionsAt(await freePort()));
    await expect(start).rejects.toThrow(EnvironmentError);
    await expect(start).rejects.toThrow(`${data()} is not whole`);
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(await readFile(data(file), 'utf8')).toBe(text);
  });

  it('and holds no file at all is made anew', async () => {
    const server = await startPostgres(optionsAt(await freePort()));
    await server.stop();
    expect(await readFile(data('PG_VERSION'), 'utf8')).toMatch(/^\d+\n$/);
  });
});

describe('a database outside DATA_DIR, as root may have it', () => {
  const outside = () =>
    path.join(SHARED_ROOT, createHash('sha256').update(home()).digest('hex').slice(0, 16));
  beforeEach(async () => {
    await mkdir(home());
    await writeFile(path.join(home(), 'MOVED'), `${outside()}\n`);
  });

  it('that is gone is missed, and no empty one takes its place', async () => {
    const start = startPostgres(optionsAt(await freePort()));
    await expect(start).rejects.toThrow(EnvironmentError);
    await expect(start).rejects.toThrow(`was in ${outside()}, and is not there any more`);
    expect(await readdir(home())).toEqual(['MOVED']);
  });

  // Only root starts PostgreSQL under another account, and so outside DATA_DIR.
  const itAsRoot = serverAccount() === null ? it.skip : it;
  itAsRoot(
    'whose making was cut off is made',
    async () => {
      await mkdir(path.join(outside(), 'data.new'), { recursive: true });
      const server = await startPostgres(optionsAt(await freePort()));
      await server.stop();
      expect(server.adopted).toBe(false);
    },
    60_000,
  );
});

it('takes over the server that serves this folder, and ends it when it is asked to', async () => {
  const options = optionsAt(await freePort());
  await startPostgres(options);
  expect(await isServerLeft(options)).toBe(true);
  expect((await startPostgres(options)).adopted).toBe(true);
  await stopServerLeft(dataDir);
  expect(await isServerLeft(options)).toBe(false);
});

describe('a pid file whose number is another PostgreSQL’s by now', () => {
  let other: ChildProcess;
  beforeEach(async () => {
    other = spawn('sleep', ['300'], { argv0: 'postgres', stdio: 'ignore' });
    await new Promise((resolve) => other.once('spawn', resolve));
  });
  afterEach(() => other.kill('SIGKILL'));
  const leavePidFile = () =>
    writeFile(path.join(home(), 'data', 'postmaster.pid'), `${other.pid}\n${home()}/data\n0\n5432\n`);

  it('ends nobody when a server of this folder is to be ended', async () => {
    await mkdir(path.join(home(), 'data'), { recursive: true });
    await leavePidFile();
    await stopServerLeft(dataDir);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(other.signalCode).toBeNull();
  });

  it('ends nobody at a start, which makes a server of its own', async () => {
    const options = optionsAt(await freePort());
    await (await startPostgres(options)).stop();
    await leavePidFile();
    const server = await startPostgres(options);
    expect(server).toMatchObject({ adopted: false });
    await server.stop();
    expect(other.signalCode).toBeNull();
    await rm(path.join(home(), 'data', 'postmaster.pid'), { force: true });
  });
});
