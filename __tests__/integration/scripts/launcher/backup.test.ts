/**
 * Copies of a library with its own PostgreSQL, and libraries made from them: whole or refused, by the user who owns it alone. As root
 * the server runs under another account, with its files in DATA_DIR or, where that account cannot go, outside it.
 */
import { spawn, spawnSync } from 'node:child_process';
import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readdir,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import pg from 'pg';
import { removeData } from '@/__tests__/e2e/support/system';
import { freePort, freePortBase } from '@/__tests__/support/processes/free-port';
import { backUp, restore } from '@/scripts/launcher/backup/backup';
import { startPostgres } from '@/scripts/launcher/postgres/server';
import { localSecrets } from '@/scripts/launcher/keys/secrets';
import { FileStore } from '@/services/content/files/store';
import { nodeBundle } from '@/scripts/support/services.mjs';

const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'library-backup-'));
  await chmod(folder, 0o755);
});
afterEach(async () => {
  for (const name of ['first', 'second', 'third']) await removeData(at(name));
  await rm(folder, { recursive: true, force: true });
});
const at = (name: string) => path.join(folder, name);

/** What a query on the library's own database answers. */
async function ask(dataDir: string, query: string): Promise<unknown[]> {
  const { postgresPassword: password } = await localSecrets(dataDir);
  const server = await startPostgres({ dataDir, port: await freePort(), password, settings });
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const { rows } = await client.query<object>(query).finally(() => client.end());
  await server.stop();
  return rows;
}

const makeLibrary = (dataDir: string) =>
  ask(dataDir, 'create table kept (word text); insert into kept values (1)');

/** Makes this process look like one of another user, who may do what it may. */
function asAnother(): void {
  const uid = process.getuid?.() ?? 0;
  jest.spyOn(process, 'getuid').mockReturnValue(uid + 1);
}

/** Runs the launcher to its end. */
async function startAt(dataDir: string): Promise<{ status: number | null; said: string }> {
  // Below the project, where it finds its packages.
  const launcher = path.resolve('.cache', `${path.basename(folder)}.mjs`);
  await build({
    entryPoints: ['scripts/launcher/main.ts'],
    outfile: launcher,
    ...nodeBundle(process.cwd()),
    sourcemap: false,
  });
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    PORT_BASE: String(await freePortBase()),
  } as const;
  const { status, stderr } = spawnSync(process.execPath, [launcher], { env, encoding: 'utf8' });
  await rm(launcher);
  return { status, said: stderr };
}

const ownersOf = async (name: string) => {
  const { uid, mode } = await stat(name);
  return { uid, mode };
};

describe.each([
  ['may be entered by all', 0o755],
  ['is its owner’s alone', 0o700],
])('a library in a folder that %s', (_what, mode) => {
  beforeEach(() => chmod(folder, mode));

  it('is copied with its database, and is the same from the copy', async () => {
    await makeLibrary(at('first'));
    expect(await backUp(at('first'), at('copy'))).toMatchObject({ hasDatabase: true });
    expect(await restore(at('copy'), at('second'))).toMatchObject({ hasDatabase: true });
    expect(await ask(at('second'), 'select word from kept')).toEqual([{ word: '1' }]);
    expect(await localSecrets(at('second'))).toEqual(await localSecrets(at('first')));
    expect(await readdir(at('second'))).not.toContain('launcher.pid');
    // The one that was copied runs on.
    expect(await ask(at('first'), 'select word from kept')).toEqual([{ word: '1' }]);
  });
});

it('stays where its database is when somebody opens or closes its folder to others', async () => {
  await chmod(folder, 0o700);
  await makeLibrary(at('first'));
  await chmod(folder, 0o755);
  expect(await ask(at('first'), 'select word from kept')).toEqual([{ word: '1' }]);
});

it('a copy is refused where there is no database, unless it is elsewhere', async () => {
  await localSecrets(at('first'));
  await expect(backUp(at('first'), at('copy'))).rejects.toThrow(/no database .+DATABASE_URL is not set/);
  expect(await readdir(folder)).toEqual(['first']);
  expect(await readdir(at('first'))).toEqual(['secrets.json']);
  expect(await backUp(at('first'), at('copy'), 'postgres://elsewhere')).toMatchObject({ hasDatabase: false });
});

it('a copy that came without its database is of the first that looks: that one may be restored under another identifier', async () => {
  await localSecrets(at('first'));
  const files = new FileStore(at('first'));
  await files.claim('cluster/1');
  await writeFile(path.join(files.directory, 'kept'), '');
  await backUp(at('first'), at('copy'), 'postgres://elsewhere');
  await restore(at('copy'), at('second'));
  const restored = new FileStore(at('second'));
  expect(await readdir(restored.directory)).toEqual(['kept']);
  expect(await restored.claim('another/1')).toBe(true);
  expect(await files.claim('another/1')).toBe(false);
});

it('a copy that came with its database stays that one’s, and a folder that is a link keeps the mark of whoever has it', async () => {
  await localSecrets(at('first'));
  await mkdir(path.join(at('first'), 'postgres', 'data'), { recursive: true });
  await writeFile(path.join(at('first'), 'postgres', 'data', 'PG_VERSION'), '18');
  const files = new FileStore(at('first'));
  await files.claim('cluster/1');
  await backUp(at('first'), at('copy'));
  await restore(at('copy'), at('second'));
  expect(await new FileStore(at('second')).claim('another/1')).toBe(false);
  await rename(files.directory, at('shared'));
  await symlink(at('shared'), files.directory);
  await backUp(at('first'), at('linked'), 'postgres://elsewhere');
  await restore(at('linked'), at('third'));
  expect(await new FileStore(at('third')).claim('another/1')).toBe(false);
});

it('a library that has moved to a database elsewhere is not told that its old one here is it', async () => {
  await localSecrets(at('first'));
  await mkdir(path.join(at('first'), 'postgres', 'data'), { recursive: true });
  await writeFile(path.join(at('first'), 'postgres', 'data', 'PG_VERSION'), '17');
  expect(await backUp(at('first'), at('copy'), 'postgres://elsewhere')).toMatchObject({ hasDatabase: false });
  expect(await readdir(at('copy'))).toEqual(['backup.json', 'data']);
});

it('a library in a folder of root’s is copied by the user whose its files are', async () => {
  await localSecrets(at('first'));
  asAnother();
  await chown(path.join(at('first'), 'secrets.json'), process.getuid?.() ?? 0, 0);
  expect(await backUp(at('first'), at('copy'), 'postgres://elsewhere')).toMatchObject({ hasDatabase: false });
});

describe('a library and its copy', () => {
  let shared: string;
  const first = () => path.join(shared, 'first');
  const copy = () => path.join(shared, 'copy');
  beforeAll(async () => {
    shared = await mkdtemp(path.join(tmpdir(), 'library-copied-'));
    await chmod(shared, 0o755);
    await makeLibrary(first());
    await backUp(first(), copy());
  });
  afterAll(async () => {
    await removeData(first());
    await rm(shared, { recursive: true, force: true });
  });

  it('are copied by their owner alone, and another who tries changes nothing', async () => {
    const home = path.join(first(), 'postgres');
    const before = await ownersOf(home);
    asAnother();
    await expect(backUp(first(), at('copy'))).rejects.toThrow(/belongs to .+ sudo -HE -u \S+ npm run backup/);
    expect(await ownersOf(home)).toEqual(before);
    expect(await readdir(folder)).toEqual([]);
  });

  it('have a database that no other user runs', async () => {
    asAnother();
    const started = startPostgres({ dataDir: first(), port: await freePort(), password: '', settings });
    await expect(started).rejects.toThrow(/^DATA_DIR: the database in .+ was made by another user/);
  });

  it('are restored by the owner of the new folder alone', async () => {
    await mkdir(at('second'));
    asAnother();
    await expect(restore(copy(), at('second'))).rejects.toThrow(/belongs to .+ npm run restore/);
    expect(await readdir(at('second'))).toEqual([]);
  });

  it('are not restored where a library starts', async () => {
    await mkdir(at('second'));
    const holder = spawn('sleep', ['300'], { argv0: 'launcher', stdio: 'ignore' });
    await new Promise((resolve) => holder.once('spawn', resolve));
    await writeFile(path.join(at('second'), 'launcher.pid'), String(holder.pid));
    await expect(restore(copy(), at('second'))).rejects.toThrow(`(process ${holder.pid})`);
    const ended = new Promise((resolve) => holder.once('exit', resolve));
    holder.kill('SIGKILL');
    await ended;
    expect(await restore(copy(), at('second'))).toMatchObject({ hasDatabase: true });
  });

  it('a restore that was interrupted is no library: it does not start or get copied, and can be done again', async () => {
    // Everything but the database, which the copy does not hold for now.
    const database = path.join(copy(), 'database');
    await rename(database, at('database'));
    await expect(restore(copy(), at('second'))).rejects.toThrow('ENOENT');
    await rename(at('database'), database);
    expect(await startAt(at('second'))).toEqual({
      status: 78,
      said: expect.stringMatching(/^DATA_DIR: a restore into .+ was interrupted\. Run it again.+\n$/),
    });
    await expect(backUp(at('second'), at('other'))).rejects.toThrow('was interrupted');
    await writeFile(path.join(at('second'), 'half'), '');
    await restore(copy(), at('second'));
    expect(await readdir(at('second'))).not.toContain('half');
    expect(await ask(at('second'), 'select word from kept')).toEqual([{ word: '1' }]);
  });
});
