/**
 * The only way in which an organisation's people change its data, and operators a company's: in one transaction, the row is
 * locked, rights are read again, and the change and its audit entry are written. Idempotent: a value that is already set is
 * left alone, so a change can be sent twice safely. A change based on a stale version is refused.
 */
import { isDeepStrictEqual } from 'node:util';
import type { AuditDetails } from '@/lib/contracts/administration/audit';
import type { Permissions } from '@/lib/contracts/viewer/permissions';
import { sectionsAt, type AdminSection } from '@/lib/domain/administration/sections';
import { writeAudit } from '@/services/common/audit/write';
import { noOrganisation, notAnAdministrator, notAnOperator } from '@/services/common/http/refusals';
import { refuseStale, versionOf } from '@/services/common/database/optimistic-lock';
import { permissionsOfPerson, type SignedIn } from '../self';
import type { Db, Tx } from '../tables';

/** Who calls, for which section of which organisation. */
export interface SectionCaller extends SignedIn {
  organisationId: string;
  section: AdminSection;
  requestId: string;
}

/**
 * The person's permissions, read through the given connection. Throws FORBIDDEN unless they have this section of the
 * organisation, which also covers an organisation that does not exist. Operators pass, and get NOT_FOUND later on.
 */
export async function permitted(db: Db, caller: SectionCaller): Promise<Permissions> {
  const { organisationId, section } = caller;
  const permissions = await permissionsOfPerson(db, caller);
  if (!sectionsAt(permissions, organisationId).includes(section)) throw notAnAdministrator();
  return permissions;
}

/** An operator's permissions. Throws FORBIDDEN for anyone else. */
export async function operatorOnly(db: Db, person: SignedIn): Promise<Permissions> {
  const permissions = await permissionsOfPerson(db, person);
  if (!permissions.superuser) throw notAnOperator();
  return permissions;
}

/** Throws NOT_FOUND. */
async function locked(tx: Tx, organisationId: string): Promise<void> {
  await tx
    .selectFrom('organisations')
    .select('id')
    .where('id', '=', organisationId)
    .forUpdate()
    .executeTakeFirstOrThrow(noOrganisation);
}

/**
 * Locks the organisation's row, so that its changes run one at a time, and returns the person's permissions. Throws
 * FORBIDDEN, NOT_FOUND. Rights are read twice: before the lock, so that outsiders neither wait nor learn which organisations
 * exist; and after it, because the change that held the lock may have withdrawn them. Otherwise, two administrators who
 * remove each other at once would leave an organisation with nobody.
 * @param lockMore takes what else the change waits for, so that rights are read after that too
 */
export async function enterOrganisation(
  tx: Tx,
  caller: SectionCaller,
  lockMore?: (tx: Tx) => Promise<void>,
): Promise<Permissions> {
  await permitted(tx, caller);
  await locked(tx, caller.organisationId);
  await lockMore?.(tx);
  return permitted(tx, caller);
}

export interface Change<State> {
  read: (tx: Tx) => Promise<State>;
  /** The requested state. Throws if it is invalid. @param isOperator may do what an institution's own people may not */
  next: (tx: Tx, before: State, isOperator: boolean) => Promise<State> | State;
  write: (tx: Tx, next: State, before: State) => Promise<void>;
  details: (next: State, before: State) => AuditDetails;
  subject?: string;
}

/** What is changed, and who requests it. */
export interface Changed {
  caller: SignedIn & { requestId: string };
  /** Null for a change of a company, which belongs to no organisation. */
  organisationId: string | null;
  /** Version of the state that the person saw. */
  version: string;
  /** Locks the row, so that changes run one at a time, and reads the rights under the lock. Throws FORBIDDEN, NOT_FOUND. */
  enter: (tx: Tx) => Promise<Permissions>;
}

/** Makes a change and returns the new state. Throws what `enter` and `next` throw, and CONFLICT. */
export async function changeOf<State>(
  db: Db,
  { caller, organisationId, version, enter }: Changed,
  { read, next, write, details, subject }: Change<State>,
): Promise<State> {
  return db.transaction().execute(async (tx) => {
    const permissions = await enter(tx);
    const before = await read(tx);
    const after = await next(tx, before, permissions.superuser);
    if (isDeepStrictEqual(after, before)) return before;
    refuseStale(version, versionOf(before));
    await write(tx, after, before);
    await writeAudit(tx, {
      service: 'customers',
      action: 'rights_changed',
      actor: { kind: 'person', id: caller.subject },
      organisationId,
      subject: subject ?? null,
      details: details(after, before),
      requestId: caller.requestId,
    });
    return after;
  });
}

/** The same for a change within an organisation. Throws FORBIDDEN, NOT_FOUND, CONFLICT. */
export function change<State>(
  db: Db,
  caller: SectionCaller,
  version: string,
  { lockMore, ...changes }: Change<State> & { lockMore?: (tx: Tx) => Promise<void> },
): Promise<State> {
  const { organisationId } = caller;
  const enter = (tx: Tx) => enterOrganisation(tx, caller, lockMore);
  return changeOf(db, { caller, organisationId, version, enter }, changes);
}
