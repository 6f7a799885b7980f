/** The embedded PostgreSQL where a start before went wrong: killed while it made the database, or ended without a trace. */
import { spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeData } from '@/__tests__/e2e/support/system';
import { freePort } from '@/__tests__/support/processes/free-port';
import { isServerLeft, startPostgres, stopServerLeft } from '@/scripts/launcher/postgres/server';

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
}, 90_000);

it('takes over the server that serves this folder, and ends it when it is asked to', async () => {
  const options = optionsAt(await freePort());
  await startPostgres(options);
  expect(await isServerLeft(options)).toBe(true);
  expect((await startPostgres(options)).adopted).toBe(true);
  await stopServerLeft(dataDir);
  expect(await isServerLeft(options)).toBe(false);
}, 60_000);

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
  }, 60_000);
});
