/**
 * Carries out the changes that operators have planned. A change, the deletion of its plan and its audit line are one
 * transaction, so that a crash loses nothing and repeats nothing; what came due while no process ran is done at the next start.
 */
import type { Kysely } from 'kysely';
import { ServiceError } from '@/lib/platform/service-error';
import type { Logger } from '@/services/common/log';
import { inRounds, type Rounds } from '@/services/common/jobs/rounds';
import type { Tables } from '../../store/tables';
import { auditContent, subjectOf } from '../audit';
import { publishIn, unpublishIn } from '../operations';
import { factsOf } from './plans';
import { refusalOf } from '../refusals';
import { deletePlan, type StoredPlan } from './stored-plan';
import { inPublication } from '../transaction';

/** How late a planned change may be, ms. */
const EVERY_MS = 15_000;
/** Characters of a reason, which is shown on a screen. */
const LONGEST_REASON = 2_000;

/** The change, on behalf of who planned it. No address: nobody makes a request when it is carried out. */
function askedFor({
  space_id,
  environment_id,
  entry_id,
  published,
  due_at,
  asked_by,
  request_id,
}: StoredPlan) {
  const target = { kind: 'Entry', id: entry_id } as const;
  const place = { space: space_id, environment: environment_id };
  const by = { userId: asked_by, address: null, requestId: request_id };
  return {
    place,
    target,
    by,
    details: factsOf({ published, at: due_at }),
    subject: subjectOf(place, target),
  };
}

/**
 * The plan, locked until the transaction ends; undefined when another node has done it, or it was cancelled or replaced. The
 * clock's row is locked before it: everything that publishes locks the two in this order.
 */
const held = (transaction: Kysely<Tables>, { number }: StoredPlan) =>
  transaction
    .selectFrom('planned_change')
    .selectAll()
    .where('number', '=', number)
    .where('failure', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/** Publishes or unpublishes the entry as an operator's request does. When it already is in the planned state, only the plan is deleted. */
const carryOut = (db: Kysely<Tables>, due: StoredPlan): Promise<void> =>
  inPublication(db, async (publication) => {
    const { transaction } = publication;
    const plan = await held(transaction, due);
    if (!plan) return;
    const { place, target, by, details } = askedFor(plan);
    const change = plan.published ? publishIn : unpublishIn;
    await change(publication, place, target, { by, details });
    await deletePlan(transaction, plan.number);
  });

/** A refused plan is kept with its reason and is not retried. */
const keepFailed = (db: Kysely<Tables>, due: StoredPlan, reason: string): Promise<void> =>
  inPublication(db, async ({ transaction }) => {
    const plan = await held(transaction, due);
    if (!plan) return;
    const { subject, by, details } = askedFor(plan);
    const failure = reason.slice(0, LONGEST_REASON);
    await transaction
      .updateTable('planned_change')
      .set({ failure })
      .where('number', '=', plan.number)
      .execute();
    await auditContent(transaction, { action: 'content_plan_failed', subject, by, details });
  });

/** Every due plan, in order. One that fails without being refused (the database is unreachable) is retried in the next round. */
export async function carryOutDue(db: Kysely<Tables>, now: Date, log: Pick<Logger, 'warn'>): Promise<void> {
  const due = await db
    .selectFrom('planned_change')
    .selectAll()
    .where('failure', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('number')
    .execute();
  for (const plan of due) {
    try {
      await carryOut(db, plan);
    } catch (error) {
      const refusal = refusalOf(error);
      if (!(refusal instanceof ServiceError)) {
        log.warn({ err: error, entry: plan.entry_id }, 'a planned change could not be made now');
        continue;
      }
      await keepFailed(db, plan, refusal.message);
    }
  }
}

/** Carries out due plans in the background. */
export const followPlans = (db: Kysely<Tables>, log: Pick<Logger, 'warn'>, everyMs = EVERY_MS): Rounds =>
  inRounds(() => carryOutDue(db, new Date(), log), {
    everyMs,
    failed: (error) => log.warn({ err: error }, 'planned changes could not be looked through'),
  });
