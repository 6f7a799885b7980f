/** Calls of operators of the whole library, as the signed-in person. */
import type {
  AdminJobs,
  AdminSystem,
  OperatedOrganisations,
  SetSubscriptions,
  Subscriptions,
} from '@/lib/contracts/administration-operator';
import type { EntryDraft } from '@/lib/contracts/administration-drafts';
import type {
  OperatedEntries,
  OperatedEntry,
  SetPlan,
  SetPublished,
} from '@/lib/contracts/administration-entries';
import type {
  CompanyFacts,
  MakeCompany,
  OperatedCompanies,
  OperatedCompany,
} from '@/lib/contracts/administration-companies';
import type { AuditPage } from '@/lib/contracts/audit';
import { auditQuery, type AuditWish } from '@/lib/domain/administration/audit-address';
import { browserConnection, productRequest } from './fetch';

const BASE = '/api/admin/operator';
const schemas = () => import('@/lib/contracts/administration-operator');
const companySchemas = () => import('@/lib/contracts/administration-companies');
const entrySchemas = () => import('@/lib/contracts/administration-entries');
const subscriptionsOf = (organisationId: string) =>
  `${BASE}/organisations/${encodeURIComponent(organisationId)}/subscriptions`;

export function fetchOrganisations(q: string, offset: number): Promise<OperatedOrganisations> {
  const query = new URLSearchParams({ q, offset: String(offset) }).toString();
  return productRequest(browserConnection(), {
    path: `${BASE}/organisations?${query}`,
    schema: async () => (await schemas()).operatedOrganisationsSchema,
  });
}

export function fetchSubscriptions(organisationId: string): Promise<Subscriptions> {
  return productRequest(browserConnection(), {
    path: subscriptionsOf(organisationId),
    schema: async () => (await schemas()).subscriptionsSchema,
  });
}

export function setSubscriptions(organisationId: string, body: SetSubscriptions): Promise<Subscriptions> {
  return productRequest(browserConnection(), {
    path: subscriptionsOf(organisationId),
    body,
    schema: async () => (await schemas()).subscriptionsSchema,
  });
}

export function fetchCompanies(q: string, offset: number): Promise<OperatedCompanies> {
  const query = new URLSearchParams({ q, offset: String(offset) }).toString();
  return productRequest(browserConnection(), {
    path: `${BASE}/companies?${query}`,
    schema: async () => (await companySchemas()).operatedCompaniesSchema,
  });
}

export function makeCompany(body: MakeCompany): Promise<OperatedCompany> {
  return productRequest(browserConnection(), {
    path: `${BASE}/companies`,
    body,
    schema: async () => (await companySchemas()).operatedCompanySchema,
  });
}

const companyPath = (id: string) => `${BASE}/companies/${encodeURIComponent(id)}`;

export function fetchCompany(id: string): Promise<OperatedCompany> {
  return productRequest(browserConnection(), {
    path: companyPath(id),
    schema: async () => (await companySchemas()).operatedCompanySchema,
  });
}

/** Rejects with CONFLICT when somebody else has changed the company since `version`. */
export function setCompany(id: string, version: string, facts: CompanyFacts): Promise<OperatedCompany> {
  return productRequest(browserConnection(), {
    path: companyPath(id),
    body: { version, ...facts },
    schema: async () => (await companySchemas()).operatedCompanySchema,
  });
}

/** Of all organisations, and lines that concern none. @param before `next` of the previous page; null for the newest lines */
export function fetchAllAudit(wish: AuditWish, before: number | null): Promise<AuditPage> {
  return productRequest(browserConnection(), {
    path: `${BASE}/audit?${auditQuery(wish, before)}`,
    schema: async () => (await import('@/lib/contracts/audit')).auditPageSchema,
  });
}

export function fetchJobs(): Promise<AdminJobs> {
  return productRequest(browserConnection(), {
    path: `${BASE}/jobs`,
    schema: async () => (await schemas()).jobsSchema,
  });
}

/** False when the job is already done or running. */
export async function retryJob(id: string): Promise<boolean> {
  const { retried } = await productRequest(browserConnection(), {
    path: `${BASE}/jobs/${encodeURIComponent(id)}/retry`,
    body: {},
    schema: async () => (await schemas()).retriedSchema,
  });
  return retried;
}

export function fetchSystem(): Promise<AdminSystem> {
  return productRequest(browserConnection(), {
    path: `${BASE}/system`,
    schema: async () => (await schemas()).systemSchema,
  });
}

export function fetchEntries(q: string, offset: number): Promise<OperatedEntries> {
  const query = new URLSearchParams({ q, offset: String(offset) }).toString();
  return productRequest(browserConnection(), {
    path: `${BASE}/entries?${query}`,
    schema: async () => (await entrySchemas()).operatedEntriesSchema,
  });
}

export function fetchDraft(id: string): Promise<EntryDraft> {
  return productRequest(browserConnection(), {
    path: `${BASE}/entries/${encodeURIComponent(id)}/draft`,
    schema: async () => (await import('@/lib/contracts/administration-drafts')).entryDraftSchema,
  });
}

/** Publishes or unpublishes an entry. Rejects with CONFLICT when somebody else has changed it since. */
export function setPublished(id: string, body: SetPublished): Promise<OperatedEntry> {
  return productRequest(browserConnection(), {
    path: `${BASE}/entries/${encodeURIComponent(id)}`,
    body,
    schema: async () => (await entrySchemas()).operatedEntrySchema,
  });
}

/** Schedules publishing or unpublishing of an entry, or cancels that. Rejects with CONFLICT likewise. */
export function setPlan(id: string, body: SetPlan): Promise<OperatedEntry> {
  return productRequest(browserConnection(), {
    path: `${BASE}/entries/${encodeURIComponent(id)}/plan`,
    body,
    schema: async () => (await entrySchemas()).operatedEntrySchema,
  });
}
