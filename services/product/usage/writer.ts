/**
 * Queues uses and writes them in batches: no request waits for a count. While the database is unavailable uses stay queued, up to
 * a bound; beyond it, and for a use that the database refuses, the day is marked as incomplete (COUNTER exception 3040).
 */
import { randomUUID } from 'node:crypto';
import type { Logger } from '@/services/common/log';
import { utcDay } from '@/lib/domain/text/calendar';
import { BatchQueue } from '@/lib/platform/batch-queue';
import type { LostUses, UsageVisitor } from '@/lib/contracts/usage/usage';
import type { ProductDb } from '../tables';
import { daysOf, insertAcceptable, type EventRow, type RefusedUse, type Use } from './events';
import type { UsedItems } from './items';
import { PersonHashes } from './people';
import { insertForPastDays, isLate, markIncomplete } from './past-days';
import { ensurePartition, lockUsage } from './partitions';
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
  private readonly uses = this.queue((batch) => this.save(batch), 'use could not be written; it waits');
  /** Of days that are over: while a roll-up holds these up they wait, and today's uses do not. */
  private readonly late = this.queue(
    (batch) => this.saveLate(batch),
    'late use could not be written; it waits',
  );
  private readonly lost = new Map<string, number>();
  private readonly partitions = new Set<string>();
  private readonly people: PersonHashes;

  constructor(private readonly options: UsageWriterOptions) {
    this.people = new PersonHashes(options.db);
  }

  private queue(send: (batch: Use[]) => Promise<void>, failure: string): BatchQueue<Use> {
    return new BatchQueue({
      send,
      size: BATCH,
      mostWaiting: MOST_WAITING,
      onError: (error, uses) => this.options.log.warn({ err: error, uses }, failure),
      onLost: ({ at }) => this.countLost({ day: utcDay(at), uses: 1 }),
    });
  }

  /** Whether use of this visitor is counted: not of robots and staff. */
  counts({ agent, organisationId }: UsageVisitor): boolean {
    const isStaff = organisationId !== null && organisationId === this.options.ownOrganisation;
    return !isStaff && !isRobot(agent);
  }

  /** Adds one use, if it is counted. A page view without a licence also counts as a denial. */
  add(given: Use): void {
    if (!this.counts(given.visitor)) return;
    const use: Use = { ...given, id: given.id ?? randomUUID() };
    const { organisationId, entitled } = use.visitor;
    this.uses.add(use);
    if (use.action === 'view' && !entitled && organisationId !== null)
      this.uses.add({ ...use, action: 'denied' });
  }

  /** Writes what is queued, and what was lost; resolves when it is written, or queued again. */
  async flush(): Promise<void> {
    await this.uses.flush();
    await this.late.flush();
    await this.tellLost();
  }

  private async rowsOf(uses: readonly Use[]): Promise<EventRow[]> {
    await this.options.items.remember(uses.flatMap(({ item }) => item ?? []));
    const rows: EventRow[] = [];
    for (const use of uses) rows.push({ use, ...(await this.people.of(use.visitor, use.at)) });
    return rows;
  }

  private async save(batch: readonly Use[]): Promise<void> {
    const { db } = this.options;
    // Before the batch too: one that cannot be written must not hide what was lost.
    await this.tellLost();
    const today = this.today();
    const inTime: Use[] = [];
    const late: Use[] = [];
    for (const use of batch) (isLate(use, today) ? late : inTime).push(use);
    for (const day of daysOf(inTime.map(({ at }) => at))) {
      if (this.partitions.has(day)) continue;
      await ensurePartition(db, day);
      this.partitions.add(day);
    }
    const rows = await this.rowsOf(inTime);
    if (rows.length > 0)
      this.tellRefused(await db.transaction().execute((transaction) => insertAcceptable(transaction, rows)));
    // Only now: a batch that fails is sent again whole.
    for (const use of late) this.late.add(use);
    await this.tellLost();
  }

  private async saveLate(batch: readonly Use[]): Promise<void> {
    const rows = await this.rowsOf(batch);
    const { refused, lost } = await this.options.db
      .transaction()
      .execute((transaction) => insertForPastDays(transaction, rows, this.today()));
    this.tellRefused(refused);
    for (const { use } of lost) this.countLost({ day: utcDay(use.at), uses: 1 });
    await this.tellLost();
  }

  private tellRefused(refused: readonly RefusedUse[]): void {
    const { log } = this.options;
    if (refused.length > 0)
      log.error({ err: refused[0]?.error, uses: refused.length }, 'use was refused by the database');
    for (const { use } of refused) this.countLost({ day: utcDay(use.at), uses: 1 });
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
          await markIncomplete(transaction, day, lost);
        });
        this.options.log.error({ day, lost }, 'use was lost');
      } catch (error) {
        this.countLost({ day, uses: lost });
        this.options.log.warn({ err: error, day, lost }, 'lost use could not be told; it waits');
      }
    }
  }
}
