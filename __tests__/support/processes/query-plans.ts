/** How PostgreSQL would carry out what a function under test has run. */
import { type CompiledQuery, Kysely } from 'kysely';
import type pg from 'pg';
import { ServiceDialect } from '@/services/common/database/postgres-dialect';

/** A connection to `schema`, and the plan of each query it has run. Bring the statistics of the tables up to date first (`analyze`). */
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
  return { db, plans };
}
