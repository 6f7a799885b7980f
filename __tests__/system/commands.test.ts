/** Commands of the operator while others run, and when their terminal closes: none takes the database away from another. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeData } from '@/__tests__/e2e/support/system';
import { eventually, target } from '@/__tests__/support/reliability/target';
import { portOfServer } from '@/scripts/launcher/postgres/server';

const portBase = target().portBase + 900;
const elsewhere = portBase + 100;

let folder = '';
let dataDir = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'library-commands-'));
  dataDir = path.join(folder, 'data');
  // A command like an import, which takes as long as the test likes; it says what it sees of the library.
  const lasting = path.join(folder, 'lasting.mjs');
  await writeFile(lasting, 'console.log(process.env.DATABASE_URL); setInterval(() => undefined, 1_000);');
  await writeFile(path.join(folder, 'short.mjs'), 'console.log(process.env.DATABASE_URL);');
});
afterAll(async () => {
  await removeData(dataDir);
  await rm(folder, { recursive: true, force: true });
});

const envAt = (base: number) => ({
  ...process.env,
  DATABASE_URL: '',
  PORT_BASE: String(base),
  DATA_DIR: dataDir,
});
const script = (name: string) => path.join(folder, `${name}.mjs`);

const started: ChildProcess[] = [];
function startLasting(base: number): ChildProcess {
  const child = spawn(process.execPath, ['dist/local.mjs', script('lasting')], {
    env: envAt(base),
    stdio: ['ignore', 'pipe', 'inherit'],
    // A process group of its own, as a terminal gives it.
    detached: true,
  });
  started.push(child);
  return child;
}
const runShort = (base: number) =>
  spawnSync(process.execPath, ['dist/local.mjs', script('short')], { env: envAt(base), encoding: 'utf8' });
const firstLine = (child: ChildProcess) =>
  new Promise<string>((resolve) => child.stdout?.once('data', (line) => resolve(String(line).trim())));
/** Sends the signal to what runs, and waits for its end. */
async function end(child: ChildProcess, send = () => child.kill('SIGTERM')): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  send();
  await gone;
}
// Also where a test failed or ran out of time: a command that goes on has the database of the tests after it.
afterEach(async () => {
  await Promise.all(started.splice(0).map((child) => end(child)));
});

it('a command of another PORT_BASE uses the database that runs, and leaves it to the first one', async () => {
  const lasting = startLasting(portBase);
  const address = await firstLine(lasting);
  const short = runShort(elsewhere);
  expect(short.stderr).toBe('');
  expect(short.stdout.trim()).toBe(address);
  expect(await portOfServer(dataDir)).toBe(Number(new URL(address).port));

  const copied = spawnSync(
    process.execPath,
    ['dist/launcher-backup.mjs', 'backup', path.join(folder, 'copy')],
    {
      env: envAt(portBase),
      encoding: 'utf8',
    },
  );
  expect(copied.status).toBe(1);
  expect(copied.stderr).toContain(`A command is running on ${dataDir}`);
  expect(await portOfServer(dataDir)).not.toBeNull();

  const launched = spawnSync(process.execPath, ['dist/launcher.mjs'], {
    env: envAt(elsewhere),
    encoding: 'utf8',
  });
  expect(launched.status).toBe(1);
  expect(launched.stderr).toContain(`A command is running on ${dataDir}`);

  await end(lasting);
  expect(await portOfServer(dataDir)).toBeNull();
});

it('a terminal that closes ends the command, and the database that was started for it', async () => {
  const lasting = startLasting(portBase);
  await firstLine(lasting);
  await end(lasting, () => process.kill(-(lasting.pid ?? 0), 'SIGHUP'));
  await eventually('the database has ended', async () => (await portOfServer(dataDir)) === null);
});

it('two commands that begin together share one database', async () => {
  const [first, second] = [startLasting(portBase), startLasting(portBase)];
  const [one, other] = await Promise.all([firstLine(first), firstLine(second)]);
  expect(one).toBe(other);
  await end(first);
  expect(await portOfServer(dataDir)).not.toBeNull();
  await end(second);
  expect(await portOfServer(dataDir)).toBeNull();
});

it('asking how a copy is made makes none', async () => {
  const asked = spawnSync(process.execPath, ['dist/launcher-backup.mjs', 'backup', '--help'], {
    env: envAt(portBase),
    encoding: 'utf8',
  });
  expect(asked.stderr).toContain('usage: npm run backup -- FOLDER');
  await expect(readFile('--help/backup.json')).rejects.toThrow('ENOENT');
  const inside = spawnSync(
    process.execPath,
    ['dist/launcher-backup.mjs', 'backup', path.join(dataDir, 'copies', 'one')],
    { env: envAt(portBase), encoding: 'utf8' },
  );
  expect(inside.stderr).toContain('name a folder outside it');
});

it.each(['accounts', 'customers', 'content', 'media', 'product'])(
  'asking how npm run … is called makes no library: %s',
  async (name) => {
    const nowhere = path.join(folder, 'nowhere');
    const asked = spawnSync(
      process.execPath,
      ['dist/local.mjs', `dist/services/${name}-command.mjs`, '--help'],
      {
        env: { ...envAt(portBase), DATA_DIR: nowhere },
        encoding: 'utf8',
      },
    );
    expect(asked.stdout).toContain('usage: ');
    expect(asked.status).toBe(0);
    await expect(readFile(path.join(nowhere, 'secrets.json'))).rejects.toThrow('ENOENT');
  },
);

it('a wrong argument is named before the usage', () => {
  const run = (name: string, ...given: string[]) =>
    spawnSync(process.execPath, ['dist/local.mjs', `dist/services/${name}-command.mjs`, ...given], {
      env: envAt(portBase),
      encoding: 'utf8',
    });
  const invited = run('accounts', 'invite', 'x y@school.example');
  expect(invited.stderr).toMatch(/^“x y@school\.example” is no e-mail address\nusage: /);
  expect(invited.status).toBe(64);
  expect(run('customers', 'import', 'docs/examples/institution.json').status).toBe(0);
  const reported = run('product', 'report', 'IR_M1', 'riverside-academy', '2026-13', '2026-10', 'tsv');
  expect(reported.stderr).toMatch(
    /^COUNTER 3020: Invalid Date Arguments \(2026-13 to 2026-10\)\nusage: .*YYYY-MM/s,
  );
  expect(reported.status).toBe(64);
});

it('withdrawing a key that is not there fails', () => {
  const asked = spawnSync(
    process.execPath,
    ['dist/local.mjs', 'dist/services/product-command.mjs', 'revoke', 'nosuch', '1'],
    { env: envAt(portBase), encoding: 'utf8' },
  );
  expect(asked.stderr).toBe('nosuch has no such key: npm run library -- keys nosuch\n');
  expect(asked.status).toBe(1);
});
