/** Publish, unpublish and delete single resources (delivery contract §8 rule 3), which also makes sync and errors testable. */
import type { Kysely } from 'kysely';
import type { AuditAction, AuditDetails } from '@/lib/contracts/administration/audit';
import { refuseStale } from '@/services/common/database/optimistic-lock';
import type { Place } from '../store/place';
import type { Tables } from '../store/tables';
import { auditContent, subjectOf, type Publisher } from './audit';
import { FaultyContentError } from './validation/faults';
import { publicationFaults } from './validation/publication-faults';
import { fulfilPlans, storedPlan } from './plans/stored-plan';
import {
  deleteFrom,
  storedResource,
  type StoredResource,
  type Target,
  updateResource,
} from './stored-resource';
import { readStructure } from './files/structure';
import {
  inPublication,
  noteChange,
  OPERATOR_PATIENCE_MS,
  recordDeletions,
  type Publication,
} from './transaction';
import { entryVersion } from './version';

/** An operator's request: who asks, and which version they saw. Commands and planned changes name none: they always apply. */
interface Asked {
  version?: string;
  by: Publisher;
  /** Details of the line in the audit log. */
  details?: AuditDetails;
}

const audit = (
  transaction: Kysely<Tables>,
  action: AuditAction,
  place: Place,
  { asked, ...target }: Target & { asked?: Asked | undefined },
) =>
  auditContent(transaction, {
    action,
    subject: subjectOf(place, target),
    by: asked?.by,
    details: asked?.details ?? {},
  });

/** The clock's row is locked, so nobody changes the resource between this check and the change. */
async function requireVersion(
  transaction: Kysely<Tables>,
  place: Place,
  { id, sequence }: StoredResource,
  asked: Asked | undefined,
): Promise<void> {
  if (asked?.version === undefined) return;
  const plan = await storedPlan(transaction, place, id);
  refuseStale(asked.version, entryVersion(sequence, plan?.number ?? null));
}

/**
 * Publishes a stored resource again or for the first time: its revision grows by one and sync reports it. Throws
 * FaultyContentError when an entry has faults, and CONFLICT when its version is not the one that the operator saw.
 * Idempotent for operators: a request for what is published already does nothing. A plan to publish it is deleted.
 */
export async function publishIn(
  { transaction, sequence }: Publication,
  place: Place,
  target: Target,
  asked?: Asked,
): Promise<void> {
  const row = await storedResource(transaction, place, target);
  if (asked !== undefined && row.published) return;
  await requireVersion(transaction, place, row, asked);
  if (target.kind === 'Entry') {
    const faults = await publicationFaults(transaction, place, row, await readStructure(transaction, place));
    if (faults.length > 0) throw new FaultyContentError(faults);
  }
  const revision = row.revision + 1;
  const updated_at = new Date().toISOString();
  await updateResource(transaction, place, target, { published: true, sequence, revision, updated_at });
  await deleteFrom(transaction, 'deletion', place, [target]);
  await fulfilPlans(transaction, place, [{ ...target, published: true }]);
  await noteChange(transaction, place, sequence, false);
  await audit(transaction, 'content_published', place, { ...target, asked });
}

/**
 * Takes a resource out of delivery and keeps it as a draft; false when it was not published. Throws CONFLICT when its version is
 * not the one that the operator saw. A plan to unpublish it is deleted.
 */
export async function unpublishIn(
  { transaction, sequence }: Publication,
  place: Place,
  target: Target,
  asked?: Asked,
): Promise<boolean> {
  const row = await storedResource(transaction, place, target);
  if (!row.published) return false;
  await requireVersion(transaction, place, row, asked);
  await updateResource(transaction, place, target, { published: false, sequence });
  await recordDeletions(transaction, place, [row], { sequence, now: new Date().toISOString() });
  await fulfilPlans(transaction, place, [{ ...target, published: false }]);
  await noteChange(transaction, place, sequence, false);
  await audit(transaction, 'content_unpublished', place, { ...target, asked });
  return true;
}

/** A change as a publication of its own, where it is the only one. Commands wait for a long import. */
const alone =
  <Result>(
    change: (publication: Publication, place: Place, target: Target, asked?: Asked) => Promise<Result>,
  ) =>
  (db: Kysely<Tables>, place: Place, target: Target, asked?: Asked): Promise<Result> =>
    inPublication(
      db,
      (publication) => change(publication, place, target, asked),
      asked ? { patienceMs: OPERATOR_PATIENCE_MS } : {},
    );

/** `publishIn` as a publication of its own. */
export const publish = alone(publishIn);
/** `unpublishIn` as a publication of its own. */
export const unpublish = alone(unpublishIn);

/** Removes a resource for good; sync reports a deletion when it was published. */
export async function remove(db: Kysely<Tables>, place: Place, target: Target): Promise<void> {
  await inPublication(db, async ({ transaction, sequence }) => {
    const row = await storedResource(transaction, place, target);
    await deleteFrom(transaction, 'resource', place, [target]);
    if (row.published)
      await recordDeletions(transaction, place, [row], { sequence, now: new Date().toISOString() });
    await noteChange(transaction, place, sequence, false);
    await audit(transaction, 'content_deleted', place, target);
  });
}
