/**
 * `npm run bench:pages`: what a request costs, in CPU of the processes that answer it, as multiples in one run: rendered pages
 * against plain Next.js pages with the same bytes, a cached page against a static page of Next.js, `/api/search` and a bookmark
 * write against a bare Fastify route, the write's p95 against a bare PostgreSQL insert; start-up and memory. Fails above a limit.
 * `--data=FOLDER` uses an existing library instead of making one (its demo people lose their bookmarks); `--only=search` measures
 * one page alone, `--only=bookmarks` the write alone, `--only=signed-in` what a signed-in person's pages cost.
 */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeData, startSystem, type System } from '@/__tests__/e2e/support/system';
import { startNode } from '@/__tests__/support/reliability/node';
import { childrenOf, residentMiB } from '@/__tests__/support/reliability/processes';
import type { Target } from '@/__tests__/support/reliability/target';
import { portOffsets } from '@/lib/contracts/environment';
import { buildBareApp, captured, startBareApp, type BareApp } from './pages/bare-app';
import { serveBareRoutes, startBareRoutes } from './pages/bare-routes';
import { measureBookmarks } from './pages/bookmarks';
import { measureSignedIn } from './pages/signed-in';
import { ask, race, type Rival } from './pages/load';
import { limitOf, rowOf, type Row } from './pages/report';

const PORT_BASE = Number(process.env.PROOF_PORT_BASE ?? 25_000);
const FOLDER = path.resolve('.cache', 'bench-pages');
const words = ['hamlet', 'lear', 'storm', 'mask', 'chorus', 'stage', 'light', 'comedy'];
const RENDERED = { requests: Number(process.env.BENCH_REQUESTS ?? 48), rounds: 5, connections: 2 };
const KEPT = { requests: 600, rounds: 5 };

const targetOf = ({ portBase, dataDir, launcher }: System): Target => ({
  portBase,
  dataDir,
  launcherPid: launcher.pid ?? 0,
  at: (name) => `http://localhost:${portBase + portOffsets[name]}`,
});

interface Workload {
  name: string;
  paths: readonly string[];
}

/** The pages that are rendered, with the library's own items. */
async function workloadsOf(front: string): Promise<Workload[]> {
  const { body } = await ask(front, { path: '/api/productions?limit=8' });
  const { items } = JSON.parse(body.toString()) as { items: { slug: string }[] };
  return [
    { name: 'home', paths: ['/'] },
    { name: 'search', paths: words.map((word) => `/search?q=${word}`) },
    { name: 'item', paths: items.map(({ slug }) => `/productions/${slug}`) },
  ];
}

const nameOf = ({ name }: Workload, index: number) => `${name}-${index}`;

async function capture(front: string, workloads: readonly Workload[]) {
  const pages = [];
  for (const workload of workloads)
    for (const [index, one] of workload.paths.entries()) {
      const { status, body } = await ask(front, { path: one });
      if (status !== 200) throw new Error(`${status} for ${one}`);
      pages.push(captured(nameOf(workload, index), body.toString()));
    }
  return pages;
}

interface Processes {
  /** A gateway process without a page cache. */
  plain: { origin: string; pid: number };
  front: string;
  pids: ReadonlyMap<string, number>;
  bare: BareApp;
}

const pidOf = (pids: ReadonlyMap<string, number>, name: string): number => {
  const pid = pids.get(name);
  if (pid === undefined) throw new Error(`there is no process ${name}`);
  return pid;
};

/** A rendered page: gateway and product against a plain Next.js page, once as one string and once as the same elements. */
async function rendered(workload: Workload, { plain, pids, bare }: Processes): Promise<Row[]> {
  const asks = workload.paths.map((one) => ({ path: one }));
  const of = (kind: string): Rival => ({
    name: kind,
    origin: bare.origin,
    pids: [bare.pid],
    asks: workload.paths.map((_, index) => ({ path: `/${kind}/${nameOf(workload, index)}` })),
  });
  const ours: Rival = {
    name: workload.name,
    origin: plain.origin,
    pids: [plain.pid, pidOf(pids, 'product')],
    asks,
  };
  const [cost, text, elements] = await race([ours, of('bare'), of('elements')], RENDERED);
  if (!cost || !text || !elements) throw new Error('nothing was measured');
  const limit = workload.name === 'search' ? limitOf('rendered search') : undefined;
  return [
    rowOf(`${workload.name}, rendered`, cost, 'bare page, one text', text, limit),
    rowOf(`${workload.name}, rendered`, cost, 'bare page, same elements', elements),
  ];
}

/** A page in the gateway's cache, against a static page of Next.js. */
async function cached(workload: Workload, { front, pids, bare }: Processes): Promise<Row> {
  const first = workload.paths.slice(0, 1);
  const ours: Rival = {
    name: 'cached',
    origin: front,
    pids: [pidOf(pids, 'gateway'), pidOf(pids, 'product')],
    asks: first.map((one) => ({ path: one })),
  };
  const theirs: Rival = {
    name: 'static',
    origin: bare.origin,
    pids: [bare.pid],
    asks: first.map((_, index) => ({ path: `/static/${nameOf(workload, index)}` })),
  };
  const [cost, least] = await race([ours, theirs], KEPT);
  if (!cost || !least) throw new Error('nothing was measured');
  return rowOf(`${workload.name}, cached`, cost, 'static page', least, limitOf('cached page'));
}

/** GET /api/search through the gateway, against a bare Fastify route with the same answer. */
async function api({ front, pids }: Processes): Promise<Row> {
  const paths = words.map(
    (word) => `/api/search?searchTerm=${word}&limit=20&aggregations=type,genre,theme,level`,
  );
  const answers: Record<string, unknown> = {};
  for (const one of paths) answers[one] = JSON.parse((await ask(front, { path: one })).body.toString());
  const bare = await startBareRoutes(answers);
  const asks = paths.map((one) => ({ path: one }));
  const [cost, least] = await race(
    [
      { name: 'api', origin: front, pids: [pidOf(pids, 'gateway'), pidOf(pids, 'product')], asks },
      { name: 'route', origin: bare.origin, pids: [bare.pid], asks },
    ],
    KEPT,
  );
  bare.stop();
  if (!cost || !least) throw new Error('nothing was measured');
  return rowOf('/api/search, through the gateway', cost, 'Fastify route', least);
}

const memory = (pids: ReadonlyMap<string, number>) =>
  [...pids].map(([name, pid]) => `${name} ${residentMiB(pid).toFixed(0)}`).join(', ');

/** Prints rows; returns whether all are within their limits. */
function print(rows: readonly Row[]): boolean {
  for (const { line } of rows) console.log(line);
  return rows.every((row) => row.isWithin);
}

function chosen(workloads: readonly Workload[], only: string | undefined): Workload[] {
  const found = workloads.filter(({ name }) => only === undefined || name === only);
  if (found.length === 0) throw new Error(`there is nothing called ${only ?? ''} to measure`);
  return found;
}

async function signedIn(target: Target, pids: ReadonlyMap<string, number>): Promise<Row[]> {
  const workloads = await workloadsOf(target.at('web'));
  return measureSignedIn({
    target,
    pids: { gateway: pidOf(pids, 'gateway'), product: pidOf(pids, 'product') },
    pages: workloads.map(({ name, paths }) => ({ name, path: paths[0] ?? '/' })),
  });
}

/** Parts that are measured without the bare pages. */
const alone: Readonly<Record<string, (target: Target, pids: ReadonlyMap<string, number>) => Promise<Row[]>>> =
  {
    bookmarks: (target, pids) => measureBookmarks(target, pidOf(pids, 'product')),
    'signed-in': signedIn,
  };

async function measure(system: System, warm: number, only: string | undefined): Promise<boolean> {
  const target = targetOf(system);
  const pids = childrenOf(target.launcherPid);
  const rest = memory(pids);
  const front = target.at('web');
  const workloads = chosen(await workloadsOf(front), only);
  await buildBareApp(FOLDER, await capture(front, workloads));
  const bare = await startBareApp(FOLDER, PORT_BASE + 90, `${only ?? 'home'}-0`);
  const env = { PAGE_CACHE_MEGABYTES: '0' };
  const plain = await startNode(target, { name: 'web', portBase: PORT_BASE + 100, env });
  let isWithin = true;
  try {
    await plain.ready();
    const all: Processes = { plain: { origin: plain.url, pid: plain.child.pid ?? 0 }, front, pids, bare };
    // Pages with a limit first.
    for (const name of ['search', 'home', 'item']) {
      const workload = workloads.find((one) => one.name === name);
      if (!workload) continue;
      isWithin = print(await rendered(workload, all)) && isWithin;
      isWithin = print([await cached(workload, all)]) && isWithin;
      if (name === 'search')
        isWithin = print(await measureBookmarks(target, pidOf(pids, 'product'))) && isWithin;
    }
    if (only === undefined) isWithin = print([await api(all), ...(await signedIn(target, pids))]) && isWithin;
  } finally {
    bare.stop();
    await plain.end('SIGTERM');
  }
  console.log(
    `warm start ${(warm / 1000).toFixed(1)} s, \`next start\` alone ${(bare.started / 1000).toFixed(1)} s`,
  );
  console.log(`memory at rest, MiB: ${rest}`);
  console.log(`memory after the load, MiB: ${memory(pids)}`);
  return isWithin;
}

async function timedStart(dataDir: string): Promise<{ system: System; took: number }> {
  const before = performance.now();
  const system = await startSystem({ portBase: PORT_BASE, dataDir });
  return { system, took: performance.now() - before };
}

/** Starts for the first time, in an empty folder, then again as on any other day. */
async function firstStart(): Promise<string> {
  const { system, took } = await timedStart(await mkdtemp(path.join(tmpdir(), 'bench-pages-')));
  console.log(`first start, with the sample library: ${(took / 1000).toFixed(1)} s`);
  const gone = new Promise((resolve) => system.launcher.once('exit', resolve));
  system.launcher.kill('SIGTERM');
  await gone;
  return system.dataDir;
}

async function main(words: readonly string[]): Promise<number> {
  const option = (name: string) =>
    words.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
  const given = option('data');
  const dataDir = given ?? (await firstStart());
  const { system, took } = await timedStart(dataDir);
  try {
    const only = option('only');
    const single = alone[only ?? ''];
    const target = targetOf(system);
    const isWithin = single
      ? print(await single(target, childrenOf(target.launcherPid)))
      : await measure(system, took, only);
    return isWithin ? 0 : 1;
  } finally {
    await system.stop();
    if (given === undefined) await removeData(dataDir);
  }
}

if (process.argv[2] === 'routes') await serveBareRoutes();
else process.exitCode = await main(process.argv.slice(2));
