/**
 * What counting usage costs a page: the same pages requested by a browser, and by one that declares a prefetch, which is not
 * counted (COUNTER 5.1), in turn in one run. CPU of the gateway, the product service and all of PostgreSQL, until everything
 * queued is written; also the nightly roll-up of those events. Compared with a page from the gateway's cache and with a rendered
 * one.
 */
import { sql } from 'kysely';
import pg from 'pg';
import { startSystem } from '@/__tests__/e2e/support/system';
import { databaseUrl, startNode } from '@/__tests__/support/reliability/node';
import {
  childrenOf,
  cpuMilliseconds,
  familyMilliseconds,
  parentOf,
} from '@/__tests__/support/reliability/processes';
import type { Target } from '@/__tests__/support/reliability/target';
import { BROWSER } from '@/__tests__/support/usage/usage-month';
import { portOffsets } from '@/lib/contracts/environment';
import { openDatabase } from '@/services/common/database/database';
import { PRODUCT_SCHEMA, type ProductTables } from '@/services/product/tables';
import { rollUpDay } from '@/services/product/usage/roll-up';
import { ask } from '../pages/load';

const PORT_BASE = Number(process.env.PROOF_PORT_BASE ?? 25_000);
/** Limits from issue 24. */
const LIMITS = { rendered: 0.03, cached: 0.15 };
const REQUESTS = 6_000;
const RENDERED = 160;
/** An even number: whichever goes second costs more, because the machine is still clearing up after the first. */
const ROUNDS = 8;
const CONNECTIONS = 4;
/** Each stays below what is counted of a site in a day (services/product/limits/limits.ts). */
const SITES = 40;
/** Batching delays of the gateway and of the writer, one second each, and their writes (lib/platform/batch-queue.ts). */
const SETTLED_MS = 3_500;

interface Asking {
  origin: string;
  paths: readonly string[];
  isCounted: boolean;
}

async function drive({ origin, paths, isCounted }: Asking, requests: number): Promise<void> {
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < requests; index = next++) {
      const headers = {
        'user-agent': BROWSER,
        'x-forwarded-for': `198.51.100.${1 + (index % SITES)}`,
        ...(isCounted ? {} : { 'sec-purpose': 'prefetch' }),
      };
      const { status } = await ask(origin, { path: paths[index % paths.length] ?? '/', headers });
      if (status !== 200) throw new Error(`${status} for ${origin}${paths[index % paths.length] ?? ''}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const rest = () => new Promise((resolve) => setTimeout(resolve, SETTLED_MS));

const PARTS = ['gateway', 'product', 'PostgreSQL'] as const;
/** CPU of each, ms. */
type Parts = Readonly<Record<(typeof PARTS)[number], number>>;
const mapParts = (of: (part: keyof Parts) => number): Parts => ({
  gateway: of('gateway'),
  product: of('product'),
  PostgreSQL: of('PostgreSQL'),
});
const total = (parts: Parts) => PARTS.reduce((sum, part) => sum + parts[part], 0);

/** CPU of some work, until nothing of it is queued any more. */
async function used(meter: () => Parts, work: () => Promise<void>): Promise<Parts> {
  const before = meter();
  await work();
  await rest();
  const after = meter();
  return mapParts((part) => after[part] - before[part]);
}

interface Measured {
  front: string;
  plain: { url: string; pid: number };
  meter: () => Parts;
  productMeter: () => number;
  paths: readonly string[];
}

async function rounds({ front, plain, meter, productMeter, paths }: Measured) {
  const asking = (isCounted: boolean) => ({ origin: front, paths, isCounted });
  const found = { cost: [] as Parts[], cached: [] as number[], rendered: [] as number[] };
  for (let round = -1; round < ROUNDS; round += 1) {
    const idle = await used(meter, async () => undefined);
    const none = mapParts(() => 0);
    const pages = { without: none, counted: none };
    // Each goes first in turn, so that neither gains from other work on the machine or from a warm cache.
    const order = ['without', 'counted'] as const;
    for (const which of round % 2 === 0 ? order : order.toReversed())
      pages[which] = await used(meter, () => drive(asking(which === 'counted'), REQUESTS));
    const beforeRendered = cpuMilliseconds(plain.pid) + productMeter();
    await drive({ origin: plain.url, paths, isCounted: false }, RENDERED);
    const rendered = cpuMilliseconds(plain.pid) + productMeter() - beforeRendered;
    if (round < 0) continue; // the first round warms the caches
    found.cost.push(mapParts((part) => (pages.counted[part] - pages.without[part]) / REQUESTS));
    found.cached.push((total(pages.without) - total(idle)) / REQUESTS);
    found.rendered.push(rendered / RENDERED);
  }
  const costs = found.cost.map(total);
  console.log(`cost of each round: ${costs.map((cost) => cost.toFixed(4)).join(', ')} ms`);
  for (const part of PARTS)
    console.log(`of it ${part}: ${mean(found.cost.map((cost) => cost[part])).toFixed(4)} ms`);
  return { cost: mean(costs), cached: mean(found.cached), rendered: mean(found.rendered) };
}

/** CPU of PostgreSQL for the nightly roll-up of this run's events, per use. */
async function nightly(target: Target, postgres: number): Promise<number> {
  const { db, close } = openDatabase<ProductTables>(await databaseUrl(target), PRODUCT_SCHEMA, 1);
  try {
    const day = new Date().toISOString().slice(0, 10);
    const uses = REQUESTS * (ROUNDS + 1);
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::int as count from product.usage_event`.execute(db);
    // Events that were not written cost nothing, and would make the figures wrong.
    if (rows[0]?.count !== uses) throw new Error(`${rows[0]?.count} of ${uses} uses were written`);
    const before = familyMilliseconds(postgres);
    await rollUpDay(db, day);
    return (familyMilliseconds(postgres) - before) / uses;
  } finally {
    await close();
  }
}

/** The main PostgreSQL process: the parent of every connection's process. */
async function postgresPid(target: Target): Promise<number> {
  const client = new pg.Client({ connectionString: await databaseUrl(target) });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = parentOf(rows[0]?.pid ?? 0);
  await client.end();
  return pid;
}

function verdict(name: string, cost: number, page: number, limit: number): boolean {
  const share = cost / page;
  console.log(
    `${name}: ${page.toFixed(3)} ms, counting ${(share * 100).toFixed(1)} % of it (limit ${limit * 100} %)`,
  );
  return share <= limit;
}

async function measure(target: Target): Promise<boolean> {
  const pids = childrenOf(target.launcherPid);
  const pidOf = (name: string) => pids.get(name) ?? NaN;
  const postgres = await postgresPid(target);
  const front = target.at('web');
  const { body } = await ask(front, { path: '/api/guides?limit=8' });
  const { items } = JSON.parse(body.toString()) as { items: { slug: string }[] };
  const plain = await startNode(target, {
    name: 'web',
    portBase: PORT_BASE + 100,
    env: { PAGE_CACHE_MEGABYTES: '0' },
  });
  try {
    await plain.ready();
    const productMeter = () => cpuMilliseconds(pidOf('product'));
    const meter = () => ({
      gateway: cpuMilliseconds(pidOf('gateway')),
      product: productMeter(),
      PostgreSQL: familyMilliseconds(postgres),
    });
    // Every guide is counted; the page of a production without a recording is not.
    const paths = items.map(({ slug }) => `/guides/${slug}`);
    const nodes = { front, plain: { url: plain.url, pid: plain.child.pid ?? NaN } };
    const { cost, cached, rendered } = await rounds({ ...nodes, meter, productMeter, paths });
    const night = await nightly(target, postgres);
    const whole = cost + night;
    console.log(
      `a page counted: ${cost.toFixed(4)} ms of gateway, product and PostgreSQL, and ${night.toFixed(4)} ms at night`,
    );
    const isCheap = verdict('item page, rendered', whole, rendered, LIMITS.rendered);
    return verdict('item page, cached', whole, cached, LIMITS.cached) && isCheap;
  } finally {
    await plain.end('SIGTERM');
  }
}

/** Returns whether the cost of counting stays below both limits. */
export async function measureCost(): Promise<boolean> {
  const system = await startSystem({
    portBase: PORT_BASE,
    env: { TRUSTED_PROXIES: '127.0.0.1,::1', LOOPBACK_PROXY: 'true' },
  });
  try {
    const { portBase, dataDir, launcher } = system;
    const at: Target['at'] = (name) => `http://localhost:${portBase + portOffsets[name]}`;
    return await measure({ portBase, dataDir, launcherPid: launcher.pid ?? 0, at });
  } finally {
    await system.stop();
  }
}
