/** The domain of an organisation's e-mail addresses: a hint for the sign-in page (`login_hint`), which admits nobody. */
import { sql } from 'kysely';
import type { SetEmailDomain, StoredEmailDomain } from '@/lib/contracts/administration/networks';
import { readEmailDomain } from '@/lib/domain/administration/email-domain';
import { ServiceError } from '@/lib/platform/service-error';
import { versionOf } from '@/services/common/database/optimistic-lock';
import { noOrganisation } from '@/services/common/http/refusals';
import { lockNetworks } from '../networks-lock';
import { change, permitted, type SectionCaller } from './change';
import type { Db } from '../tables';

async function domainOf(db: Db, organisationId: string): Promise<string | null> {
  const row = await db
    .selectFrom('organisations')
    .select('email_domain')
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow(noOrganisation);
  return row.email_domain;
}

/** Whether another organisation has the domain, here or at an issuer. Those of one company, such as a trust, may share one. */
async function isTaken(db: Db, organisationId: string, domain: string): Promise<boolean> {
  const { rows } = await sql`
    select from customers.organisations other
    where other.id <> ${organisationId}
      and other.company_id is distinct from
        (select coalesce(company_id, '') from customers.organisations where id = ${organisationId})
      and (other.email_domain = ${domain}
        or exists (select from customers.issuers where organisation_id = other.id and ${domain} = any(domains)))
    limit 1`.execute(db);
  return rows.length > 0;
}

/** The domain to store. Throws VALIDATION_FAILED; what two organisations have agreed an operator may give. */
async function accepted(
  db: Db,
  organisationId: string,
  given: string,
  isOperator: boolean,
): Promise<string | null> {
  const read = readEmailDomain(given);
  if ('fault' in read) throw new ServiceError('VALIDATION_FAILED', read.fault);
  const { domain } = read;
  if (domain !== null && !isOperator && (await isTaken(db, organisationId, domain)))
    throw new ServiceError('VALIDATION_FAILED', `${domain} is another organisation’s`);
  return domain;
}

const stored = (domain: string | null): StoredEmailDomain => ({ version: versionOf(domain), domain });

export async function readStoredDomain(db: Db, caller: SectionCaller): Promise<StoredEmailDomain> {
  await permitted(db, caller);
  return stored(await domainOf(db, caller.organisationId));
}

export async function setEmailDomain(
  db: Db,
  caller: SectionCaller,
  { domain: given, version }: SetEmailDomain,
): Promise<StoredEmailDomain> {
  const { organisationId } = caller;
  const domain = await change<string | null>(db, caller, version, {
    // Of two organisations that name the same domain at once, one must see the other's.
    lockMore: lockNetworks,
    read: (tx) => domainOf(tx, organisationId),
    // What an import has stored was the operator's decision, and stays.
    next: (tx, before, isOperator) =>
      given === (before ?? '') ? before : accepted(tx, organisationId, given, isOperator),
    write: async (tx, next) => {
      await tx
        .updateTable('organisations')
        .set({ email_domain: next })
        .where('id', '=', organisationId)
        .execute();
    },
    details: (next) => ({ what: 'e-mail domain', domain: next ?? 'none' }),
  });
  return stored(domain);
}
