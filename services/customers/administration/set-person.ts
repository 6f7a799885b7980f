/** Changes one person of an organisation: roles, whether they may use the library, name, and the address of an invitation. */
import { isDeepStrictEqual } from 'node:util';
import type { AuditDetails } from '@/lib/contracts/administration/audit';
import type { SetPerson, StoredPerson } from '@/lib/contracts/administration/people';
import { ServiceError } from '@/lib/platform/service-error';
import { refuseStale, versionOf } from '@/services/common/database/optimistic-lock';
import { idOfEmail } from '../people';
import type { Db } from '../tables';
import { change, permitted, type SectionCaller } from './change';
import { inOrder, personAt, writeRoles } from './people';

type Person = Omit<StoredPerson, 'version'>;

async function readPersonAt(db: Db, organisationId: string, id: string): Promise<Person> {
  const { version: _version, ...person } = await personAt(db, organisationId, id);
  return person;
}

const belongsElsewhere = () => new ServiceError('FORBIDDEN', 'This person belongs to another organisation');

/**
 * Throws unless the person's address may become this one. Who has a role elsewhere too keeps theirs: with a mailbox of one
 * organisation somebody would get the rights that another one gave.
 */
async function refuseAddress(db: Db, organisationId: string, { id, email }: Person): Promise<void> {
  const elsewhere = db
    .selectFrom('user_roles')
    .select('role')
    .where('user_id', '=', id)
    .where('organisation_id', '!=', organisationId);
  if (await elsewhere.executeTakeFirst())
    throw new ServiceError('VALIDATION_FAILED', 'This person has a role in another organisation too');
  const holder = await idOfEmail(db, email);
  if (holder !== null && holder !== id)
    throw new ServiceError('VALIDATION_FAILED', 'This address is already used');
}

const named = (before: Person, { firstName, lastName, email }: SetPerson) => ({
  firstName: firstName === undefined ? before.firstName : firstName || null,
  lastName: lastName === undefined ? before.lastName : lastName || null,
  email: email?.trim() ?? before.email,
});

const isNamedAlike = (one: Person, other: Person) =>
  one.firstName === other.firstName && one.lastName === other.lastName;

/** Nobody may remove their own rights, or an organisation could be left without an administrator. */
function refuseOwnRights({ subject }: SectionCaller, before: Person, next: Person): void {
  if (
    next.id === subject &&
    (!next.active || (before.roles.includes('administrator') && !next.roles.includes('administrator')))
  )
    throw new ServiceError(
      'VALIDATION_FAILED',
      'You cannot take your own rights away; another administrator can',
    );
}

/** What the person is to be. Throws FORBIDDEN and VALIDATION_FAILED. */
async function nextPerson(
  db: Db,
  caller: SectionCaller,
  [before, set]: [Person, SetPerson],
  isOperator: boolean,
): Promise<Person> {
  const next = { ...before, ...named(before, set), roles: inOrder(set.roles), active: set.active };
  if (next.active !== before.active && !before.own && !isOperator) throw belongsElsewhere();
  const isReaddressed = next.email !== before.email;
  if ((isReaddressed || !isNamedAlike(next, before)) && !before.own) throw belongsElsewhere();
  if (isReaddressed) await refuseAddress(db, caller.organisationId, next);
  refuseOwnRights(caller, before, next);
  return next;
}

/** Writes of a person what differs: a guest's own organisation may change the rest meanwhile. */
async function writePerson(db: Db, next: Person, before: Person): Promise<void> {
  const values = {
    // An import may have given a reason such as LEFT.
    ...(next.active === before.active ? {} : { status: next.active ? 'ACTIVE' : 'DISABLED' }),
    ...(isNamedAlike(next, before) ? {} : { first_name: next.firstName, last_name: next.lastName }),
    ...(next.email === before.email ? {} : { email: next.email }),
  };
  if (Object.keys(values).length > 0)
    await db.updateTable('users').set(values).where('id', '=', next.id).execute();
}

function detailsOf(next: Person, before: Person): AuditDetails {
  const changed = [
    isNamedAlike(next, before) ? '' : 'name',
    next.email === before.email ? '' : 'e-mail',
  ].filter(Boolean);
  const facts = changed.length > 0 ? { changed: changed.join(', ') } : {};
  const isOfRights = next.active !== before.active || !isDeepStrictEqual(next.roles, before.roles);
  return isOfRights
    ? { what: 'person', roles: next.roles.join(' '), active: next.active, ...facts }
    : { what: 'person facts', ...facts };
}

/**
 * What `setPerson` would make of somebody. Throws as it does, and writes nothing: for what has to be done elsewhere before.
 * @param id of the person
 */
export async function checkPerson(
  db: Db,
  caller: SectionCaller,
  id: string,
  set: SetPerson,
): Promise<StoredPerson> {
  const { superuser } = await permitted(db, caller);
  const before = await readPersonAt(db, caller.organisationId, id);
  const next = await nextPerson(db, caller, [before, set], superuser);
  if (!isDeepStrictEqual(next, before)) refuseStale(set.version, versionOf(before));
  return { ...next, version: versionOf(next) };
}

/**
 * Returns what the change made: a guest whose last role here was taken is no longer among the organisation's people.
 * @param id of the person
 */
export async function setPerson(
  db: Db,
  caller: SectionCaller,
  id: string,
  set: SetPerson,
): Promise<StoredPerson> {
  const { organisationId } = caller;
  const person = await change<Person>(db, caller, set.version, {
    subject: `user:${id}`,
    read: (tx) => readPersonAt(tx, organisationId, id),
    next: (tx, before, isOperator) => nextPerson(tx, caller, [before, set], isOperator),
    write: async (tx, next, before) => {
      await writePerson(tx, next, before);
      await writeRoles(tx, organisationId, id, next.roles);
    },
    details: detailsOf,
  });
  return { ...person, version: versionOf(person) };
}
