/** Fills the bookmarks table by COPY in the order of real use: everyone's first bookmark, then everyone's second, and so on. */
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';

/** Coprime to every number of users in use, so that stepping by it visits each user once, in an order not their own. */
const STRIDE = 7_368_787;
const ITEMS = 5_000;
const FIRST_DAY = Date.UTC(2025, 0, 1);
const MINUTE_MS = 60_000;

export const userId = (index: number): string => `user-${String(index).padStart(7, '0')}`;

/** Rows for bookmark number `turn` of every user, in COPY's text format. */
function linesOf(users: number, turn: number): string {
  const lines: string[] = [];
  for (let step = 0; step < users; step += 1) {
    const user = (step * STRIDE + turn) % users;
    const item = (user * 7_919 + turn * 104_729) % ITEMS;
    const at = new Date(FIRST_DAY + (turn * 1_440 + (step % 1_440)) * MINUTE_MS).toISOString();
    lines.push(`${userId(user)}\tcontent-item-${item}\t\\N\t${at}\n`);
  }
  return lines.join('');
}

interface Dropped {
  drop: string;
  make: string;
}

/** Every index on the table except the primary key, whose rows arrive in order. */
async function indexes(pool: pg.Pool): Promise<Dropped[]> {
  const constraints = await pool.query<Dropped>(
    `select format('alter table product.bookmark drop constraint %I', conname) as drop,
            format('alter table product.bookmark add constraint %I %s', conname, pg_get_constraintdef(oid)) as make
     from pg_constraint where conrelid = 'product.bookmark'::regclass and contype = 'u'`,
  );
  const plain = await pool.query<Dropped>(
    `select format('drop index %I.%I', schemaname, indexname) as drop, indexdef as make
     from pg_indexes where schemaname = 'product' and tablename = 'bookmark'
       and indexname not in (select conname from pg_constraint where conrelid = 'product.bookmark'::regclass)`,
  );
  return [...constraints.rows, ...plain.rows];
}

/** Loads `each` bookmarks for every user; indexes are created afterwards, as a restore does. */
export async function loadBookmarks(pool: pg.Pool, users: number, each: number): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-growth-'));
  await chmod(folder, 0o755); // the database server reads the file under its own account
  const file = path.join(folder, 'bookmarks.tsv');
  const dropped = await indexes(pool);
  try {
    for (const { drop } of dropped) await pool.query(drop);
    for (let turn = 0; turn < each; turn += 1) {
      await writeFile(file, linesOf(users, turn), { mode: 0o644 });
      await pool.query(
        `copy product.bookmark (user_id, content_id, related_content_id, added_at) from '${file}'`,
      );
    }
    for (const { make } of dropped) await pool.query(make);
    await pool.query('vacuum analyze product.bookmark');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
