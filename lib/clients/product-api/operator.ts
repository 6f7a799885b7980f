/** Calls of operators of the whole library, as the signed-in person. */
import type {
  AdminJobs,
  AdminSystem,
  OperatedOrganisations,
  SetSubscriptions,
  Subscriptions,
} from '@/lib/contracts/administration/operator';
import type { EntryDraft } from '@/lib/contracts/administration/drafts';
import type {
  OperatedEntries,
  OperatedEntry,
  SetPlan,
  SetPublished,
} from '@/lib/contracts/administration/entries';
import type {
  CompanyFacts,
  MakeCompany,
  OperatedCompanies,
  OperatedCompany,
} from '@/lib/contracts/administration/companies';
import type { AuditPage } from '@/lib/contracts/administration/audit';
import { auditQuery, type AuditFilter } from '@/lib/domain/administration/audit-address';
import { entriesQuery } from '@/lib/domain/administration/entries-query';
import { ask } from './fetch';

const BASE = '/api/admin/operator';
const schemas = () => import('@/lib/contracts/administration/operator');
const companySchemas = () => import('@/lib/contracts/administration/companies');
const entrySchemas = () => import('@/lib/contracts/administration/entries');
const draftSchemas = () => import('@/lib/contracts/administration/drafts');
const auditSchemas = () => import('@/lib/contracts/administration/audit');
const subscriptionsOf = (organisationId: string) =>
  `${BASE}/organisations/${encodeURIComponent(organisationId)}/subscriptions`;

export function fetchOrganisations(q: string, offset: number): Promise<OperatedOrganisations> {
  const query = new URLSearchParams({ q, offset: String(offset) }).toString();
  return ask(`${BASE}/organisations?${query}`, schemas, 'operatedOrganisationsSchema');
}

export function fetchSubscriptions(organisationId: string): Promise<Subscriptions> {
  return ask(subscriptionsOf(organisationId), schemas, 'subscriptionsSchema');
}

export function setSubscriptions(organisationId: string, body: SetSubscriptions): Promise<Subscriptions> {
  return ask(subscriptionsOf(organisationId), schemas, 'subscriptionsSchema', { body });
}

export function fetchCompanies(q: string, offset: number): Promise<OperatedCompanies> {
  const query = new URLSearchParams({ q, offset: String(offset) }).toString();
  return ask(`${BASE}/companies?${query}`, companySchemas, 'operatedCompaniesSchema');
}

export function makeCompany(body: MakeCompany): Promise<OperatedCompany> {
  return ask(`${BASE}/companies`, companySchemas, 'operatedCompanySchema', { body });
}

const companyPath = (id: string) => `${BASE}/companies/${encodeURIComponent(id)}`;

export function fetchCompany(id: string): Promise<OperatedCompany> {
  return ask(companyPath(id), companySchemas, 'operatedCompanySchema');
}

/** Rejects with CONFLICT when somebody else has changed the company since `version`. */
export function setCompany(id: string, version: string, facts: CompanyFacts): Promise<OperatedCompany> {
  return ask(companyPath(id), companySchemas, 'operatedCompanySchema', { body: { version, ...facts } });
}

/** Of all organisations, and lines that concern none. @param before `next` of the previous page; null for the newest lines */
export function fetchAllAudit(filter: AuditFilter, before: number | null): Promise<AuditPage> {
  return ask(`${BASE}/audit?${auditQuery(filter, before)}`, auditSchemas, 'auditPageSchema');
}

export function fetchJobs(): Promise<AdminJobs> {
  return ask(`${BASE}/jobs`, schemas, 'jobsSchema');
}

/** False when the job is already done or running. */
export async function retryJob(id: string): Promise<boolean> {
  const { retried } = await ask(`${BASE}/jobs/${encodeURIComponent(id)}/retry`, schemas, 'retriedSchema', {
    body: {},
  });
  return retried;
}

export function fetchSystem(): Promise<AdminSystem> {
  return ask(`${BASE}/system`, schemas, 'systemSchema');
}

/** @param type id of a content type; empty: all */
export function fetchEntries(q: string, type: string, offset: number): Promise<OperatedEntries> {
  return ask(`${BASE}/entries?${entriesQuery({ q, type, offset })}`, entrySchemas, 'operatedEntriesSchema');
}

export function fetchDraft(id: string): Promise<EntryDraft> {
  return ask(`${BASE}/entries/${encodeURIComponent(id)}/draft`, draftSchemas, 'entryDraftSchema');
}

/** Publishes or unpublishes an entry. Rejects with CONFLICT when somebody else has changed it since. */
export function setPublished(id: string, body: SetPublished): Promise<OperatedEntry> {
  return ask(`${BASE}/entries/${encodeURIComponent(id)}`, entrySchemas, 'operatedEntrySchema', { body });
}

/** Schedules publishing or unpublishing of an entry, or cancels that. Rejects with CONFLICT likewise. */
export function setPlan(id: string, body: SetPlan): Promise<OperatedEntry> {
  return ask(`${BASE}/entries/${encodeURIComponent(id)}/plan`, entrySchemas, 'operatedEntrySchema', { body });
}
