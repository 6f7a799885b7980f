/** What an account may do in the library: its organisation and roles. The account itself belongs to the identity service. */
import { sql } from 'kysely';
import { roleLists, type PersonRole, type RoleList } from '@/lib/contracts/viewer/permissions';
import { importWithin } from './import/import';
import type { Db } from './tables';

export const personRoles: readonly PersonRole[] = [...roleLists, 'superuser'];

export interface Person {
  /** Subject of the tokens. */
  id: string;
  email: string;
  firstName?: string | undefined;
  lastName?: string | undefined;
  organisationId: string | null;
  role: PersonRole;
}

const definedOnly = (values: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/**
 * Adds a role at an organisation to those a person has; creates a new person. Whom an administrator has shut out stays so.
 * Returns faults as sentences, and then writes nothing: an organisation that does not exist, or an e-mail address that belongs
 * to somebody else.
 */
export async function putPerson(db: Db, person: Person): Promise<string[]> {
  const { id, email, organisationId, role } = person;
  const value = {
    ...definedOnly({ firstName: person.firstName, lastName: person.lastName }),
    ...(organisationId === null ? {} : { organisationId }),
    ...(role === 'superuser' ? { superuser: true } : {}),
    id,
    email,
  };
  return db.transaction().execute(async (tx) => {
    const { faults } = await importWithin(tx, [{ kind: 'users', place: email, value }]);
    if (faults.length === 0 && role !== 'superuser' && organisationId !== null)
      await tx
        .insertInto('user_roles')
        .values({ user_id: id, role, organisation_id: organisationId })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    return faults.map(({ message }) => message);
  });
}

/** Sets whether a person may use the library at all. */
export async function setPersonStatus(db: Db, id: string, status: 'ACTIVE' | 'DISABLED'): Promise<void> {
  await db.updateTable('users').set({ status }).where('id', '=', id).execute();
}

/** Id of the person of our own issuer with this address; null if there is none. */
export async function idOfEmail(db: Db, email: string): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where(sql`coalesce(issuer, '')`, '=', '') // as the index on addresses has it
    .where(sql`lower(email)`, '=', email.trim().toLowerCase())
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Sets the address that a person is known by. */
export async function setPersonEmail(db: Db, id: string, email: string): Promise<void> {
  await db.updateTable('users').set({ email: email.trim() }).where('id', '=', id).execute();
}

export interface PersonFacts {
  organisationId: string | null;
  roles: PersonRole[];
}

const factsIn = (db: Db) =>
  db
    .selectFrom('users')
    .select(['id', 'organisation_id as organisationId', 'superuser'])
    .select(
      sql<RoleList[]>`array(
      select distinct role from customers.user_roles where user_id = users.id order by role)`.as('roles'),
    );

type FoundFacts = Awaited<ReturnType<ReturnType<typeof factsIn>['execute']>>[number];

const factsOf = ({ organisationId, superuser, roles }: FoundFacts): PersonFacts => ({
  organisationId,
  roles: [...(superuser ? (['superuser'] as const) : []), ...roles],
});

/** What one person may do; null for somebody who is unknown here. */
export async function factsOfPerson(db: Db, id: string): Promise<PersonFacts | null> {
  const found = await factsIn(db).where('id', '=', id).executeTakeFirst();
  return found ? factsOf(found) : null;
}

/** What each person may do, by id. */
export async function personFacts(db: Db): Promise<ReadonlyMap<string, PersonFacts>> {
  const found = await factsIn(db).execute();
  return new Map(found.map((person) => [person.id, factsOf(person)]));
}

/** Whether there is an organisation with this id. */
export async function hasOrganisation(db: Db, id: string): Promise<boolean> {
  return (
    (await db.selectFrom('organisations').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
  );
}
