/**
 * The disk of PostgreSQL runs full under writes: every call is answered 200 or 503, the process lives and says that it is not
 * ready, and once there is room again everything goes on with nothing acknowledged lost. Needs leave to mount a file system.
 */
import { randomBytes } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase, type Database } from '@/services/common/database/database';
import { requireRoom } from '@/services/common/files/disk';
import { createServer, type Server } from '@/services/common/http/http';
import { createLog } from '@/services/common/log';
import type { PostgresOptions, PostgresServer } from '@/scripts/launcher/postgres/server';
import { startWatchedPostgres } from '@/scripts/launcher/postgres/watch';
import { freePort } from '@/__tests__/support/processes/free-port';

const MIB = 1024 * 1024;
const folder = mkdtempSync(path.join(tmpdir(), 'library-full-disk-'));
chmodSync(folder, 0o755);
const mount = ['-t', 'tmpfs', '-o', 'size=224m,mode=755', 'none', folder];
const isMounted = spawnSync('mount', mount).status === 0;
const filler = path.join(folder, 'filler');

interface Tables {
  note: { id: number; body: string };
}

let options: PostgresOptions;
let postgres: PostgresServer;
let database: Database<Tables>;
let app: Server;

beforeAll(async () => {
  if (!isMounted) return;
  options = { dataDir: path.join(folder, 'data'), port: await freePort(), password: 'full' };
  postgres = await startWatchedPostgres(options, () => undefined);
  database = openDatabase<Tables>(postgres.url, 'public', 4);
  await database.pool.query('create table note (id int primary key, body text not null)');
  app = createServer({ log: createLog('tried', 'silent'), ready: () => requireRoom(folder) });
  app.post<{ Params: { id: string } }>('/notes/:id', async ({ params }) => {
    const body = randomBytes(64 * 1024).toString('base64');
    await database.db
      .insertInto('note')
      .values({ id: Number(params.id), body })
      .execute();
    return { ok: true };
  });
});
afterAll(async () => {
  if (isMounted) {
    await app.close();
    await database.close();
    await postgres.stop();
    spawnSync('umount', ['-l', folder]);
  }
  rmSync(folder, { recursive: true, force: true });
});

const fill = (left = 2 * MIB) => {
  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - left)));
};
const acknowledged = new Set<number>();
let next = 0;
async function write(): Promise<number> {
  const id = (next += 1);
  const { statusCode } = await app.inject({ method: 'POST', url: `/notes/${id}` });
  if (statusCode === 200) acknowledged.add(id);
  return statusCode;
}
const isOver = (deadline: number) => performance.now() > deadline;

(isMounted ? it : it.skip)(
  'a full disk under the database ends no process and loses nothing that was acknowledged',
  async () => {
    expect(await write()).toBe(200);
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    fill();
    const seen = new Set<number>();
    for (const end = performance.now() + 8_000; !isOver(end);) seen.add(await write());
    expect([...seen].filter((status) => status !== 200)).toEqual([503]);
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    rmSync(filler);
    const end = performance.now() + 40_000;
    while ((await write()) !== 200 && !isOver(end)) await sleep(250);
    expect(await write()).toBe(200);
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    const { rows } = await database.pool.query<{ id: number }>('select id from note');
    const stored = new Set(rows.map(({ id }) => id));
    expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([]);
  },
  90_000,
);

(isMounted ? it : it.skip)(
  'a start on a full disk says that the disk is full, and one with room again has everything',
  async () => {
    await database.close();
    await postgres.stop();
    fill(0);
    await expect(startWatchedPostgres(options, () => undefined)).rejects.toThrow(
      /^PostgreSQL cannot start: the disk of \S+ is full\. Free room, or move DATA_DIR to another disk$/,
    );
    rmSync(filler);
    postgres = await startWatchedPostgres(options, () => undefined);
    database = openDatabase<Tables>(postgres.url, 'public', 4);
    const { rows } = await database.pool.query<{ count: string }>('select count(*) from note');
    expect(Number(rows[0]?.count)).toBeGreaterThanOrEqual(acknowledged.size);
  },
  90_000,
);
