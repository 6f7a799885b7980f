/** How PostgreSQL would carry out what a function under test has run. */
import { type CompiledQuery, Kysely } from 'kysely';
import type pg from 'pg';
import { ServiceDialect } from '@/services/common/database/postgres-dialect';

/** The top of a plan that was carried out, as JSON: pages that it and all below it read. */
interface ReadPlan {
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
}

/**
 * A connection to `schema`, and the plan of each query it has run. Bring the statistics of the tables up to date first (`analyze`).
 * `pagesRead`: how many pages of tables and indexes all of them read when they are run again, from memory or disk.
 */
export function explainedDatabase<Tables>(pool: pg.Pool, schema: string) {
  const ran: CompiledQuery[] = [];
  const db = new Kysely<Tables>({
    dialect: new ServiceDialect({ pool }),
    log: ({ query }) => {
      if (/^\s*(?:select|insert|update|delete|with)\b/i.test(query.sql)) ran.push(query);
    },
  }).withSchema(schema);
  const plans = () =>
    Promise.all(
      ran.map(async ({ sql, parameters }) => {
        const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, [...parameters]);
        return rows.map((row) => row['QUERY PLAN']).join('\n');
      }),
    );
  const pagesRead = async () => {
    let pages = 0;
    for (const { sql, parameters } of ran) {
      const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: ReadPlan }] }>(
        `explain (analyze, buffers, format json) ${sql}`,
        [...parameters],
      );
      const plan = rows[0]?.['QUERY PLAN'][0].Plan;
      pages += (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0);
    }
    return pages;
  };
  return { db, plans, pagesRead };
}
