/**
 * npm run bench:listing: CPU per request of GET /api/search, all facets, under 16 connections, at 5,000 items, as a
 * multiple of a bare Fastify route that answers the same JSON. Each server is a process of its own; CPU is its own.
 */
import autocannon from 'autocannon';
import Fastify from 'fastify';
import { fork } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { createAdministration } from '@/services/product/calls/administration';
import { createAccounts } from '@/services/product/calls/accounts';
import { KnownViewers } from '@/lib/platform/visitor/known-viewers';
import { createVisitorVerifier } from '@/lib/platform/visitor/signed-visitor';
import { openDatabase } from '@/services/common/database/database';
import { createApp } from '@/services/product/app';
import { Audiences } from '@/services/product/catalogue/audience';
import { Catalogue } from '@/services/product/catalogue/catalogue';
import { ContentGraph } from '@/services/product/follow/graph';
import { createSearchEngine } from '@/services/product/search/engine/engine';
import { Bookmarks } from '@/services/product/personal/bookmarks';
import { PRODUCT_SCHEMA, type ProductTables } from '@/services/product/tables';
import { RecordFeeds } from '@/services/product/records/feeds';
import { UsedItems } from '@/services/product/usage/items';
import { UsageWriter } from '@/services/product/usage/writer';
import { Visitors } from '@/services/product/visitors';
import { SERVICE_KEY, signedHeaders } from '@/__tests__/support/visitors/signed-visitor';
import { libraryOf, words } from './listing-route/library';

const ITEMS = 5_000;
const CONNECTIONS = 16;
const WARM_SECONDS = 3;
const SECONDS = 8;
const aggregations = 'genre,theme,company,period,role,skill,level,type,subType,date';
const start = `/api/search?limit=20&aggregations=${aggregations}`;
const word = (index: number) => words[(index * 37) % words.length] ?? '';

/** What visitors request: first pages over and over or, the worst case for any cache, never the same twice. */
const workloads = {
  repeated: [
    start,
    `${start}&type=production`,
    `${start}&genre=genre-3`,
    `${start}&searchTerm=${word(1)}&sort_by=rel-desc`,
  ],
  distinct: Array.from(
    { length: 1_500 },
    (_, n) =>
      [
        `${start}&skip=${20 * (n % 200)}&theme=theme-${n % 120}`,
        `${start}&searchTerm=${word(n)}%20${word(n + 7)}&sort_by=rel-desc`,
        `${start}&genre=genre-${n % 30}&level=stage-${n % 8}&sort_by=age-desc&skip=${n % 17}`,
      ][n % 3] ?? start,
  ),
} as const;
type Workload = keyof typeof workloads;
const LIBRARY = {
  name: 'Library',
  site: 'http://localhost',
  platformId: 'otl',
  registryRecord: '',
  marcOrgCode: 'x',
  coverageDepth: '',
  email: '',
};
const silent = pino({ level: 'silent' });

/** The real product service, with made-up content and without its neighbouring services. */
async function productApp() {
  const graph = new ContentGraph(['en-US']);
  const entries = libraryOf(ITEMS);
  for (const entry of entries) graph.putEntry(entry);
  const mapping = { adultThemesEntryId: 'adult-themes', scheme: 'https' as const };
  const catalogue = new Catalogue(createSearchEngine(), mapping, silent);
  catalogue.apply(new Set(entries.map(({ sys }) => sys.id)), graph);
  const database = openDatabase<ProductTables>('postgres://nobody@127.0.0.1:1/none', PRODUCT_SCHEMA);
  const { db } = database;
  const absent = async () => null;
  const customers = {
    organisation: absent,
    organisationsOf: async () => [],
    institutions: async () => [],
    organisationByAddress: absent,
    fetchUserData: () => Promise.reject(new Error('none')),
  };
  const visitors = new Visitors({
    tokens: { verifyHeader: absent },
    verify: createVisitorVerifier(SERVICE_KEY, 'product'),
    viewers: new KnownViewers({ customers, alpha3Of: () => null, log: silent, now: () => new Date() }),
    log: silent,
  });
  const usedItems = new UsedItems(catalogue, db);
  return createApp({
    system: { settings: [], services: [] }, usage: new UsageWriter({ db, items: usedItems, log: silent }), usedItems, library: LIBRARY, administration: createAdministration(undefined), accounts: createAccounts('', async () => ({}), null),
    publishing: { draft: () => Promise.reject(new Error('not measured')), entries: async () => ({ own: false, types: [], entries: [], total: 0 }), setPublished: () => Promise.reject(new Error('not measured')), setPlan: () => Promise.reject(new Error('not measured')) },
    db, patientDb: db, bookmarks: new Bookmarks(database), myPage: async () => '{}', catalogue, catchUp: async () => undefined, audiences: new Audiences(catalogue), captions: { lines: () => new Map() }, visitors, customers, log: silent, now: Date.now, origins: [],
    harvestKeys: [Buffer.alloc(32)], records: new RecordFeeds({ db, catalogue, library: LIBRARY, now: Date.now }),
    storage: { put: async () => undefined, get: absent, remove: async () => undefined },
    grants: { mediaUrl: 'http://localhost', keys: ['k'.repeat(32)] }, transcriptOpenings: { of: async () => [] },
    issuerSessions: { list: async () => ({ available: false, sessions: [] }), end: async () => 0 }, signVisitor: async () => ({}),
    ready: async () => undefined,
  }); // prettier-ignore
}

/** Answers by address, as objects that Fastify serialises. */
function bareApp(answers: Readonly<Record<string, unknown>>) {
  const app = Fastify({ logger: false });
  app.get('/api/search', async (request) => answers[request.url]);
  return app;
}

/** Child process: serves, and reports its CPU time (µs) when asked. */
async function serve(kind: string, workload: Workload): Promise<void> {
  const product = await productApp();
  const answers: Record<string, unknown> = {};
  if (kind === 'bare')
    for (const url of workloads[workload]) answers[url] = (await product.inject({ url })).json();
  const app = kind === 'product' ? product : bareApp(answers);
  await app.listen({ port: 0, host: '127.0.0.1' });
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.(user + system);
  });
  process.send?.((app.server.address() as AddressInfo).port);
}

async function measure(kind: string, workload: Workload) {
  const child = fork(process.argv[1] ?? '', [kind, workload]);
  const told = () =>
    new Promise<number>((resolve) => child.once('message', (value) => resolve(value as number)));
  const port = await told();
  const paths = workloads[workload];
  let turn = 0;
  // One counter for all connections: with more distinct requests than the cache holds, none is a hit. Headers as the gateway
  // sends them: the service verifies whom each request is for.
  const headers = await signedHeaders();
  const setupRequest = (request: object) => ({ ...request, headers, path: paths[turn++ % paths.length] });
  const run = (duration: number) =>
    autocannon({
      url: `http://127.0.0.1:${port}`,
      connections: CONNECTIONS,
      duration,
      requests: [{ setupRequest }],
    });
  const cpu = () => (child.send('cpu'), told());
  await run(WARM_SECONDS);
  const before = await cpu();
  const result = await run(SECONDS);
  const used = (await cpu()) - before;
  child.kill();
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${kind}: ${result.non2xx} refused, ${result.errors} failed`);
  }
  const { total, average } = result.requests;
  return {
    cpu: used / total,
    p99: result.latency.p99,
    perSecond: average,
    kibibytes: result.throughput.total / total / 1024,
  };
}

async function report(): Promise<void> {
  for (const workload of Object.keys(workloads) as Workload[]) {
    const bare = await measure('bare', workload);
    const product = await measure('product', workload);
    console.log(`${workload} addresses`);
    for (const [name, { cpu, p99, perSecond, kibibytes }] of Object.entries({ bare, product })) {
      const figures = [
        `${cpu.toFixed(0)} µs CPU a request`,
        `${perSecond.toFixed(0)}/s`,
        `p99 ${p99} ms`,
        `${kibibytes.toFixed(0)} KiB`,
      ];
      console.log(`  ${name.padEnd(8)} ${figures.join(', ')}`);
    }
    console.log(
      `  GET /api/search costs ${(product.cpu / bare.cpu).toFixed(2)} times the bare route (limit 3)`,
    );
  }
}

const [kind, workload] = process.argv.slice(2);
await (kind ? serve(kind, workload as Workload) : report());
