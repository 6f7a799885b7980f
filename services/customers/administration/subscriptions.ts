/** Subscriptions of an organisation's company, and the list of all organisations: for operators of the library. */
import { sql } from 'kysely';
import type { z } from 'zod';
import {
  ORGANISATIONS_A_PAGE,
  type OperatedOrganisations,
  type organisationsQuerySchema,
  type SetSubscriptions,
  type SubscribedPeriod,
  type Subscriptions,
} from '@/lib/contracts/administration/operator';
import { compareCodes } from '@/lib/domain/text/collation';
import { usableSubscriptions } from '@/lib/domain/viewer/subscription';
import { ServiceError } from '@/lib/platform/service-error';
import { versionOf } from '@/services/common/database/optimistic-lock';
import { noOrganisation } from '@/services/common/http/refusals';
import type { SignedIn } from '../self';
import { isAmongPeople } from './people';
import { change, operatorOnly, type SectionCaller } from './change';
import type { Db, Tx } from '../tables';
import { holding } from '@/services/common/database/like-pattern';

export async function findOrganisations(
  db: Db,
  person: SignedIn,
  { q, offset }: z.output<typeof organisationsQuerySchema>,
): Promise<OperatedOrganisations> {
  await operatorOnly(db, person);
  const like = holding(q.trim());
  type Row = OperatedOrganisations['organisations'][number] & { companyId: string | null; total: number };
  // The page first: beside it, PostgreSQL would count the people of every organisation on the pages before.
  const { rows } = await sql<Row>`
    select page.*, (select max(s.end_date) from customers.subscriptions s where s.company_id = page."companyId") as until,
      (select count(*) from customers.users u where ${isAmongPeople(sql.ref('page.id'))})::int as people
    from (
      select o.id, o.name, o.company_id as "companyId", c.name as company, count(*) over ()::int as total
      from customers.organisations o left join customers.companies c on c.id = o.company_id
      where o.name ilike ${like} or o.id ilike ${like}
      order by lower(o.name), o.id limit ${ORGANISATIONS_A_PAGE} offset ${offset}) as page
    order by lower(page.name), page.id`.execute(db);
  return {
    organisations: rows.map(({ total: _total, companyId: _company, ...organisation }) => organisation),
    total: rows[0]?.total ?? 0,
  };
}

/** Null if the organisation belongs to no company. Throws NOT_FOUND. */
async function companyOf(db: Db, organisationId: string): Promise<Subscriptions['company']> {
  const row = await db
    .selectFrom('organisations as o')
    .leftJoin('companies as c', 'c.id', 'o.company_id')
    .select(['c.id', 'c.name'])
    .select(
      sql<number>`(select count(*) from customers.organisations of where of.company_id = c.id)::int`.as(
        'organisations',
      ),
    )
    .where('o.id', '=', organisationId)
    .executeTakeFirstOrThrow(noOrganisation);
  const { id, name, organisations } = row;
  return id === null ? null : { id, name: name ?? id, organisations };
}

/** Sorted by start date. */
export function periodsOfCompany(db: Db, companyId: string): Promise<SubscribedPeriod[]> {
  return db
    .selectFrom('subscriptions')
    .select(['id', 'type', 'start_date as startDate', 'end_date as endDate'])
    .where('company_id', '=', companyId)
    .orderBy('start_date')
    .orderBy('id')
    .execute();
}

const periodsOf = async (db: Db, company: Subscriptions['company']): Promise<SubscribedPeriod[]> =>
  company === null ? [] : periodsOfCompany(db, company.id);

async function stored(db: Db, organisationId: string): Promise<Subscriptions> {
  const company = await companyOf(db, organisationId);
  const periods = await periodsOf(db, company);
  return { version: versionOf(periods), company, periods };
}

export async function readSubscriptions(db: Db, caller: SectionCaller): Promise<Subscriptions> {
  await operatorOnly(db, caller);
  return stored(db, caller.organisationId);
}

/** Locks the company, so that changes of its subscriptions run one at a time, through whichever organisation they come. */
export async function lockCompany(tx: Tx, organisationId: string): Promise<void> {
  await tx
    .selectFrom('companies')
    .select('id')
    .where('id', '=', (select) =>
      select.selectFrom('organisations').select('company_id').where('id', '=', organisationId),
    )
    .forUpdate()
    .execute();
}

const inOrder = (periods: readonly SubscribedPeriod[]) =>
  periods.toSorted((one, two) => compareCodes(one.startDate, two.startDate) || compareCodes(one.id, two.id));

/** The periods in order. Throws VALIDATION_FAILED, listing the ones that the subscription rules cannot use. */
function faultless(periods: readonly SubscribedPeriod[]): SubscribedPeriod[] {
  const { warnings } = usableSubscriptions(periods);
  if (new Set(periods.map(({ id }) => id)).size < periods.length)
    throw new ServiceError('VALIDATION_FAILED', 'A subscription is given twice');
  if (warnings.length > 0)
    throw new ServiceError(
      'VALIDATION_FAILED',
      'The last day of a subscription must not be before its first',
      warnings,
    );
  return inOrder(periods);
}

/** Keeps the other stored fields of a subscription that remains. Throws CONFLICT for another company's id. */
async function writePeriods(tx: Tx, companyId: string, periods: readonly SubscribedPeriod[]): Promise<void> {
  const ids = periods.map(({ id }) => id);
  await tx
    .deleteFrom('subscriptions')
    .where('company_id', '=', companyId)
    .where(sql<boolean>`id <> all(${ids}::text[])`)
    .execute();
  for (const { id, type, startDate, endDate } of periods) {
    const values = { type, start_date: startDate, end_date: endDate };
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('subscriptions')
      .values({ id, company_id: companyId, ...values })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(values).where('subscriptions.company_id', '=', companyId),
      )
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows)
      throw new ServiceError('CONFLICT', 'This id is another company’s subscription');
  }
}

/** Replaces all the company's subscriptions with the given periods. */
export async function setSubscriptions(
  db: Db,
  caller: SectionCaller,
  { periods: given, version }: SetSubscriptions,
): Promise<Subscriptions> {
  const { organisationId } = caller;
  await change<SubscribedPeriod[]>(db, caller, version, {
    read: async (tx) => {
      await lockCompany(tx, organisationId);
      return periodsOf(tx, await companyOf(tx, organisationId));
    },
    next: async (tx) => {
      // The right may have been withdrawn while this request waited for the lock.
      await operatorOnly(tx, caller);
      return faultless(given);
    },
    write: async (tx, next) => {
      const company = await companyOf(tx, organisationId);
      if (company === null)
        throw new ServiceError('VALIDATION_FAILED', 'This organisation has no company that could subscribe');
      await writePeriods(tx, company.id, next);
    },
    details: (next, before) => ({
      what: 'subscriptions',
      now: next
        .map(({ type, endDate }) => `${type} until ${endDate}`)
        .join(', ')
        .slice(0, 400),
      before: before
        .map(({ type, endDate }) => `${type} until ${endDate}`)
        .join(', ')
        .slice(0, 400),
    }),
  });
  return stored(db, organisationId);
}
