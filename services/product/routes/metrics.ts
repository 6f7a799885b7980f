/** What the product service adds to its /metrics: the catalogue, the age of the last content sync, jobs. */
import { sql } from 'kysely';
import { addGauge } from '@/services/common/http/metrics';
import type { Server } from '@/services/common/http/http';
import { JOBS_SCHEMA } from '../certificates/store';
import type { ProductContext } from '../context';

export function registerMetrics(app: Server, { catalogue, db, now }: ProductContext): void {
  addGauge(app, { name: 'product_catalogue_items', help: 'Items this node serves' }, async () => [
    { value: catalogue.size },
  ]);
  addGauge(
    app,
    { name: 'product_sync_age_seconds', help: 'Since changes of content were last stored' },
    async () => {
      const row = await db
        .selectFrom('content_state')
        .select('synced_at')
        .where('id', '=', 1)
        .executeTakeFirst();
      return row ? [{ value: (now() - new Date(row.synced_at).getTime()) / 1_000 }] : [];
    },
  );
  addGauge(
    app,
    { name: 'product_jobs', help: 'Jobs by state, on all nodes together', labels: ['state'] },
    async () => {
      const jobs = sql.id(JOBS_SCHEMA, 'jobs');
      const { rows } = await sql<{ state: string; count: number }>`
        select case when attempts >= max_attempts then 'given_up' when locked_at is not null then 'running'
          else 'waiting' end as state, count(*)::int as count from ${jobs} group by 1`.execute(db);
      const counts = new Map(rows.map(({ state, count }) => [state, count]));
      return ['waiting', 'running', 'given_up'].map((state) => ({
        labels: { state },
        value: counts.get(state) ?? 0,
      }));
    },
  );
}
