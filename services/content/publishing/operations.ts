/** Publish, unpublish and delete single resources (delivery contract §8 rule 3): what makes sync and errors testable. */
import type { Kysely } from 'kysely';
import type { AuditAction } from '@/lib/contracts/audit';
import type { Tables } from '../store/tables';
import { auditContent, type Publisher } from './audit';
import { FaultyContentError } from './faults';
import {
  asSource,
  deleteFrom,
  storedResource,
  type StoredResource,
  type Target,
  updateResource,
} from './stored-resource';
import { type Place, readStructure } from './structure';
import { inPublication, noteChange, recordDeletions } from './transaction';
import { validateBundle } from './validate';

/** Somebody else has changed the resource since it was looked at. */
export class LateChangeError extends Error {
  override name = 'LateChangeError';
}

/** Where an operator asks: who, and which version they saw. A command changes what it finds. */
interface Asked {
  version: string;
  by: Publisher;
}

const audit = (
  transaction: Kysely<Tables>,
  action: AuditAction,
  { space, environment }: Place,
  { kind, id, by }: Target & { by?: Publisher | undefined },
) =>
  auditContent(transaction, { action, subject: `${kind.toLowerCase()}:${space}/${environment}/${id}`, by });

/** The clock's row is held, so nobody changes the resource between this look and the change. */
function requireVersion({ sequence }: StoredResource, asked: Asked | undefined): void {
  if (asked !== undefined && String(sequence) !== asked.version)
    throw new LateChangeError('Somebody else has changed this meanwhile');
}

/**
 * Publishes a stored resource again or for the first time: its revision grows by one and sync reports it. Throws
 * FaultyContentError when a draft may not be published as it is, and LateChangeError when it is another version than was asked
 * for; what an operator asks for twice is done once.
 */
export async function publish(
  db: Kysely<Tables>,
  place: Place,
  target: Target,
  asked?: Asked,
): Promise<void> {
  await inPublication(db, async (transaction, sequence) => {
    const row = await storedResource(transaction, place, target);
    if (asked !== undefined && row.published) return;
    requireVersion(row, asked);
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
    await audit(transaction, 'content_published', place, { ...target, by: asked?.by });
  });
}

/**
 * Takes a resource out of delivery and keeps it as a draft; false when it was not published. Throws LateChangeError when it is
 * another version than was asked for.
 */
export async function unpublish(
  db: Kysely<Tables>,
  place: Place,
  target: Target,
  asked?: Asked,
): Promise<boolean> {
  return inPublication(db, async (transaction, sequence) => {
    const row = await storedResource(transaction, place, target);
    if (!row.published) return false;
    requireVersion(row, asked);
    await updateResource(transaction, place, target, { published: false, sequence });
    await recordDeletions(transaction, place, [row], { sequence, now: new Date().toISOString() });
    await noteChange(transaction, place, sequence, false);
    await audit(transaction, 'content_unpublished', place, { ...target, by: asked?.by });
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
