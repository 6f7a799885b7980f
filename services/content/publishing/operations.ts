/** Publish, unpublish and delete single resources (delivery contract §8 rule 3): what makes sync and errors testable. */
import type { Kysely } from 'kysely';
import type { AuditAction } from '@/lib/contracts/audit';
import type { Tables } from '../store/tables';
import { auditContent } from './audit';
import { FaultyContentError } from './faults';
import { asSource, deleteFrom, storedResource, type Target, updateResource } from './stored-resource';
import { type Place, readStructure } from './structure';
import { inPublication, noteChange, recordDeletions } from './transaction';
import { validateBundle } from './validate';

const audit = (
  transaction: Kysely<Tables>,
  action: AuditAction,
  { space, environment }: Place,
  { kind, id }: Target,
) => auditContent(transaction, { action, subject: `${kind.toLowerCase()}:${space}/${environment}/${id}` });

/**
 * Publishes a stored resource again or for the first time: its revision grows by one and sync reports it. Throws
 * FaultyContentError when a draft may not be published as it is.
 */
export async function publish(db: Kysely<Tables>, place: Place, target: Target): Promise<void> {
  await inPublication(db, async (transaction, sequence) => {
    const row = await storedResource(transaction, place, target);
    if (target.kind === 'Entry') {
      const structure = await readStructure(transaction, place);
      const subject = { entries: [asSource(row)], assets: [], structure, prune: false };
      const faults = await validateBundle(transaction, place, subject);
      if (faults.length > 0) throw new FaultyContentError(faults);
    }
    const revision = row.revision + 1;
    const updated_at = new Date().toISOString();
    await updateResource(transaction, place, target, { published: true, sequence, revision, updated_at });
    await deleteFrom(transaction, 'deletion', place, target);
    await noteChange(transaction, place, sequence, false);
    await audit(transaction, 'content_published', place, target);
  });
}

/** Takes a resource out of delivery and keeps it as a draft; false when it was not published. */
export async function unpublish(db: Kysely<Tables>, place: Place, target: Target): Promise<boolean> {
  return inPublication(db, async (transaction, sequence) => {
    const row = await storedResource(transaction, place, target);
    if (!row.published) return false;
    await updateResource(transaction, place, target, { published: false, sequence });
    await recordDeletions(transaction, place, [row], { sequence, now: new Date().toISOString() });
    await noteChange(transaction, place, sequence, false);
    await audit(transaction, 'content_unpublished', place, target);
    return true;
  });
}

/** Removes a resource for good; sync reports a deletion when it was published. */
export async function remove(db: Kysely<Tables>, place: Place, target: Target): Promise<void> {
  await inPublication(db, async (transaction, sequence) => {
    const row = await storedResource(transaction, place, target);
    await deleteFrom(transaction, 'resource', place, target);
    if (row.published)
      await recordDeletions(transaction, place, [row], { sequence, now: new Date().toISOString() });
    await noteChange(transaction, place, sequence, false);
    await audit(transaction, 'content_deleted', place, target);
  });
}
