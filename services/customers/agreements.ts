/** A summary of all institutions, and ending an agreement. */
import { sql } from 'kysely';
import type { SubscribedPeriod } from '@/lib/contracts/administration/operator';
import { endInstant, startInstant } from '@/lib/domain/viewer/subscription';
import { writeAudit } from '@/services/common/audit/write';
import { lockCompany, periodsOfCompany } from './administration/subscriptions';
import type { Db } from './tables';

export interface ListedOrganisation {
  id: string;
  name: string;
  /** Last day of the latest subscription; null if there never was one. */
  until: string | null;
  ranges: number;
  people: number;
}

/** Every organisation, by id. */
export async function listOrganisations(db: Db): Promise<ListedOrganisation[]> {
  return db
    .selectFrom('organisations as o')
    .select(['o.id', 'o.name'])
    .select([
      sql<
        string | null
      >`(select max(s.end_date) from customers.subscriptions s where s.company_id = o.company_id)`.as(
        'until',
      ),
      sql<number>`(select count(*) from customers.networks n where n.organisation_id = o.id)`.as('ranges'),
      sql<number>`(select count(*) from customers.users u where u.organisation_id = o.id)`.as('people'),
    ])
    .orderBy('o.id')
    .execute();
}

/** Whether a period begins only after a day, or continues after it. One whose dates cannot be read grants nothing. */
function after(lastDay: string, { startDate, endDate }: SubscribedPeriod): 'begins' | 'continues' | null {
  const last = endInstant(lastDay) ?? 0;
  if ((startInstant(startDate) ?? 0) > last) return 'begins';
  return (endInstant(endDate) ?? 0) > last ? 'continues' : null;
}

/** How many subscriptions now end on a day, and how many, which would begin later, were deleted. */
export interface EndedAgreement {
  shortened: number;
  deleted: number;
}

/** What was ended, for the operator who named the day: a typing error of the year must show. */
export function endedWords({ shortened, deleted }: EndedAgreement, day: string): string {
  const some = (count: number, one: string, more: string) =>
    count === 0 ? [] : [count === 1 ? `1 subscription ${one}.` : `${count} subscriptions ${more}.`];
  const lines = [
    ...some(shortened, `ends on ${day}`, `end on ${day}`),
    ...some(deleted, 'that would begin later is deleted', 'that would begin later are deleted'),
  ];
  return lines.join(' ') || 'No subscription goes on after that day; nothing changed.';
}

/**
 * Ends the subscriptions of an organisation's company: none continues after `lastDay`, and one that would start later is
 * deleted. People and ranges are kept: the library tells people that the subscription has ended, and a new one restores
 * access. Null for an organisation that does not exist.
 */
export async function endAgreement(
  db: Db,
  organisationId: string,
  lastDay: string,
): Promise<EndedAgreement | null> {
  return db.transaction().execute(async (tx) => {
    const organisation = await tx
      .selectFrom('organisations')
      .select('company_id')
      .where('id', '=', organisationId)
      .forUpdate()
      .executeTakeFirst();
    if (!organisation) return null;
    if (organisation.company_id === null) return { shortened: 0, deleted: 0 };
    await lockCompany(tx, organisationId);
    const periods = await periodsOfCompany(tx, organisation.company_id);
    const named = (which: 'begins' | 'continues') =>
      periods.filter((period) => after(lastDay, period) === which).map(({ id }) => id);
    const [later, shortened] = [named('begins'), named('continues')];
    const among = (ids: string[]) => sql<boolean>`id = any(${ids}::text[])`;
    await tx.deleteFrom('subscriptions').where(among(later)).execute();
    await tx.updateTable('subscriptions').set({ end_date: lastDay }).where(among(shortened)).execute();
    await writeAudit(tx, {
      service: 'customers',
      action: 'rights_changed',
      actor: { kind: 'command', id: 'customers' },
      organisationId,
      details: { ended: lastDay },
    });
    return { shortened: shortened.length, deleted: later.length };
  });
}
