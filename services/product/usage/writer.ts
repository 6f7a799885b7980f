/**
 * Queues uses and writes them in batches: no request waits for a count. While the database is unavailable uses stay queued, up to
 * a bound; beyond it, and for a use that the database refuses, the day is marked as incomplete (COUNTER exception 3040).
 */
import type { Logger } from '@/services/common/log';
import { utcDay } from '@/lib/domain/text/calendar';
import { Batches } from '@/lib/platform/batches';
import type { LostUses } from '@/lib/contracts/usage/usage';
import type { ProductDb } from '../tables';
import { insertAcceptable, type EventRow, type Use } from './events';
import type { UsedItems } from './items';
import { PersonHashes } from './people';
import { daysOverOf, markLost, reopenDays } from './late';
import { createPartition, ensurePartition, lockUsage } from './partitions';
import { isRobot } from './robots';

const BATCH = 1_000;
/** A minute of a busy library. */
const MOST_WAITING = 50_000;

export interface UsageWriterOptions {
  db: ProductDb;
  items: Pick<UsedItems, 'remember'>;
  log: Pick<Logger, 'warn' | 'error'>;
  /** The library's own organisation, whose people are staff and are not counted. */
  ownOrganisation?: string | undefined;
  /** Epoch ms. */
  now?: () => number;
}

export class UsageWriter {
  private readonly uses: Batches<Use>;
  private readonly lost = new Map<string, number>();
  private readonly partitions = new Set<string>();
  private readonly people: PersonHashes;

  constructor(private readonly options: UsageWriterOptions) {
    this.people = new PersonHashes(options.db);
    this.uses = new Batches({
      send: (batch) => this.save(batch),
      size: BATCH,
      mostWaiting: MOST_WAITING,
      onError: (error, uses) => options.log.warn({ err: error, uses }, 'use could not be written; it waits'),
      onLost: ({ at }) => this.countLost({ day: utcDay(at), uses: 1 }),
    });
  }

  /** Adds one use; robots and staff are not counted. A page view without a licence also counts as a denial. */
  add(use: Use): void {
    const { agent, organisationId, entitled } = use.visitor;
    if (isRobot(agent)) return;
    if (organisationId !== null && organisationId === this.options.ownOrganisation) return;
    this.uses.add(use);
    if (use.action === 'view' && !entitled && organisationId !== null)
      this.uses.add({ ...use, action: 'denied' });
  }

  /** Writes the queue, and what was lost; resolves when it is written, or queued again. */
  async flush(): Promise<void> {
    await this.uses.flush();
    await this.tellLost();
  }

  private async save(batch: readonly Use[]): Promise<void> {
    const { db, items, log } = this.options;
    // Before the batch too: one that cannot be written must not hide what was lost.
    await this.tellLost();
    const today = this.today();
    for (const day of new Set(batch.map(({ at }) => utcDay(at)))) {
      if (day < today || this.partitions.has(day)) continue;
      await ensurePartition(db, day);
      this.partitions.add(day);
    }
    await items.remember(batch.flatMap(({ item }) => item ?? []));
    const rows: EventRow[] = [];
    for (const use of batch) rows.push({ use, ...(await this.people.of(use.visitor, use.at)) });
    const { refused, late } = await db
      .transaction()
      .execute((transaction) => this.insert(transaction, rows, today));
    if (refused.length > 0)
      log.error({ err: refused[0]?.error, uses: refused.length }, 'use was refused by the database');
    for (const { use } of [...refused, ...late]) this.countLost({ day: utcDay(use.at), uses: 1 });
    await this.tellLost();
  }

  /** Returns the uses that were not written: refused by the database, or too late to be counted. */
  private async insert(transaction: ProductDb, rows: readonly EventRow[], today: string) {
    const over = daysOverOf(
      rows.map(({ use }) => use),
      today,
    );
    const open = over.length === 0 ? new Set<string>() : await reopenDays(transaction, over);
    const inTime: EventRow[] = [];
    const late: EventRow[] = [];
    for (const row of rows) {
      const day = utcDay(row.use.at);
      (day >= today || open.has(day) ? inTime : late).push(row);
    }
    for (const day of new Set(inTime.map(({ use }) => utcDay(use.at))))
      if (day < today) await createPartition(transaction, day);
    return { refused: await insertAcceptable(transaction, inTime), late };
  }

  private today(): string {
    return utcDay((this.options.now ?? Date.now)());
  }

  /** Uses of a day that can no longer be counted, here or at the gateway: written with the next batch. */
  countLost({ day, uses }: LostUses): void {
    this.lost.set(day, (this.lost.get(day) ?? 0) + uses);
  }

  private async tellLost(): Promise<void> {
    // A copy: what cannot be told is put back, and would be met again without end.
    for (const [day, lost] of [...this.lost]) {
      this.lost.delete(day);
      try {
        await this.options.db.transaction().execute(async (transaction) => {
          // Today's month cannot be closed, so a roll-up that takes long does not hold this up.
          if (day < this.today()) await lockUsage(transaction);
          await markLost(transaction, day, lost);
        });
        this.options.log.error({ day, lost }, 'use was lost');
      } catch (error) {
        this.countLost({ day, uses: lost });
        this.options.log.warn({ err: error, day, lost }, 'lost use could not be told; it waits');
      }
    }
  }
}
