/** kill -9 in turn on every process of a running system while people write; nothing acknowledged may be lost. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { PortName } from '@/lib/contracts/environment';
import { demoAccounts } from '@/services/common/demo-accounts';
import { addition, pairAt, titleIds, type BookmarkPair } from '../bookmark-pairs';
import { databaseUrl } from './node';
import { childrenOf } from './processes';
import { accessToken } from './sign-in';
import { eventually, type Target } from './target';

export const victims = [
  'product',
  'gateway',
  'identity',
  'customers',
  'content',
  'media',
  'database',
] as const;
export type Victim = (typeof victims)[number];

const WRITERS = 8;
/** Acknowledged writes before the kill, and after the recovery. */
const WRITES_BEFORE = 60;
const READY_MS = 90_000;

export interface KillRun {
  victim: Victim;
  acknowledged: number;
  lost: number;
  /** From the kill until everything is ready again, ms. */
  recovered: number;
}

const services: readonly PortName[] = ['web', 'product', 'customers', 'identity', 'content', 'media'];

/** Every process says it is ready, and a page and a search work. */
export async function isWhole(target: Pick<Target, 'at'>): Promise<boolean> {
  const paths = [
    ...services.map((name) => `${target.at(name)}/readyz`),
    `${target.at('web')}/api/search?limit=1`,
  ];
  const answers = await Promise.all(
    paths.map((address) => fetch(address, { signal: AbortSignal.timeout(3_000) })),
  );
  await Promise.all(answers.map((answer) => answer.text()));
  return answers.every(({ ok }) => ok);
}

function pidOf(victim: Victim, { launcherPid, dataDir }: Target): number {
  if (victim !== 'database') return childrenOf(launcherPid).get(victim) ?? 0;
  const home = path.join(dataDir, 'postgres');
  let folder = home;
  try {
    folder = readFileSync(path.join(home, 'MOVED'), 'utf8').trim();
  } catch {
    // It lies where it was asked to.
  }
  return Number(readFileSync(path.join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/** A token for each writer, so that they do not write to one person's rows alone. */
async function tokens({ at }: Target): Promise<{ token: string; userId: string }[]> {
  const people = demoAccounts.slice(0, 4);
  return Promise.all(
    people.map(async ({ id, email, password }) => ({
      userId: id,
      token: await accessToken({ issuer: at('identity'), app: at('web'), email, password }),
    })),
  );
}

interface Written {
  userId: string;
  pair: BookmarkPair;
}

/** Pairs written so far, by all kills of this process. */
let pairs = 0;

async function addBookmark(target: Target, token: string, pair: BookmarkPair): Promise<boolean> {
  const response = await fetch(`${target.at('web')}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      query: `mutation { ${addition(pair)} }`,
    }),
    signal: AbortSignal.timeout(15_000),
  });
  const body = (await response.json()) as { data?: unknown; errors?: unknown };
  return response.ok && body.errors === undefined && body.data != null;
}

/** Kills one process in the middle of writes and counts what was lost of the acknowledged ones. */
export async function killOnce(target: Target, victim: Victim): Promise<KillRun> {
  const people = await tokens(target);
  const ids = await titleIds(target.at('web'));
  const written: Written[] = [];
  let writing = true;
  const writer = async (index: number) => {
    const { token, userId } = people[index % people.length]!;
    while (writing) {
      const pair = pairAt(ids, (pairs += 1));
      const ok = await addBookmark(target, token, pair).catch(() => false);
      if (ok) written.push({ userId, pair });
      else await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const writers = Promise.all(Array.from({ length: WRITERS }, (_, index) => writer(index)));
  await eventually('people write', async () => written.length >= WRITES_BEFORE, { ms: READY_MS });
  const pid = pidOf(victim, target);
  if (pid <= 0) throw new Error(`no process of ${victim}`);
  const started = Date.now();
  process.kill(pid, 'SIGKILL');
  await eventually(
    `another ${victim}`,
    async () => pidOf(victim, target) > 0 && pidOf(victim, target) !== pid,
    { ms: READY_MS },
  );
  await eventually(`everything is ready after ${victim}`, () => isWhole(target), { ms: READY_MS });
  const recovered = Date.now() - started;
  const before = written.length;
  await eventually('people write again', async () => written.length >= before + WRITERS, { ms: READY_MS });
  writing = false;
  await writers;
  return { victim, acknowledged: written.length, lost: await countLost(target, written), recovered };
}

const WRITTEN = 'unnest($1::text[], $2::text[], $3::text[]) as w(user_id, content_id, related)';

async function countLost(target: Target, written: readonly Written[]): Promise<number> {
  const client = new pg.Client({ connectionString: await databaseUrl(target) });
  await client.connect();
  const values = [
    written.map(({ userId }) => userId),
    written.map(({ pair }) => pair.contentId),
    written.map(({ pair }) => pair.relatedContentId),
  ];
  const { rows } = await client.query<{ lost: string }>(
    `select count(*) as lost from ${WRITTEN}
     where not exists (select 1 from product.bookmark b
       where b.user_id = w.user_id and b.content_id = w.content_id and b.related_content_id = w.related)`,
    values,
  );
  await client.query(
    `delete from product.bookmark b using ${WRITTEN}
     where b.user_id = w.user_id and b.content_id = w.content_id and b.related_content_id = w.related`,
    values,
  );
  await client.end();
  return Number(rows[0]?.lost);
}
