/** Companies: operators of the library find, create and change them. */
import { sql } from 'kysely';
import type { z } from 'zod';
import {
  COMPANIES_A_PAGE,
  ORGANISATIONS_OF_COMPANY,
  type companiesQuerySchema,
  type CompanyFacts,
  type MakeCompany,
  type OperatedCompanies,
  type OperatedCompany,
  type SetCompany,
} from '@/lib/contracts/administration/companies';
import { alpha3Of } from '@/lib/domain/viewer/countries';
import { ServiceError } from '@/lib/platform/service-error';
import { writeAudit } from '@/services/common/audit/write';
import { holding } from '@/services/common/database/like-pattern';
import { versionOf } from '@/services/common/database/optimistic-lock';
import type { SignedIn } from '../self';
import { changeOf, operatorOnly } from './change';
import type { Db, Tx } from '../tables';
import { periodsOfCompany } from './subscriptions';

/** Who makes the request, and the request's id. */
export type Operator = SignedIn & { requestId: string };

const subjectOf = (id: string) => `company:${id}`;

export async function findCompanies(
  db: Db,
  person: SignedIn,
  { q, offset }: z.output<typeof companiesQuerySchema>,
): Promise<OperatedCompanies> {
  await operatorOnly(db, person);
  const like = holding(q.trim());
  const { rows } = await sql<OperatedCompanies['companies'][number] & { total: number }>`
    select page.*, (select count(*) from customers.organisations o where o.company_id = page.id)::int as organisations,
      (select max(s.end_date) from customers.subscriptions s where s.company_id = page.id) as until
    from (
      select c.id, c.name, g.name as group, count(*) over ()::int as total
      from customers.companies c left join customers.groups g on g.id = c.group_id
      where c.name ilike ${like} or c.id ilike ${like}
      order by lower(c.name), c.id limit ${COMPANIES_A_PAGE} offset ${offset}) as page
    order by lower(page.name), page.id`.execute(db);
  return { companies: rows.map(({ total: _total, ...company }) => company), total: rows[0]?.total ?? 0 };
}

/** Throws NOT_FOUND. */
async function factsOf(db: Db, id: string): Promise<CompanyFacts> {
  const row = await db
    .selectFrom('companies')
    .select(['name', 'type', 'category', 'country', 'group_id as groupId'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new ServiceError('NOT_FOUND', 'Company not found');
  return row;
}

/** Numbers of a company's organisations and people, counted in one statement. */
async function countsOf(db: Db, id: string): Promise<Pick<OperatedCompany, 'total' | 'people'>> {
  const { rows } = await sql<Pick<OperatedCompany, 'total' | 'people'>>`
    select (select count(*) from customers.organisations where company_id = ${id})::int as total,
      (select count(*) from customers.users where not superuser and (company_id = ${id} or organisation_id = any(array(
        select id from customers.organisations where company_id = ${id}))))::int as people`.execute(db);
  return rows[0] ?? { total: 0, people: 0 };
}

async function stored(db: Db, id: string): Promise<OperatedCompany> {
  const facts = await factsOf(db, id);
  const organisations = await db
    .selectFrom('organisations')
    .select(['id', 'name'])
    .where('company_id', '=', id)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(ORGANISATIONS_OF_COMPANY)
    .execute();
  return {
    version: versionOf(facts),
    id,
    facts,
    groups: await db.selectFrom('groups').select(['id', 'name']).orderBy('name').orderBy('id').execute(),
    periods: await periodsOfCompany(db, id),
    organisations,
    ...(await countsOf(db, id)),
  };
}

export async function readCompany(db: Db, person: SignedIn, id: string): Promise<OperatedCompany> {
  await operatorOnly(db, person);
  return stored(db, id);
}

/** Creates a company with an id chosen by the caller, so that a repeated request creates one only. Throws CONFLICT if taken. */
export async function makeCompany(
  db: Db,
  person: Operator,
  { id, name }: MakeCompany,
): Promise<OperatedCompany> {
  await db.transaction().execute(async (tx) => {
    await operatorOnly(tx, person);
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('companies')
      .values({ id, name, group_id: null, type: null, category: null, country: null })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows) {
      if ((await factsOf(tx, id)).name !== name)
        throw new ServiceError('CONFLICT', 'There is another company of this id');
      return;
    }
    await writeAudit(tx, {
      service: 'customers',
      action: 'rights_changed',
      actor: { kind: 'person', id: person.subject },
      subject: subjectOf(id),
      details: { what: 'new company' },
      requestId: person.requestId,
    });
  });
  return stored(db, id);
}

/** Throws VALIDATION_FAILED for an unknown country or group. */
async function faultless(tx: Tx, facts: CompanyFacts, before: CompanyFacts): Promise<CompanyFacts> {
  const { country, groupId } = facts;
  if (country !== null && country !== before.country && alpha3Of(country) === null)
    throw new ServiceError('VALIDATION_FAILED', `“${country}” is not a country`);
  const group =
    groupId === null
      ? true
      : await tx.selectFrom('groups').select('id').where('id', '=', groupId).executeTakeFirst();
  if (!group) throw new ServiceError('VALIDATION_FAILED', 'There is no such group');
  return { name: facts.name, type: facts.type, category: facts.category, country, groupId };
}

const factNames = ['name', 'type', 'category', 'country', 'groupId'] as const;

/** Sets all facts of a company. Throws FORBIDDEN, NOT_FOUND, VALIDATION_FAILED, CONFLICT. */
export async function setCompany(
  db: Db,
  person: Operator,
  id: string,
  { version, ...facts }: SetCompany,
): Promise<OperatedCompany> {
  const enter = async (tx: Tx) => {
    await operatorOnly(tx, person);
    await tx.selectFrom('companies').select('id').where('id', '=', id).forUpdate().execute();
    // The right may have been withdrawn while this request waited for the lock.
    return operatorOnly(tx, person);
  };
  await changeOf<CompanyFacts>(
    db,
    { caller: person, organisationId: null, version, enter },
    {
      subject: subjectOf(id),
      read: (tx) => factsOf(tx, id),
      next: (tx, before) => faultless(tx, facts, before),
      write: async (tx, { groupId, ...next }) =>
        void (await tx
          .updateTable('companies')
          .set({ ...next, group_id: groupId })
          .where('id', '=', id)
          .execute()),
      details: (next, before) => ({
        what: 'company',
        changed: factNames.filter((name) => next[name] !== before[name]).join(', '),
      }),
    },
  );
  return stored(db, id);
}
