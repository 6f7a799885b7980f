/** GET /api/admin/operator/system: the state of the content and its faults, the other services, and settings as read. */
import { systemSchema, type AdminSystem } from '@/lib/contracts/administration/operator';
import type { Server } from '@/services/common/http/http';
import { adminOperation } from '@/services/common/operations/operation';
import type { Catalogue } from '../../catalogue/catalogue';
import type { ProductContext } from '../../context';
import type { ProductDb } from '../../tables';
import { OPERATOR_CALLS } from './access';

const TIMEOUT_MS = 1_000;
const MOST_FAULTS = 200;

async function isReady(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false; // No answer means that it is not ready.
  }
}

async function contentState(db: ProductDb, catalogue: Catalogue): Promise<AdminSystem['content']> {
  const row = await db
    .selectFrom('content_state')
    .select(['source', 'synced_at'])
    .where('id', '=', 1)
    .executeTakeFirst();
  const counts = new Map<string, number>();
  for (const { type } of catalogue.all()) counts.set(type, (counts.get(type) ?? 0) + 1);
  return {
    source: row?.source ?? null,
    changed: row ? new Date(row.synced_at).toISOString() : null,
    items: [...counts]
      .map(([type, items]) => ({ type, items }))
      .toSorted((one, two) => two.items - one.items),
    faults: [...catalogue.faults].slice(0, MOST_FAULTS).map(([id, fault]) => ({ id, ...fault })),
  };
}

export function registerAdminSystem(app: Server, { db, catalogue, system }: ProductContext): void {
  app.get(
    `${OPERATOR_CALLS}/system`,
    {
      schema: { response: { 200: systemSchema } },
      ...adminOperation('adminSystem', 'How the library runs, for operators'),
    },
    async () => {
      const services = await Promise.all(
        system.services.map(async ({ name, address }) => ({ name, ready: await isReady(address) })),
      );
      return { content: await contentState(db, catalogue), services, settings: system.settings };
    },
  );
}
