/**
 * Keeps what sync gave in PostgreSQL, in one transaction with the token: after a crash the token never runs ahead of
 * the records. Statements run on the follower's own connection, which also holds its lock, so that losing the
 * connection loses both.
 */
import type pg from 'pg';
import { chunksOf } from '@/lib/domain/chunks';
import type { SyncedResource } from './resource';
import type { ContentChanges } from './source';

/** Channel that tells every node to read what is new. */
export const CONTENT_CHANNEL = 'product_content';

export interface FollowState {
  source: string;
  token: string;
  locales: string[];
}

/** Rows sent in one statement; bounds the size of one parameter. */
const CHUNK = 500;

export async function readState(client: pg.ClientBase): Promise<FollowState | null> {
  const { rows } = await client.query<FollowState>(
    'select source, sync_token as token, locales from product.content_state where id = 1',
  );
  return rows[0] ?? null;
}

const upsert = `
  insert into product.content_resource (kind, id, body)
  select $1, r.body -> 'sys' ->> 'id', r.body from jsonb_array_elements($2::jsonb) as r(body)
  on conflict (kind, id) do update
    set body = excluded.body, deleted = false, seq = nextval('product.content_seq')
    where content_resource.body is distinct from excluded.body`;

const remove = `
  update product.content_resource set body = null, deleted = true, seq = nextval('product.content_seq')
  where kind = $1 and id = any($2) and not deleted`;

/** For a first build or after a lost token: deletes what the source no longer lists; everything else stays visible meanwhile. */
const removeOthers = `
  update product.content_resource set body = null, deleted = true, seq = nextval('product.content_seq')
  where kind = $1 and not id = any($2) and not deleted`;

const saveState = `
  insert into product.content_state (id, source, sync_token, locales) values (1, $1, $2, $3)
  on conflict (id) do update
    set source = excluded.source, sync_token = excluded.sync_token, locales = excluded.locales, synced_at = now()`;

async function upsertAll(
  client: pg.ClientBase,
  kind: 'Entry' | 'Asset',
  resources: readonly SyncedResource[],
  tell: (more: number) => void,
) {
  for (const chunk of chunksOf(resources, CHUNK)) {
    await client.query(upsert, [kind, JSON.stringify(chunk)]);
    tell(chunk.length);
  }
}

const idsOf = (resources: readonly SyncedResource[]) => resources.map(({ sys }) => sys.id);

interface Saved {
  source: string;
  locales: string[];
  /** The result is the complete content. */
  whole: boolean;
  /** Is called after each statement, with how many entries and assets are stored. */
  tell?: (done: number) => void;
}

/** One sync result and its token, all or nothing. */
export async function saveChanges(
  client: pg.ClientBase,
  changes: ContentChanges,
  { source, locales, whole, tell }: Saved,
): Promise<void> {
  let done = 0;
  const add = (more: number) => tell?.((done += more));
  await client.query('begin');
  try {
    await upsertAll(client, 'Entry', changes.entries, add);
    await upsertAll(client, 'Asset', changes.assets, add);
    if (whole) {
      await client.query(removeOthers, ['Entry', idsOf(changes.entries)]);
      await client.query(removeOthers, ['Asset', idsOf(changes.assets)]);
    } else {
      await client.query(remove, ['Entry', changes.deletedEntries]);
      await client.query(remove, ['Asset', changes.deletedAssets]);
    }
    await client.query(saveState, [source, changes.nextSyncToken, locales]);
    await client.query(`notify ${CONTENT_CHANNEL}`);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
