/** Calls of operators of the whole library, as the signed-in person. */
import type { SetSubscriptions } from '@/lib/contracts/administration/operator';
import type { SetPlan, SetPublished } from '@/lib/contracts/administration/entries';
import type { CompanyFacts, MakeCompany } from '@/lib/contracts/administration/companies';
import { auditQuery, type AuditFilter } from '@/lib/domain/administration/audit-address';
import { entriesQuery } from '@/lib/domain/administration/entries-query';
import { ask } from '../fetch';

const BASE = '/api/admin/operator';
const schemas = () => import('@/lib/contracts/administration/operator');
const companySchemas = () => import('@/lib/contracts/administration/companies');
const entrySchemas = () => import('@/lib/contracts/administration/entries');
const draftSchemas = () => import('@/lib/contracts/administration/drafts');
const auditSchemas = () => import('@/lib/contracts/administration/audit');
const subscriptionsOf = (organisationId: string) =>
  `${BASE}/organisations/${encodeURIComponent(organisationId)}/subscriptions`;

export function fetchOrganisations(q: string, offset: number) {
  const query = new URLSearchParams({ q, offset: String(offset) }).toString();
  return ask(`${BASE}/organisations?${query}`, schemas, 'operatedOrganisationsSchema');
}

export const fetchSubscriptions = (organisationId: string) =>
  ask(subscriptionsOf(organisationId), schemas, 'subscriptionsSchema');

export const setSubscriptions = (organisationId: string, body: SetSubscriptions) =>
  ask(subscriptionsOf(organisationId), schemas, 'subscriptionsSchema', { body });

export function fetchCompanies(q: string, offset: number) {
  const query = new URLSearchParams({ q, offset: String(offset) }).toString();
  return ask(`${BASE}/companies?${query}`, companySchemas, 'operatedCompaniesSchema');
}

export const makeCompany = (body: MakeCompany) =>
  ask(`${BASE}/companies`, companySchemas, 'operatedCompanySchema', { body });

const companyPath = (id: string) => `${BASE}/companies/${encodeURIComponent(id)}`;

export const fetchCompany = (id: string) => ask(companyPath(id), companySchemas, 'operatedCompanySchema');

/** Rejects with CONFLICT when somebody else has changed the company since `version`. */
export const setCompany = (id: string, version: string, facts: CompanyFacts) =>
  ask(companyPath(id), companySchemas, 'operatedCompanySchema', { body: { version, ...facts } });

/** Of all organisations, and lines that concern none. @param before `next` of the previous page; null for the newest lines */
export const fetchAllAudit = (filter: AuditFilter, before: number | null) =>
  ask(`${BASE}/audit?${auditQuery(filter, before)}`, auditSchemas, 'auditPageSchema');

export const fetchJobs = () => ask(`${BASE}/jobs`, schemas, 'jobsSchema');

/** False when the job is already done or running. */
export async function retryJob(id: string): Promise<boolean> {
  const { retried } = await ask(`${BASE}/jobs/${encodeURIComponent(id)}/retry`, schemas, 'retriedSchema', {
    body: {},
  });
  return retried;
}

export const fetchSystem = () => ask(`${BASE}/system`, schemas, 'systemSchema');

/** @param type id of a content type; empty: all */
export const fetchEntries = (q: string, type: string, offset: number) =>
  ask(`${BASE}/entries?${entriesQuery({ q, type, offset })}`, entrySchemas, 'operatedEntriesSchema');

export const fetchDraft = (id: string) =>
  ask(`${BASE}/entries/${encodeURIComponent(id)}/draft`, draftSchemas, 'entryDraftSchema');

/** Publishes or unpublishes an entry. Rejects with CONFLICT when somebody else has changed it since. */
export const setPublished = (id: string, body: SetPublished) =>
  ask(`${BASE}/entries/${encodeURIComponent(id)}`, entrySchemas, 'operatedEntrySchema', { body });

/** Schedules publishing or unpublishing of an entry, or cancels that. Rejects with CONFLICT likewise. */
export const setPlan = (id: string, body: SetPlan) =>
  ask(`${BASE}/entries/${encodeURIComponent(id)}/plan`, entrySchemas, 'operatedEntrySchema', { body });
