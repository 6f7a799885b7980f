/** People who save bookmarks as fast as they can, and what of it was acknowledged. */
import pg from 'pg';
import { demoAccounts } from '@/services/common/demo-accounts';
import { addition, pairAt, titleIds, type BookmarkPair } from '../content/bookmark-pairs';
import { databaseUrl } from './node';
import { accessToken } from './sign-in';
import type { Target } from './target';

export const WRITERS = 8;
/** After a failure: an outage of minutes must not use up the pairs there are. */
const PAUSE_MS = 500;

/** A token for each writer, so that they do not write to one person's rows alone. */
async function tokens({ at }: Pick<Target, 'at'>): Promise<{ token: string; userId: string }[]> {
  const people = demoAccounts.slice(0, 4);
  return Promise.all(
    people.map(async ({ id, email, password }) => ({
      userId: id,
      token: await accessToken({ issuer: at('identity'), app: at('web'), email, password }),
    })),
  );
}

export interface Written {
  userId: string;
  pair: BookmarkPair;
  /** When it was acknowledged, epoch ms. */
  at: number;
}

/** Pairs written so far, by all writers of this process. */
let pairs = 0;

async function addBookmark(target: Pick<Target, 'at'>, token: string, pair: BookmarkPair): Promise<boolean> {
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

export interface Writing {
  /** Acknowledged so far, in order. */
  written: Written[];
  stop: () => Promise<void>;
}

/** Begins; what fails meanwhile is tried anew with the next, until `stop`. */
export async function startWriters(target: Pick<Target, 'at'>): Promise<Writing> {
  const people = await tokens(target);
  const ids = await titleIds(target.at('web'));
  const written: Written[] = [];
  let writing = true;
  const writer = async (index: number) => {
    const { token, userId } = people[index % people.length]!;
    while (writing) {
      const pair = pairAt(ids, (pairs += 1));
      const ok = await addBookmark(target, token, pair).catch(() => false);
      if (ok) written.push({ userId, pair, at: Date.now() });
      else await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  };
  const writers = Promise.all(Array.from({ length: WRITERS }, (_, index) => writer(index)));
  return {
    written,
    stop: async () => {
      writing = false;
      await writers;
    },
  };
}

type Place = Pick<Target, 'dataDir' | 'portBase'>;

const WRITTEN = 'unnest($1::text[], $2::text[], $3::text[]) as w(user_id, content_id, related)';
const IS_IT = 'b.user_id = w.user_id and b.content_id = w.content_id and b.related_content_id = w.related';

async function query(place: Place, statement: string, written: readonly Written[]): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: await databaseUrl(place) });
  await client.connect();
  const values = [
    written.map(({ userId }) => userId),
    written.map(({ pair }) => pair.contentId),
    written.map(({ pair }) => pair.relatedContentId),
  ];
  const { rows } = await client.query<Record<string, unknown>>(statement, values);
  await client.end();
  return rows;
}

/** How many of the acknowledged writes are not in the database. */
export async function countLost(place: Place, written: readonly Written[]): Promise<number> {
  const statement = `select 1 from ${WRITTEN} where not exists (select 1 from product.bookmark b where ${IS_IT})`;
  return (await query(place, statement, written)).length;
}

/** Removes them. */
export async function forget(place: Place, written: readonly Written[]): Promise<void> {
  await query(place, `delete from product.bookmark b using ${WRITTEN} where ${IS_IT}`, written);
}
