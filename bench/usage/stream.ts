/** Sends uses at a fixed rate through the product service's writer, from visitors with and without a user id. */
import { sql } from 'kysely';
import { usedItem, visitor, BROWSER } from '@/__tests__/support/usage/usage-month';
import { cpuMilliseconds } from '@/__tests__/support/reliability/processes';
import type { UsageAction } from '@/lib/contracts/usage/usage';
import type { ProductDb } from '@/services/product/tables';
import type { UsageWriter } from '@/services/product/usage/writer';

const TICK_MS = 20;
const ITEMS = 5_000;
const ORGANISATIONS = 1_000;
const ACTIONS: readonly UsageAction[] = ['view', 'view', 'view', 'play', 'read', 'download', 'search'];

const items = Array.from({ length: ITEMS }, (_, index) => usedItem(`item-${index}`));

function useNumber(index: number) {
  const person = (index * 7_919) % 60_000;
  const action = ACTIONS[index % ACTIONS.length] ?? 'view';
  return {
    at: Date.now(),
    visitor: visitor({
      userId: person % 3 === 0 ? `user-${person}` : null,
      organisationId: `org-${1 + (person % ORGANISATIONS)}`,
      address: `203.0.${person % 250}.${person % 199}`,
      agent: `${BROWSER} ${person % 12}`,
    }),
    action,
    item: action === 'search' ? null : (items[(index * 101) % ITEMS] ?? null),
  };
}

export interface Streamed {
  sent: number;
  written: number;
  seconds: number;
  /** The most uses that were sent and not yet readable, checked every five seconds. */
  mostWaiting: number;
  /** CPU of this process per use, ms. */
  cpu: number;
}

const countOf = async (db: ProductDb): Promise<number> => {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from product.usage_event`.execute(db);
  return rows[0]?.count ?? 0;
};

/** @param each other work done meanwhile, once every few seconds */
export async function stream(
  { db, writer }: { db: ProductDb; writer: UsageWriter },
  { seconds, rate, each }: { seconds: number; rate: number; each: () => Promise<void> },
): Promise<Streamed> {
  const started = performance.now();
  const cpuBefore = cpuMilliseconds(process.pid);
  const elapsed = () => (performance.now() - started) / 1000;
  let sent = 0;
  let mostWaiting = 0;
  let looked = 0;
  while (elapsed() < seconds) {
    const due = Math.min(Math.floor(elapsed() * rate), rate * seconds);
    while (sent < due) writer.add(useNumber((sent += 1)));
    if (elapsed() - looked > 5) {
      looked = elapsed();
      const then = sent;
      mostWaiting = Math.max(mostWaiting, then - (await countOf(db)));
      void each();
    }
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  }
  await writer.flush();
  const cpu = (cpuMilliseconds(process.pid) - cpuBefore) / sent;
  return { sent, written: await countOf(db), seconds: elapsed(), mostWaiting, cpu };
}
