/**
 * npm run bench:content: CPU of the content service for an entry by id and for a page of 50 with include=2, at 5,000 entries, as
 * a multiple of a bare Fastify route that returns the same bytes. Each server is a process of its own and measures its own CPU.
 * Also the time of an import. Fails above four times.
 */
import Fastify from 'fastify';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@/__tests__/support/processes/free-port';
import { removeData } from '@/__tests__/e2e/support/system';
import { startPostgres } from '@/scripts/launcher/postgres/server';
import { migrate, openDatabase } from '@/services/common/database/database';
import { createLog } from '@/services/common/log';
import { createContentApp } from '@/services/content/app';
import { importBundles } from '@/services/content/publishing/files/import-file';
import { readBundles } from '@/services/content/publishing/files/read-bundle';
import { setToken } from '@/services/content/publishing/tokens';
import { migrations } from '@/services/content/store/migrations';
import { SCHEMA, type Tables } from '@/services/content/store/tables';
import { libraryOf } from './content/library';

const ENTRIES = 5_000;
const CONNECTIONS = 16;
const REQUESTS = 2_000;
const LIMIT = 4;
const TOKEN = 'bench';
const root = '/spaces/bench/environments/master/entries';

/** A different page for every index below 14,000. */
const pageOf = (index: number) => {
  const type = (['production', 'title', 'guide', 'lessonPlan', 'person'] as const)[index % 5];
  const order = (['', '&order=fields.slug', '&order=-sys.id', '&order=-fields.name'] as const)[
    Math.floor(index / 5) % 4
  ];
  return `${root}?content_type=${type}&include=2&limit=50&skip=${(index * 13 + Math.floor(index / 700)) % 700}${order}`;
};

interface Workload {
  name: string;
  paths: string[];
  /** Requested first, once each, so that the measured requests find a warm process but no cached answer: the worst case. */
  warmUp?: string[];
}

const workloads: readonly Workload[] = [
  { name: 'entry by id', paths: Array.from({ length: 1_000 }, (_, index) => `${root}/production-${index}`) },
  { name: 'page of 50, include=2', paths: Array.from({ length: 20 }, (_, index) => pageOf(index)) },
  {
    name: 'page of 50, include=2, never asked before',
    paths: Array.from({ length: 600 }, (_, index) => pageOf(index + 100)),
    warmUp: Array.from({ length: 1_000 }, (_, index) => pageOf(index + 2_000)),
  },
];

/** Replies to `cpu` messages with the CPU time that this process has used, ms. */
function answerCpu(): void {
  process.on('message', (message) => {
    if (message !== 'cpu') return;
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: (user + system) / 1000 });
  });
}

async function listen(app: {
  listen: (options: object) => Promise<unknown>;
  server: http.Server;
}): Promise<void> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  process.send?.({ port: (app.server.address() as AddressInfo).port });
  answerCpu();
}

async function contentRole(url: string, directory: string): Promise<void> {
  const database = openDatabase<Tables>(url, SCHEMA);
  const log = createLog('content', 'silent');
  const assetsUrl = 'http://pictures.example';
  await listen(
    await createContentApp({
      db: database.db,
      log,
      dataDir: directory,
      cacheDir: directory,
      assetsUrl,
      rateLimit: 0,
      addressOf: async () => '127.0.0.1',
    }),
  );
}

/** The minimum work of a Fastify server for these bytes. */
async function bareRole(): Promise<void> {
  const app = Fastify();
  const bodies = new Map<string, Buffer>();
  process.on('message', (message) => {
    const { path: name, body } = message as { path?: string; body?: string };
    if (name !== undefined && body !== undefined) bodies.set(name, Buffer.from(body));
  });
  app.get('/*', (request, reply) =>
    reply.type('application/vnd.contentful.delivery.v1+json').send(bodies.get(request.url)),
  );
  await listen(app);
}

async function message<T>(child: ChildProcess): Promise<T> {
  const [received] = (await once(child, 'message')) as [T];
  return received;
}

async function start(...args: string[]) {
  const child = fork(process.argv[1] ?? '', args, { execArgv: process.execArgv });
  const { port } = await message<{ port: number }>(child);
  const cpu = async () => {
    child.send('cpu');
    return (await message<{ cpu: number }>(child)).cpu;
  };
  return { child, port, cpu };
}
type Running = Awaited<ReturnType<typeof start>>;

const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });

function get(port: number, name: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${TOKEN}` };
    http
      .get({ host: '127.0.0.1', port, path: name, agent, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          if (response.statusCode === 200) resolve(Buffer.concat(parts).toString());
          else reject(new Error(`${response.statusCode} for ${name}`));
        });
      })
      .on('error', reject);
  });
}

async function drive(port: number, paths: readonly string[], requests: number): Promise<void> {
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < requests; index = next++)
      await get(port, paths[index % paths.length] ?? '/');
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
}

/** CPU per request, ms. */
async function cost({ port, cpu }: Running, paths: readonly string[], requests: number): Promise<number> {
  const before = await cpu();
  await drive(port, paths, requests);
  return ((await cpu()) - before) / requests;
}

async function measure({ name, paths, warmUp }: Workload, content: Running, bare: Running): Promise<number> {
  if (warmUp) await drive(content.port, warmUp, warmUp.length);
  const neverAsked = warmUp ? await cost(content, paths, paths.length) : null;
  let bytes = 0;
  for (const one of paths) {
    const body = await get(content.port, one);
    bytes += Buffer.byteLength(body);
    bare.child.send({ path: one, body });
  }
  await drive(bare.port, paths, paths.length);
  if (neverAsked === null) await drive(content.port, paths, REQUESTS / 2);
  await drive(bare.port, paths, REQUESTS / 2);
  const ours = neverAsked ?? (await cost(content, paths, REQUESTS));
  const least = await cost(bare, paths, REQUESTS);
  const ratio = ours / least;
  const size = `${Math.round(bytes / paths.length / 1024)} kB`;
  process.stdout.write(
    `| ${name} | ${size} | ${ours.toFixed(3)} ms | ${least.toFixed(3)} ms | ${ratio.toFixed(2)} |\n`,
  );
  return ratio;
}

async function main(): Promise<void> {
  const directory = await mkdtemp(path.join(tmpdir(), 'content-bench-'));
  const postgres = await startPostgres({
    dataDir: directory,
    port: await freePort(),
    password: 'bench',
    settings: [],
  });
  const database = openDatabase<Tables>(postgres.url, SCHEMA);
  const children: ChildProcess[] = [];
  try {
    await migrate(database, SCHEMA, migrations);
    const library = libraryOf(ENTRIES);
    const timed = async (what: string) => {
      const started = performance.now();
      await importBundles(readBundles(library, {}), directory, { db: database.db, dataDir: directory });
      process.stdout.write(
        `${what} of ${library.entries.length} entries: ${((performance.now() - started) / 1000).toFixed(1)} s\n`,
      );
    };
    await timed('import');
    await timed('the same import again');
    await setToken(database.db, { space: 'bench', token: TOKEN, rateLimit: 0 });
    const content = await start('content', postgres.url, directory);
    const bare = await start('bare');
    children.push(content.child, bare.child);
    process.stdout.write(
      '| request | bytes | content service | bare route | ratio |\n| --- | --- | --- | --- | --- |\n',
    );
    const ratios: number[] = [];
    for (const workload of workloads) ratios.push(await measure(workload, content, bare));
    const worst = Math.max(...ratios);
    if (worst > LIMIT) process.exitCode = 1;
    process.stdout.write(`worst ${worst.toFixed(2)}, limit ${LIMIT}\n`);
  } finally {
    for (const child of children) child.kill();
    await database.close();
    await postgres.stop();
    await removeData(directory);
  }
}

const [role, ...rest] = process.argv.slice(2);
if (role === 'content') await contentRole(rest[0] ?? '', rest[1] ?? '');
else if (role === 'bare') await bareRole();
else await main();
