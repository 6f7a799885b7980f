/** A summary of all institutions, and ending an agreement. */
import { sql, type Kysely } from 'kysely';
import { writeAudit } from '@/services/common/audit/write';
import type { CustomersTables } from './tables';

type Db = Kysely<CustomersTables>;

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
      sql<string | null>`(select max(s.end_date) from customers.subscriptions s where s.company_id = o.company_id)`.as('until'),
      sql<number>`(select count(*) from customers.networks n where n.organisation_id = o.id)`.as('ranges'),
      sql<number>`(select count(*) from customers.users u where u.organisation_id = o.id)`.as('people'),
    ])
    .orderBy('o.id')
    .execute(); // prettier-ignore
}

/**
 * Ends the subscriptions of an organisation's company: none continues after `lastDay`, and one that would start later is
 * deleted. People and ranges are kept: the library tells people that the subscription has ended, and a new one restores
 * access. Returns how many changed; null for an organisation that does not exist.
 */
export async function endAgreement(db: Db, organisationId: string, lastDay: string): Promise<number | null> {
  const organisation = await db
    .selectFrom('organisations')
    .select('company_id')
    .where('id', '=', organisationId)
    .executeTakeFirst();
  if (!organisation) return null;
  const { company_id: company } = organisation;
  if (company === null) return 0;
  return db.transaction().execute(async (transaction) => {
    const later = await transaction
      .deleteFrom('subscriptions')
      .where('company_id', '=', company)
      .where('start_date', '>', lastDay)
      .executeTakeFirst();
    const shortened = await transaction
      .updateTable('subscriptions')
      .set({ end_date: lastDay })
      .where('company_id', '=', company)
      .where('end_date', '>', lastDay)
      .executeTakeFirst();
    const actor = { kind: 'command', id: 'customers' } as const;
    const details = { ended: lastDay };
    await writeAudit(transaction, {
      service: 'customers',
      action: 'rights_changed',
      actor,
      organisationId,
      details,
    });
    return Number(later.numDeletedRows) + Number(shortened.numUpdatedRows);
  });
}
