/** The personal data that a shared page leaves out, for its reader: one statement, one text (design "The page cache"). */
import { setTimeout as sleep } from 'node:timers/promises';
import DataLoader from 'dataloader';
import type { Pool } from 'pg';
import { MOST_POSITIONS } from '@/lib/contracts/constants';

/** ISO 8601 with milliseconds, as JavaScript writes it. */
const instant = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A list of one of the person's tables as JSON; `[]` where there is none. */
const listOf = (table: string, fields: Readonly<Record<string, string>>, order: string, rest = '') => {
  const pairs = Object.entries(fields).map(([name, value]) => `'${name}', ${value}`);
  return `(select coalesce(json_agg(json_build_object(${pairs.join(', ')}) order by ${order}), '[]')
    from (select * from product.${table} where user_id = asked.id ${rest}) as one)`;
};

const NEWEST_POSITIONS = `order by updated_at desc limit ${MOST_POSITIONS}`;

/**
 * One row per requested person, in that order. Named (a prepared statement), so that each connection plans it once: the `select`
 * around the parameter hides how many people there are, because PostgreSQL would plan anew for each number, which takes three times
 * as long as the answer. PostgreSQL writes the JSON; this process only passes it on.
 */
const read = {
  name: 'my-page',
  text: `select json_build_object(
    'bookmarks', ${listOf('bookmark', { contentId: 'content_id', relatedContentId: 'related_content_id', addedAt: instant('added_at') }, 'added_at desc, id desc')},
    'positions', ${listOf('resume_position', { contentId: 'content_id', seconds: 'seconds', durationSeconds: 'duration_seconds', updatedAt: instant('updated_at') }, 'updated_at desc', NEWEST_POSITIONS)},
    'training', ${listOf('training_progress', { contentId: 'content_id', startedAt: instant('started_at'), completedAt: instant('completed_at') }, 'started_at, content_id')},
    'links', ${listOf('user_link', { key: 'key', visited: 'true' }, 'key')},
    'settings', ${listOf('user_setting', { key: 'key', value: 'value' }, 'key')},
    'notifications', ${listOf('user_notification', { key: 'key', dismissalCounter: 'dismissal_counter', nextDisplayTimestamp: 'next_display_timestamp' }, 'key')}
  )::text as page from unnest((select $1::text[])) with ordinality as asked (id, place) order by place`,
} as const; // prettier-ignore

/** The JSON text of `myPageSchema` for a person. */
export type MyPage = (userId: string) => Promise<string>;

/** Most people in one statement. */
const MOST_AT_ONCE = 100;
/** Longest that a query waits for the one before it: one that hangs must not hold up everyone. */
const LONGEST_WAIT_MS = 20;

/**
 * Batches queries: one statement at a time, and requests that arrive during it share the next, so a class that opens a page costs
 * one or two queries (docs/decisions/0052). Nothing is cached: every query starts after the request for it.
 */
export function myPageFrom(pool: Pool): MyPage {
  let underWay: Promise<unknown> = Promise.resolve();
  const loader = new DataLoader<string, string>(
    async (userIds) => {
      const answer = pool.query<{ page: string }>({ ...read, values: [userIds] });
      underWay = answer.catch(() => undefined);
      const { rows } = await answer;
      return rows.map(({ page }) => page);
    },
    {
      cache: false,
      maxBatchSize: MOST_AT_ONCE,
      batchScheduleFn: (dispatch) => {
        const longest = sleep(LONGEST_WAIT_MS, undefined, { ref: false });
        void Promise.race([underWay, longest]).then(() => setImmediate(dispatch));
      },
    },
  );
  return (userId) => loader.load(userId);
}
