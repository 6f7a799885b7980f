/**
 * npm run bench:search: the engine beside a brute-force bitset scan, MiniSearch, FlexSearch and Orama, on the same documents and
 * queries in one run, with all facets, disjunctive counts and visibility on. Times are CPU times. Arguments: sizes (default 5000
 * 100000), `--no-rivals`, `--million` (the engine alone at 1,000,000).
 */
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSearchEngine, loadSnapshot } from '@/services/product/search/engine/engine';
import type { LibraryItem } from '@/lib/domain/visibility/library';
import type { SearchEngine, SearchRequest } from '@/services/product/search/types';
import { Corpus, Dice, random } from '@/__tests__/support/search/corpus';
import { engineOf, tell } from '@/__tests__/support/search/engine-of';
import { PlainColumns, type Bits } from './search/columns';
import { flexSearch, miniSearch, orama, type System } from './search/rivals';
import { scan } from './search/scan';
import { clock, mean, quantile, usedMegabytes } from './search/measure';
import { workload } from './search/workload';

const ROUNDS = 5;
/** A rival slower than this over all queries is measured on as many queries as fit. */
const TIME_BOX_MS = 40_000;
const MILLION = 1_000_000;
/** Of a million, as many as fit in memory beside the index. */
const AT_ONCE = 250_000;

const arguments_ = process.argv.slice(2);
const sizes = arguments_.map(Number).filter((size) => size > 0);
const withRivals = !arguments_.includes('--no-rivals');

const say = (line: string): void => console.log(line);
const ms = (value: number): string => (value < 10 ? value.toFixed(3) : value.toFixed(1));
const median = (values: readonly number[]): number => quantile(values, 0.5);

const seconds = (since: number): string => ((clock() - since) / 1000).toFixed(2);

/** Median time of each query over the rounds; fewer queries when the time box ends. */
async function measure(system: System, requests: readonly SearchRequest[]): Promise<number[]> {
  const times: number[][] = requests.map(() => []);
  const end = clock() + TIME_BOX_MS;
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, request] of requests.entries()) {
      const start = clock();
      if (start > end) break;
      await system.run(request);
      times[index]?.push(clock() - start);
    }
  return times.filter((list) => list.length > 0).map(median);
}

/** The unfiltered text matches of a query, which the scan is given for free. */
function textMatches(engine: SearchEngine, columns: PlainColumns, request: SearchRequest): Bits | null {
  if (!request.text) return null;
  const bits = new Uint32Array(columns.words);
  const { filters: _, ...unfiltered } = request;
  const all = engine.search({ ...unfiltered, skip: 0, limit: columns.documents.length, aggregations: [] });
  for (const { id } of all.hits) {
    const doc = columns.ordinal.get(id) ?? 0;
    bits[doc >>> 5] = (bits[doc >>> 5] ?? 0) | (1 << (doc & 31));
  }
  return bits;
}

/** The scan must agree with the engine, or neither figure is meaningful. */
function check(
  engine: SearchEngine,
  columns: PlainColumns,
  request: SearchRequest,
  matches: Bits | null,
): void {
  const expected = scan(columns, request, matches);
  const found = engine.search(request);
  const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0);
  const counts = sum(
    Object.values(found.aggregations).flatMap((buckets) => buckets.map(({ count }) => count)),
  );
  if (found.total !== expected.total || counts !== sum(expected.counts))
    throw new Error(`engine and scan differ: ${JSON.stringify(request)}`);
}

function updates(engine: SearchEngine, corpus: Corpus, size: number): number[] {
  return Array.from({ length: 200 }, () => {
    const document = corpus.document(corpus.dice.below(size));
    const start = clock();
    engine.upsert([document]);
    return clock() - start;
  });
}

async function snapshot(engine: SearchEngine): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'search-bench-'));
  const path = join(folder, 'index');
  const saving = clock();
  await engine.saveSnapshot(path);
  const saved = seconds(saving);
  const loading = clock();
  const begun = performance.now();
  const loaded = await loadSnapshot(path);
  const wall = ((performance.now() - begun) / 1000).toFixed(2);
  if (!loaded.ok || loaded.engine.size !== engine.size) throw new Error('the snapshot does not load');
  const megabytes = ((await stat(path)).size / 2 ** 20).toFixed(0);
  say(
    `snapshot: ${megabytes} MB, saved in ${saved} s, loaded in ${seconds(loading)} s (${wall} s by the wall clock)`,
  );
  await rm(folder, { recursive: true });
}

function build(make: () => SearchEngine): SearchEngine {
  const before = usedMegabytes();
  const start = clock();
  const engine = make();
  say(`build ${seconds(start)} s, index ${(usedMegabytes() - before).toFixed(0)} MB`);
  return engine;
}

function table(rows: readonly { name: string; times: readonly number[]; base: readonly number[] }[]): void {
  say(
    `${'system'.padEnd(28)}${'mean ms'.padStart(10)}${'x scan'.padStart(9)}${'p50'.padStart(10)}${'p95'.padStart(10)}${'p99'.padStart(10)}${'queries'.padStart(9)}`,
  );
  for (const { name, times, base } of rows) {
    const times_ = (mean(times) / mean(base.slice(0, times.length))).toFixed(2);
    const figures = [mean(times), quantile(times, 0.5), quantile(times, 0.95), quantile(times, 0.99)].map(ms);
    say(
      `${name.padEnd(28)}${figures[0]?.padStart(10)}${times_.padStart(9)}${figures
        .slice(1)
        .map((figure) => figure.padStart(10))
        .join('')}${String(times.length).padStart(9)}`,
    );
  }
}

async function compare(size: number): Promise<void> {
  say(`\n== ${size.toLocaleString('en')} documents`);
  const corpus = new Corpus(new Dice(random(size)), Math.max(4000, Math.min(40_000, size / 2)));
  const documents = corpus.documents(size);
  const engine = build(() => engineOf(documents));
  const columns = new PlainColumns(documents);
  const requests = workload(
    corpus,
    documents.slice(0, 500).map(({ name }) => name),
    documents,
  );
  const matches = new Map(requests.map((request) => [request, textMatches(engine, columns, request)]));
  for (const request of requests) check(engine, columns, request, matches.get(request) ?? null);
  const scanning: System = {
    name: 'bitset scan',
    run: (request) => scan(columns, request, matches.get(request) ?? null),
  };
  const ours: System = {
    name: 'this engine',
    run: (request) => ({ total: engine.search(request).total, page: [], counts: new Uint32Array(0) }),
  };
  const base = await measure(scanning, requests);
  const rows = [
    { name: scanning.name, times: base, base },
    { name: ours.name, times: await measure(ours, requests), base },
  ];
  if (withRivals)
    for (const make of [flexSearch, miniSearch, orama]) {
      const start = clock();
      const rival = await make(columns);
      say(`${rival.name}: built in ${seconds(start)} s`);
      rows.push({ name: rival.name, times: await measure(rival, requests), base });
    }
  table(rows);
  const changes = updates(engine, corpus, size);
  say(`one document updated: mean ${ms(mean(changes))} ms, worst of 200 ${ms(Math.max(...changes))} ms`);
  await snapshot(engine);
}

async function million(): Promise<void> {
  say(`\n== ${MILLION.toLocaleString('en')} documents, the engine alone`);
  const corpus = new Corpus(new Dice(random(MILLION)), 60_000);
  const names: string[] = [];
  const library: LibraryItem[] = [];
  const engine = build(() => {
    const made = createSearchEngine();
    for (let start = 0; start < MILLION; start += AT_ONCE) {
      const documents = Array.from({ length: AT_ONCE }, (_, index) => corpus.document(start + index));
      tell(made, documents);
      if (start === 0) names.push(...documents.slice(0, 500).map(({ name }) => name));
      for (const { type, visibility, members } of documents) library.push({ type, visibility, members });
    }
    return made;
  });
  const times = await measure(
    {
      name: 'this engine',
      run: (request) => ({ total: engine.search(request).total, page: [], counts: new Uint32Array(0) }),
    },
    workload(corpus, names, library),
  );
  table([{ name: 'this engine', times, base: times }]);
  await snapshot(engine);
}

if (arguments_.includes('--million')) await million();
else for (const size of sizes.length > 0 ? sizes : [5000, 100_000]) await compare(size);
