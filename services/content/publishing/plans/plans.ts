/** Plans to publish or unpublish an entry at a given time. At most one for each entry; a new one replaces it. */
import type { Kysely } from 'kysely';
import type { AuditDetails } from '@/lib/contracts/administration/audit';
import type { SetPlan } from '@/lib/contracts/administration/entries';
import { ServiceError } from '@/lib/platform/service-error';
import { refuseStale } from '@/services/common/database/optimistic-lock';
import { inPlace, type Place } from '../../store/place';
import type { Tables } from '../../store/tables';
import { auditContent, subjectOf, type Publisher } from '../audit';
import { planFault, type WishedPlan } from './plan-fault';
import { deletePlan, storedPlan, type StoredPlan } from './stored-plan';
import { storedResource, type Target } from '../stored-resource';
import { inPublication, OPERATOR_PATIENCE_MS, type Publication } from '../transaction';
import { entryVersion } from '../version';

interface AskedPlan extends SetPlan {
  by: Publisher;
  now: Date;
}

const isSame = (stored: StoredPlan | null, wished: WishedPlan | null): boolean =>
  stored === null || wished === null
    ? stored === wished
    : stored.failure === null &&
      stored.published === wished.published &&
      stored.due_at.getTime() === wished.at.getTime();

/** Details of a plan's audit line. */
export const factsOf = ({ published, at }: WishedPlan): AuditDetails => ({
  planned: published ? 'publish' : 'unpublish',
  at: at.toISOString(),
});

/**
 * Replaces the plan of an entry, or cancels it. Idempotent: a plan that is set already is left alone. Throws
 * NoSuchResourceError, CONFLICT when the entry's version is not the one seen, and VALIDATION_FAILED for what may not be planned.
 */
export async function setPlan(
  db: Kysely<Tables>,
  place: Place,
  id: string,
  { version, plan, by, now }: AskedPlan,
): Promise<void> {
  const target: Target = { kind: 'Entry', id };
  const subject = subjectOf(place, target);
  const wished = plan && { published: plan.published, at: new Date(plan.at) };
  // The clock's row is locked, so nobody changes the entry or its plan meanwhile; it does not advance: delivery is unchanged.
  const change = async ({ transaction }: Publication) => {
    const entry = await storedResource(transaction, place, target);
    const stored = await storedPlan(transaction, place, id);
    if (isSame(stored, wished)) return;
    refuseStale(version, entryVersion(entry.sequence, stored?.number ?? null));
    const fault = wished && planFault(wished, entry.published, now);
    if (fault !== null) throw new ServiceError('VALIDATION_FAILED', fault);
    if (stored) await deletePlan(transaction, stored.number);
    if (wished) {
      const row = {
        ...inPlace(place),
        entry_id: id,
        published: wished.published,
        due_at: wished.at,
        failure: null,
      };
      await transaction
        .insertInto('planned_change')
        .values({ ...row, asked_by: by.userId, request_id: by.requestId })
        .execute();
      await auditContent(transaction, { action: 'content_planned', subject, by, details: factsOf(wished) });
    } else if (stored) {
      const details = factsOf({ published: stored.published, at: stored.due_at });
      await auditContent(transaction, { action: 'content_plan_cancelled', subject, by, details });
    }
  };
  await inPublication(db, change, { patienceMs: OPERATOR_PATIENCE_MS });
}
