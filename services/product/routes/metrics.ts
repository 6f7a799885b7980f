/** What the product service adds to its /metrics: the catalogue, the age of the last content sync, jobs. */
import { sql } from 'kysely';
import type { AdminJob } from '@/lib/contracts/administration/operator';
import { addGauge } from '@/services/common/http/metrics';
import type { Server } from '@/services/common/http/http';
import { JOBS_SCHEMA } from '../certificates/store';
import type { ProductContext } from '../context';
import { stateOfJob } from '../job-list';

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
      const { rows } = await sql<{ state: AdminJob['state']; count: number }>`
        select ${stateOfJob} as state, count(*)::int as count from ${sql.id(JOBS_SCHEMA, 'jobs')} group by 1`.execute(
        db,
      );
      const of = (...states: AdminJob['state'][]) =>
        rows.filter(({ state }) => states.includes(state)).reduce((sum, { count }) => sum + count, 0);
      return [
        { labels: { state: 'waiting' }, value: of('waiting', 'failing') },
        { labels: { state: 'running' }, value: of('working') },
        { labels: { state: 'given_up' }, value: of('given-up') },
      ];
    },
  );
}
