/** Companies, which subscribe for their organisations, as operators of the whole library find, make and change them. */
import { z } from 'zod';
import { organisationsQuerySchema, subscriptionsSchema } from './administration-operator';

export const COMPANIES_A_PAGE = 50;
/** Organisations of a company that its screen names; the others are found at /admin/organisations. */
export const ORGANISATIONS_OF_COMPANY = 50;

/** As of organisations: part of a name or of an id, and where to go on. */
export const companiesQuerySchema = organisationsQuerySchema;

/** GET /api/admin/operator/companies, by name. */
export const operatedCompaniesSchema = z.object({
  companies: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** Name of its group. */
      group: z.string().nullable(),
      organisations: z.number().int(),
      /** Last day of the latest subscription; null: there never was one. */
      until: z.string().nullable(),
    }),
  ),
  total: z.number().int(),
});
export type OperatedCompanies = z.infer<typeof operatedCompaniesSchema>;

const printable = /^\P{Cc}*$/u;
const nameSchema = z.string().trim().min(1, 'is required').max(300).regex(printable, 'holds a control character'); // prettier-ignore
const textSchema = z.string().trim().min(1).max(300).regex(printable, 'holds a control character').nullable(); // prettier-ignore

/** What can be changed of a company. */
export const companyFactsSchema = z.strictObject({
  name: nameSchema,
  type: textSchema,
  category: textSchema,
  /** A name or code of ISO 3166-1. */
  country: textSchema,
  /** Its group's content controls hold for all its organisations. */
  groupId: z.string().min(1).max(128).nullable(),
});
export type CompanyFacts = z.infer<typeof companyFactsSchema>;

const namedSchema = z.object({ id: z.string(), name: z.string() });

/** GET and POST /api/admin/operator/companies/{company}. */
export const operatedCompanySchema = z.object({
  /** Of its facts. */
  version: z.string(),
  id: z.string(),
  facts: z.object(companyFactsSchema.shape),
  /** Every group there is, by name. */
  groups: z.array(namedSchema),
  /** By start; they are set for any of its organisations. */
  periods: subscriptionsSchema.shape.periods,
  /** The first few by name. */
  organisations: z.array(namedSchema),
  /** Of all organisations. */
  total: z.number().int(),
  /** Who belong to it or to one of its organisations. */
  people: z.number().int(),
});
export type OperatedCompany = z.infer<typeof operatedCompanySchema>;

/** POST /api/admin/operator/companies. The id is the caller's, so that a call that is sent twice makes one company. */
export const makeCompanySchema = z.strictObject({ id: z.uuid(), name: nameSchema });
export type MakeCompany = z.infer<typeof makeCompanySchema>;

export const setCompanySchema = companyFactsSchema.extend({ version: z.string().max(64) });
export type SetCompany = z.infer<typeof setCompanySchema>;
