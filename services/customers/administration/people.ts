/** People of an organisation: its own administrators list them, give them roles, and disable or enable them. */
import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import {
  PEOPLE_A_PAGE,
  type addPersonSchema,
  type PersonNames,
  type peopleQuerySchema,
  type StoredPeople,
  type StoredPerson,
} from '@/lib/contracts/administration/people';
import { roleLists, type RoleList } from '@/lib/contracts/viewer/permissions';
import { ServiceError } from '@/lib/platform/service-error';
import { writeAudit } from '@/services/common/audit/write';
import { versionOf } from '@/services/common/database/optimistic-lock';
import { enterOrganisation, permitted, type SectionCaller } from './change';
import type { Db, Tx } from '../tables';
import { holding } from '@/services/common/database/like-pattern';

interface Row {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  active: boolean;
  own: boolean;
  roles: RoleList[];
  total: number;
}

export const inOrder = (roles: readonly RoleList[]) => roleLists.filter((role) => roles.includes(role));

/**
 * Whether a person `u` belongs to the organisation or has a role there. Operators are left out: no organisation manages them.
 * Of an array PostgreSQL asks the index; of a subquery beside an `or`, or of a large organisation's, it reads the people of all.
 * @param organisation its id, or a column that holds it
 */
export const isAmongPeople = (organisation: RawBuilder<string>): RawBuilder<boolean> => sql`(
  not u.superuser and (u.organisation_id = ${organisation} or u.id = any(array(
    select r.user_id from customers.user_roles r where r.organisation_id = ${organisation}))))`;

const rowsOf = (organisationId: string, where: ReturnType<typeof sql>) => sql<Row>`
  select u.id, u.email, u.first_name as "firstName", u.last_name as "lastName", u.status = 'ACTIVE' as active,
    coalesce(u.organisation_id = ${organisationId}, false) as own, count(*) over ()::int as total,
    coalesce((select array_agg(r.role) from customers.user_roles r
      where r.user_id = u.id and r.organisation_id = ${organisationId}), '{}') as roles
  from customers.users u
  where ${isAmongPeople(sql`${organisationId}`)} and ${where}`;

function personOf({ total: _total, roles, ...row }: Row): StoredPerson {
  const person = { ...row, roles: inOrder(roles) };
  return { ...person, version: versionOf(person) };
}

export async function readPeople(
  db: Db,
  caller: SectionCaller,
  { q, offset }: z.output<typeof peopleQuerySchema>,
): Promise<StoredPeople> {
  await permitted(db, caller);
  const like = holding(q.trim());
  const found = sql`(u.email ilike ${like} or concat_ws(' ', u.first_name, u.last_name) ilike ${like})`;
  const { rows } = await sql<Row>`${rowsOf(caller.organisationId, found)}
    order by lower(u.email) limit ${PEOPLE_A_PAGE} offset ${offset}`.execute(db);
  return { people: rows.map(personOf), total: rows[0]?.total ?? 0 };
}

export async function personAt(db: Db, organisationId: string, id: string): Promise<StoredPerson> {
  const { rows } = await rowsOf(organisationId, sql`u.id = ${id}`).execute(db);
  const [row] = rows;
  if (!row) throw new ServiceError('NOT_FOUND', 'There is no such person in this organisation');
  return personOf(row);
}

/** Names of those of these people who belong here or have a role here, and whoever of them is an operator, without a name. */
export async function readNames(
  db: Db,
  caller: SectionCaller,
  ids: readonly string[],
): Promise<PersonNames['people']> {
  await permitted(db, caller);
  const { organisationId } = caller;
  const { rows } = await sql<PersonNames['people'][number]>`
    select u.id, case when not u.superuser
      then coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.email) end as name
    from customers.users u
    where u.id = any(${[...ids]}::text[]) and (u.superuser or ${isAmongPeople(sql`${organisationId}`)})`.execute(
    db,
  );
  return rows;
}

/** One person, for whoever may change their roles here. */
export async function readPerson(db: Db, caller: SectionCaller, id: string): Promise<StoredPerson> {
  await permitted(db, caller);
  return personAt(db, caller.organisationId, id);
}

/** The same, for actions on their account: an organisation may not sign out people who belong to another one. */
export async function ownPerson(db: Db, caller: SectionCaller, id: string): Promise<StoredPerson> {
  const person = await readPerson(db, caller, id);
  if (!person.own) throw new ServiceError('FORBIDDEN', 'This person belongs to another organisation');
  return person;
}

export async function writeRoles(tx: Tx, organisationId: string, userId: string, roles: readonly RoleList[]) {
  await tx
    .deleteFrom('user_roles')
    .where('user_id', '=', userId)
    .where('organisation_id', '=', organisationId)
    .execute();
  await sql`insert into customers.user_roles (user_id, role, organisation_id)
    select ${userId}, role, ${organisationId} from unnest(${[...roles]}::text[]) role`.execute(tx);
}

/** Whether an e-mail address is unused, or belongs to one of the organisation's own people. */
export async function mayInvite(db: Db, caller: SectionCaller, email: string): Promise<boolean> {
  await permitted(db, caller);
  const known = await db
    .selectFrom('users')
    .select(['organisation_id', 'superuser'])
    .where(sql`coalesce(issuer, '')`, '=', '') // as the index on addresses has it
    .where(sql`lower(email)`, '=', email.trim().toLowerCase())
    .executeTakeFirst();
  return known === undefined || (known.organisation_id === caller.organisationId && !known.superuser);
}

/** Adds an account's person to the organisation, and adds these roles to the ones they have. Idempotent. */
export async function addPerson(
  db: Db,
  caller: SectionCaller,
  { id, email, firstName, lastName, roles }: z.output<typeof addPersonSchema>,
): Promise<StoredPerson> {
  const { organisationId } = caller;
  await db.transaction().execute(async (tx) => {
    await enterOrganisation(tx, caller);
    if (!(await mayInvite(tx, caller, email)))
      throw new ServiceError('CONFLICT', 'This address is already used in another organisation');
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('users')
      .values({
        id,
        email: email.trim(),
        first_name: firstName || null,
        last_name: lastName || null,
        status: 'ACTIVE',
        organisation_id: organisationId,
        company_id: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    const before = await personAt(tx, organisationId, id);
    const next = inOrder([...before.roles, ...roles]);
    if (numInsertedOrUpdatedRows === 0n && next.length === before.roles.length) return;
    await writeRoles(tx, organisationId, id, next);
    await writeAudit(tx, {
      service: 'customers',
      action: 'rights_changed',
      actor: { kind: 'person', id: caller.subject },
      organisationId,
      subject: `user:${id}`,
      details: { what: 'person', roles: next.join(' '), active: before.active },
      requestId: caller.requestId,
    });
  });
  return personAt(db, organisationId, id);
}
