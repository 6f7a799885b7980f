/**
 * The one way an organisation's people change something of it, and operators a company: rights read anew, the row locked, and change and audit line in
 * one transaction. What is already as wished stays, so that a change may be sent twice; what somebody else changed meanwhile
 * is refused.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Kysely, Transaction } from 'kysely';
import type { AuditDetails } from '@/lib/contracts/audit';
import type { Permissions } from '@/lib/contracts/customers';
import { sectionsAt, type AdminSection } from '@/lib/domain/administration/sections';
import { ServiceError } from '@/lib/platform/service-error';
import { writeAudit } from '@/services/common/audit/write';
import { versionOf } from '@/services/common/version';
import { permissionsOfPerson, type SignedIn } from '../self';
import type { CustomersTables } from '../tables';

export type Db = Kysely<CustomersTables>;
export type Tx = Transaction<CustomersTables>;

export interface Asked extends SignedIn {
  organisationId: string;
  section: AdminSection;
  requestId: string;
}

/**
 * What the person may do, read in the connection given. Throws FORBIDDEN unless the section of the organisation is theirs; an
 * organisation that does not exist is refused the same way, also to the operator's mistyped id (NOT_FOUND there).
 */
export async function permitted(db: Db, asked: Asked): Promise<Permissions> {
  const { organisationId, section } = asked;
  const permissions = await permissionsOfPerson(db, asked);
  if (!sectionsAt(permissions, organisationId).includes(section))
    throw new ServiceError('FORBIDDEN', 'This is for administrators of the organisation');
  return permissions;
}

export const operatorsAlone = () => new ServiceError('FORBIDDEN', 'This is for operators of the library');

/** What an operator may do. Throws FORBIDDEN for everybody who is not one. */
export async function operatorOnly(db: Db, person: SignedIn): Promise<Permissions> {
  const permissions = await permissionsOfPerson(db, person);
  if (!permissions.superuser) throw operatorsAlone();
  return permissions;
}

/** Changes of one organisation follow each other. Throws NOT_FOUND. */
export async function locked(tx: Tx, organisationId: string): Promise<void> {
  const row = await tx
    .selectFrom('organisations')
    .select('id')
    .where('id', '=', organisationId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new ServiceError('NOT_FOUND', 'Organisation not found');
}

export interface Change<State> {
  read: (tx: Tx) => Promise<State>;
  /** What is wished for. Throws what is wrong with it. @param isOperator may do what an institution's own people may not */
  next: (tx: Tx, before: State, isOperator: boolean) => Promise<State> | State;
  write: (tx: Tx, next: State, before: State) => Promise<void>;
  details: (next: State, before: State) => AuditDetails;
  subject?: string;
}

/** Of what something is changed, and who asks for it. */
export interface Changed {
  asked: SignedIn & { requestId: string };
  /** Null: a company's matter, of no organisation. */
  organisationId: string | null;
  /** As it was read. */
  version: string;
  /** Reads rights anew and locks the row, so that changes follow each other. Throws FORBIDDEN, NOT_FOUND. */
  enter: (tx: Tx) => Promise<Permissions>;
}

/** The state after the change. Throws what `enter` throws, and CONFLICT. */
export async function changeOf<State>(
  db: Db,
  { asked, organisationId, version, enter }: Changed,
  { read, next, write, details, subject }: Change<State>,
): Promise<State> {
  return db.transaction().execute(async (tx) => {
    const permissions = await enter(tx);
    const before = await read(tx);
    const after = await next(tx, before, permissions.superuser);
    if (isDeepStrictEqual(after, before)) return before;
    if (versionOf(before) !== version)
      throw new ServiceError('CONFLICT', 'Somebody else has changed this meanwhile. Look at it again.');
    await write(tx, after, before);
    await writeAudit(tx, {
      service: 'customers',
      action: 'rights_changed',
      actor: { kind: 'person', id: asked.subject },
      organisationId,
      subject: subject ?? null,
      details: details(after, before),
      requestId: asked.requestId,
    });
    return after;
  });
}

/** The same for something of an organisation. Throws FORBIDDEN, NOT_FOUND, CONFLICT. */
export function change<State>(db: Db, asked: Asked, version: string, changes: Change<State>): Promise<State> {
  const { organisationId } = asked;
  const enter = async (tx: Tx) => {
    const permissions = await permitted(tx, asked);
    await locked(tx, organisationId);
    return permissions;
  };
  return changeOf(db, { asked, organisationId, version, enter }, changes);
}
