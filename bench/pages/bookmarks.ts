/**
 * Writing a bookmark: the time of its statement against one insert into the same table through the same pool, the time of the
 * whole GraphQL request, and its CPU against a bare route with the same answer. As in real use, a person's list of 50 is read
 * first, as on every page, and then a few are added, in a table of a thousand people. That insert behind a bare route, also
 * measured, is the minimum for any service in between.
 */
import type pg from 'pg';
import { titleIds } from '@/__tests__/support/content/bookmark-pairs';
import { databaseUrl } from '@/__tests__/support/reliability/node';
import { cpuMilliseconds } from '@/__tests__/support/reliability/processes';
import { accessToken } from '@/__tests__/support/reliability/sign-in';
import type { Target } from '@/__tests__/support/reliability/target';
import { productDocuments } from '@/lib/contracts/product-graphql';
import { type Database, openDatabase } from '@/services/common/database/database';
import { demoAccounts } from '@/services/common/demo-accounts';
import { Bookmarks } from '@/services/product/personal/bookmarks';
import { PRODUCT_SCHEMA, type ProductTables } from '@/services/product/tables';
import { INSERT, startBareRoutes, type BareRoutes } from './bare-routes';
import { ask, median, quantile } from './load';
import { limitOf, plainRow, type Row } from './report';

const KEPT_BOOKMARKS = 50;
/** People other than the writers: PostgreSQL plans and reads an empty table differently from one in use. */
const OTHERS = 1_000;
/** One connection each; fewer than the service's pool holds. */
const PEOPLE = 4;
/** Bookmarks that a person adds after reading the list. */
const ADDED = 5;
const WRITES_A_ROUND = 200;
const ROUNDS = 25;
/** Until product, the gateway and this process have compiled their hot code. */
const WARM_WRITES = 4_000;
const WARM_ROUNDS = 2;

const JSON_TYPE = 'application/json';
const PATH = '/graphql';

interface Person {
  userId: string;
  token: string;
  /** Items that can be bookmarked, because the library shows them. */
  titles: readonly string[];
}

async function people({ at }: Target): Promise<Person[]> {
  const accounts = demoAccounts.slice(0, PEOPLE);
  const titles = await titleIds(at('web'));
  return Promise.all(
    accounts.map(async ({ id, email, password }) => ({
      userId: id,
      titles,
      token: await accessToken({ issuer: at('identity'), app: at('web'), email, password }),
    })),
  );
}

/** One way to write a bookmark. */
interface Way {
  /** Runs before the writes, untimed. */
  open?: (person: Person) => Promise<unknown>;
  write: (person: Person, contentId: string) => Promise<unknown>;
}

/** Sends a body as JSON. Throws unless the answer is a success. */
async function post(
  origin: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  const one = { path: PATH, method: 'POST', headers: { 'content-type': JSON_TYPE, ...headers } } as const;
  const answer = await ask(origin, { ...one, body: JSON.stringify(body) });
  const text = answer.body.toString();
  if (answer.status !== 200 || text.includes('"errors"')) throw new Error(text);
  return text;
}

const authorised = ({ token }: Person) => ({ authorization: `Bearer ${token}` });
const LIST = '{ myBookmarks { contentId relatedContentId addedAt } }';
const addition = (contentId: string) => ({
  query: productDocuments.AddBookmark,
  variables: { item: { contentId } },
});

const graphqlAt = (origin: string): Way => ({
  open: (person) => post(origin, { query: LIST }, authorised(person)),
  write: (person, contentId) => post(origin, addition(contentId), authorised(person)),
});

const insertThrough = (pool: pg.Pool): Way => ({
  write: ({ userId }, contentId) => pool.query(INSERT, [userId, contentId]),
});

function writtenThrough(database: Database<ProductTables>): Way {
  const bookmarks = new Bookmarks(database);
  return {
    open: ({ userId }) => bookmarks.list(userId),
    write: ({ userId }, contentId) => bookmarks.add(userId, { contentId, relatedContentId: null }),
  };
}

const insertBehind = ({ origin }: BareRoutes): Way => ({
  write: ({ userId }, contentId) => post(origin, { userId, contentId }),
});

/** Removes what was written. */
const tidy = (pool: pg.Pool, people: readonly Person[]) =>
  pool.query(`delete from product.bookmark where user_id = any($1) and content_id not like 'kept-%'`, [
    people.map(({ userId }) => userId),
  ]);

let written = 0;

/** Times of `WRITES_A_ROUND` writes by all people at once, ms, and by how much `meter` rose meanwhile. */
async function round(
  { open, write }: Way,
  writers: readonly Person[],
  pool: pg.Pool,
  meter: () => number = () => 0,
): Promise<{ took: number[]; used: number }> {
  const took: number[] = [];
  let used = 0;
  const add = async (person: Person) => {
    for (let turn = 0; turn < ADDED; turn += 1) {
      const contentId = person.titles[(written += 1) % person.titles.length] ?? '';
      const started = performance.now();
      await write(person, contentId);
      took.push(performance.now() - started);
    }
  };
  while (took.length < WRITES_A_ROUND) {
    await Promise.all(writers.map(open ?? (async () => undefined)));
    const before = meter();
    await Promise.all(writers.map(add));
    used += meter() - before;
    await tidy(pool, writers);
  }
  return { took, used };
}

/** One comparison by time: a way against the bare insert, in turn, so that other work on the machine affects both alike. */
async function timeRow(
  name: string,
  way: Way,
  { writers, pool }: Pick<Measured, 'writers' | 'pool'>,
  limit?: number,
): Promise<Row> {
  const least = insertThrough(pool);
  const ours: number[][] = [];
  const inserts: number[][] = [];
  for (let turn = -WARM_ROUNDS; turn < ROUNDS; turn += 1) {
    const [insert, one] = [await round(least, writers, pool), await round(way, writers, pool)];
    if (turn < 0) continue;
    inserts.push(insert.took);
    ours.push(one.took);
  }
  const at = (rounds: readonly number[][], part: number) =>
    median(rounds.map((took) => quantile(took, part))).toFixed(2);
  const detail = `p95 ${at(ours, 0.95)} ms, p99 ${at(ours, 0.99)} ms; one insert p95 ${at(inserts, 0.95)} ms`;
  const ratio = median(
    ours.map((took, index) => quantile(took, 0.95) / quantile(inserts[index] ?? [], 0.95)),
  );
  const busy = writers.length === 1 ? 'one at a time' : `${writers.length} at once`;
  return plainRow(`${name}, ${busy}`, detail, ratio, limit);
}

/** The answer to a write: the whole list. */
async function answerAt(origin: string, person: Person, pool: pg.Pool): Promise<Record<string, unknown>> {
  const text = await post(origin, addition(person.titles[0] ?? ''), authorised(person));
  await tidy(pool, [person]);
  return { [PATH]: JSON.parse(text) as unknown };
}

interface Measured {
  origin: string;
  pid: number;
  writers: readonly Person[];
  pool: pg.Pool;
}

/** One comparison by CPU, summed over all rounds: the system counts CPU in steps as long as thirty writes. */
async function cpuRow({ origin, pid, writers, pool }: Measured, bare: BareRoutes): Promise<Row> {
  const sides = [
    { way: graphqlAt(origin), pid, used: 0 },
    { way: graphqlAt(bare.origin), pid: bare.pid, used: 0 },
  ];
  for (let turn = -WARM_ROUNDS; turn < ROUNDS; turn += 1)
    for (const side of sides) {
      const { used } = await round(side.way, writers, pool, () => cpuMilliseconds(side.pid));
      if (turn >= 0) side.used += used;
    }
  const [ours = NaN, least = NaN] = sides.map(({ used }) => used / (ROUNDS * WRITES_A_ROUND));
  const detail = `${ours.toFixed(2)} ms CPU of product against ${least.toFixed(2)} ms of a Fastify route`;
  return plainRow('GraphQL bookmark write', detail, ours / least);
}

type Rivals = Readonly<Record<'direct' | 'through' | 'statement' | 'behind', Way>>;

/** One writer gives the latency of a single write; four give that of a machine whose two cores are always busy. */
async function timeRows({ direct, through, statement, behind }: Rivals, measured: Measured): Promise<Row[]> {
  const limit = limitOf('bookmark write');
  return [
    await timeRow('GraphQL bookmark write', direct, measured, limit),
    await timeRow('bookmark write, its statement through the same pool', statement, measured, limit),
    await timeRow('GraphQL bookmark write, through the gateway', through, measured),
    await timeRow('that insert behind a bare Fastify route', behind, measured),
  ];
}

/** Gives everyone their bookmarks and removes the rest: leftovers of other runs would make the lists longer. */
async function fill(pool: pg.Pool, writers: readonly Person[]): Promise<void> {
  const others = Array.from({ length: OTHERS }, (_, index) => `reader-${index}`);
  const everyone = [...writers.map(({ userId }) => userId), ...others];
  await pool.query('delete from product.bookmark where user_id = any($1)', [everyone]);
  await pool.query(
    `insert into product.bookmark (user_id, content_id)
     select u, 'kept-' || n from generate_series(1, $2::int) n, unnest($1::text[]) u`,
    [everyone, KEPT_BOOKMARKS],
  );
  await pool.query('vacuum analyze product.bookmark');
}

/** The rows of bookmark writes. */
export async function measureBookmarks(target: Target, productPid: number): Promise<Row[]> {
  const url = await databaseUrl(target);
  const database = openDatabase<ProductTables>(url, PRODUCT_SCHEMA, 8);
  const { pool } = database;
  const routes: BareRoutes[] = [];
  try {
    const writers = await people(target);
    const [person] = writers;
    if (!person) throw new Error('nobody writes');
    await fill(pool, writers);
    const measured = { origin: target.at('product'), pid: productPid, writers, pool };
    const answers = await answerAt(measured.origin, person, pool);
    const [answering, writing] = [await startBareRoutes(answers), await startBareRoutes(answers, url)];
    routes.push(answering, writing);
    const rivals: Rivals = {
      direct: graphqlAt(measured.origin),
      through: graphqlAt(target.at('web')),
      statement: writtenThrough(database),
      behind: insertBehind(writing),
    };
    for (const way of Object.values(rivals))
      for (let done = 0; done < WARM_WRITES; done += WRITES_A_ROUND) await round(way, writers, pool);
    return [
      ...(await timeRows(rivals, { ...measured, writers: [person] })),
      ...(await timeRows(rivals, measured)),
      await cpuRow(measured, answering),
    ];
  } finally {
    for (const one of routes) one.stop();
    await database.close();
  }
}
