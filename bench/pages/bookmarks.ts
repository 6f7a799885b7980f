/**
 * A bookmark written: how long the statement that does it takes against one insert into the same table through the same
 * pool, how long the whole GraphQL request, and what CPU that costs against a bare route of the same answer. Each person
 * keeps 50 bookmarks meanwhile. That insert behind a bare route, measured too, is what any service in between would take.
 */
import pg from 'pg';
import { databaseUrl } from '@/__tests__/support/reliability/node';
import { cpuMilliseconds } from '@/__tests__/support/reliability/processes';
import { accessToken } from '@/__tests__/support/reliability/sign-in';
import type { Target } from '@/__tests__/support/reliability/target';
import { productDocuments } from '@/lib/contracts/product-graphql';
import { demoAccounts } from '@/services/common/demo-accounts';
import { addBookmark } from '@/services/product/personal/bookmarks';
import { INSERT, startBareRoutes, type BareRoutes } from './bare-routes';
import { ask, median, quantile } from './load';
import { limitOf, plainRow, type Row } from './report';

const KEPT_BOOKMARKS = 50;
/** One connection each; fewer than the service's pool holds. */
const PEOPLE = 4;
const WRITES_A_ROUND = 200;
const ROUNDS = 7;
/** Until the processes have compiled what they run all the time. */
const WARM_ROUNDS = 6;

const JSON_TYPE = 'application/json';
const PATH = '/graphql';

interface Person {
  userId: string;
  token: string;
}

const bodyOf = (contentId: string) =>
  JSON.stringify({ query: productDocuments.AddBookmark, variables: { item: { contentId } } });

async function people({ at }: Target): Promise<Person[]> {
  const accounts = demoAccounts.slice(0, PEOPLE);
  return Promise.all(
    accounts.map(async ({ id, email, password }) => ({
      userId: id,
      token: await accessToken({ issuer: at('identity'), app: at('web'), email, password }),
    })),
  );
}

type Write = (person: Person, contentId: string) => Promise<number>;

const graphqlAt =
  (origin: string): Write =>
  async ({ token }, contentId) => {
    const headers = { 'content-type': JSON_TYPE, authorization: `Bearer ${token}` };
    const answer = await ask(origin, { path: PATH, method: 'POST', headers, body: bodyOf(contentId) });
    if (answer.status !== 200 || answer.body.includes('"errors"')) throw new Error(answer.body.toString());
    return answer.took;
  };

const insertThrough =
  (pool: pg.Pool): Write =>
  async ({ userId }, contentId) => {
    const started = performance.now();
    await pool.query(INSERT, [userId, contentId]);
    return performance.now() - started;
  };

const writtenThrough =
  (pool: pg.Pool): Write =>
  async ({ userId }, contentId) => {
    const started = performance.now();
    await addBookmark(pool, userId, { contentId, relatedContentId: null });
    return performance.now() - started;
  };

const insertBehind =
  ({ origin }: BareRoutes): Write =>
  async ({ userId }, contentId) => {
    const headers = { 'content-type': JSON_TYPE };
    const body = JSON.stringify({ userId, contentId });
    const answer = await ask(origin, { path: PATH, method: 'POST', headers, body });
    if (answer.status !== 200) throw new Error(answer.body.toString());
    return answer.took;
  };

const remove = (pool: pg.Pool, { userId }: Person, contentId: string) =>
  pool.query('delete from product.bookmark where user_id = $1 and content_id = $2', [userId, contentId]);

let written = 0;

/** Times of `WRITES_A_ROUND` writes by all people at once; each is removed again, untimed. */
async function round(write: Write, writers: readonly Person[], pool: pg.Pool): Promise<number[]> {
  const took: number[] = [];
  const work = async (person: Person) => {
    for (let turn = 0; turn < WRITES_A_ROUND / writers.length; turn += 1) {
      const contentId = `bench-${(written += 1)}`;
      took.push(await write(person, contentId));
      await remove(pool, person, contentId);
    }
  };
  await Promise.all(writers.map(work));
  return took;
}

async function raced(
  writes: readonly Write[],
  writers: readonly Person[],
  pool: pg.Pool,
): Promise<{ p95: number[]; p99: number[] }[]> {
  const results = writes.map(() => ({ p95: [] as number[], p99: [] as number[] }));
  for (let turn = -WARM_ROUNDS; turn < ROUNDS; turn += 1)
    for (const [index, write] of writes.entries()) {
      const took = await round(write, writers, pool);
      if (turn < 0) continue;
      results[index]?.p95.push(quantile(took, 0.95));
      results[index]?.p99.push(quantile(took, 0.99));
    }
  return results;
}

/** What a write is answered with: the whole list. */
async function answerAt(origin: string, person: Person, pool: pg.Pool): Promise<Record<string, unknown>> {
  const headers = { 'content-type': JSON_TYPE, authorization: `Bearer ${person.token}` };
  const contentId = 'bench-answer';
  const one = { path: PATH, method: 'POST', headers, body: bodyOf(contentId) } as const;
  const { body } = await ask(origin, one);
  await remove(pool, person, contentId);
  return { [PATH]: JSON.parse(body.toString()) as unknown };
}

interface Measured {
  origin: string;
  pid: number;
  writers: readonly Person[];
  pool: pg.Pool;
}

async function cpuRow({ origin, pid, writers, pool }: Measured, bare: BareRoutes): Promise<Row> {
  const bareWrite = graphqlAt(bare.origin);
  const cost = async (write: Write, of: number) => {
    const before = cpuMilliseconds(of);
    await round(write, writers, pool);
    return (cpuMilliseconds(of) - before) / WRITES_A_ROUND;
  };
  const costs: number[] = [];
  const least: number[] = [];
  for (let turn = -WARM_ROUNDS; turn < ROUNDS; turn += 1) {
    const [one, other] = [await cost(graphqlAt(origin), pid), await cost(bareWrite, bare.pid)];
    if (turn < 0) continue;
    costs.push(one);
    least.push(other);
  }
  const detail = `${median(costs).toFixed(2)} ms CPU of product against ${median(least).toFixed(2)} ms of a Fastify route`;
  const ratio = median(costs) / median(least);
  return plainRow('GraphQL bookmark write', detail, ratio);
}

/** With one writer the wait of a write by itself; with four that of a machine whose two cores have no rest. */
async function timeRows({ origin, writers, pool }: Measured, front: string, least: BareRoutes) {
  const writes = [
    insertThrough(pool), writtenThrough(pool), graphqlAt(origin), graphqlAt(front), insertBehind(least),
  ]; // prettier-ignore
  const [insert, own, direct, through, behind] = await raced(writes, writers, pool);
  if (!insert || !own || !direct || !through || !behind) throw new Error('nothing was measured');
  const row = (name: string, ours: typeof insert, limit?: number) => {
    const detail = `p95 ${median(ours.p95).toFixed(2)} ms, p99 ${median(ours.p99).toFixed(2)} ms; one insert p95 ${median(insert.p95).toFixed(2)} ms`;
    const ratio = median(ours.p95.map((one, index) => one / (insert.p95[index] ?? NaN)));
    const busy = writers.length === 1 ? 'one at a time' : `${writers.length} at once`;
    return plainRow(`${name}, ${busy}`, detail, ratio, limit);
  };
  return [
    row('bookmark write, its statement through the same pool', own, limitOf('bookmark write')),
    row('GraphQL bookmark write', direct, limitOf('bookmark write')),
    row('GraphQL bookmark write, through the door', through),
    row('that insert behind a bare Fastify route', behind),
  ];
}

/** The rows of bookmark writes. */
export async function measureBookmarks(target: Target, productPid: number): Promise<Row[]> {
  const url = await databaseUrl(target);
  const pool = new pg.Pool({ connectionString: url, max: 8 });
  const routes: BareRoutes[] = [];
  try {
    const writers = await people(target);
    const [person] = writers;
    if (!person) throw new Error('nobody writes');
    const userIds = writers.map(({ userId }) => userId);
    // A longer list is a larger answer: what other runs left would be measured too.
    await pool.query('delete from product.bookmark where user_id = any($1)', [userIds]);
    await pool.query(
      `insert into product.bookmark (user_id, content_id)
       select u, 'kept-' || n from unnest($1::text[]) u, generate_series(1, $2::int) n`,
      [userIds, KEPT_BOOKMARKS],
    );
    const measured = { origin: target.at('product'), pid: productPid, writers, pool };
    const answers = await answerAt(measured.origin, person, pool);
    const [answering, writing] = [await startBareRoutes(answers), await startBareRoutes(answers, url)];
    routes.push(answering, writing);
    const alone = { ...measured, writers: [person] };
    return [
      ...(await timeRows(alone, target.at('web'), writing)),
      ...(await timeRows(measured, target.at('web'), writing)),
      await cpuRow(measured, answering),
    ];
  } finally {
    for (const one of routes) one.stop();
    await pool.end();
  }
}
