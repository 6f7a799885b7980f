/** Companies, which subscribe on behalf of their organisations. Operators of the whole library search, create and edit them. */
import { z } from 'zod';
import { organisationsQuerySchema, subscriptionsSchema } from './operator';
import { recordId, storedVersion, uuid } from '../http/ids';
import { line } from '../http/line';

export const COMPANIES_A_PAGE = 50;
/** Most organisations listed on the screen of a company; the rest are at /admin/organisations. */
export const ORGANISATIONS_OF_COMPANY = 50;

/** The same as for organisations: part of a name or id, and an offset. */
export const companiesQuerySchema = organisationsQuerySchema;

/** GET /api/admin/operator/companies, sorted by name. */
export const operatedCompaniesSchema = z.object({
  companies: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** Name of its group. */
      group: z.string().nullable(),
      organisations: z.number().int(),
      /** Last day of the latest subscription; null: it has never had one. */
      until: z.string().nullable(),
    }),
  ),
  total: z.number().int(),
});
export type OperatedCompanies = z.infer<typeof operatedCompaniesSchema>;

const nameSchema = line(300).min(1, 'A company needs a name');
const textSchema = line(300).min(1).nullable();

/** The facts of a company that can be edited. */
export const companyFactsSchema = z.strictObject({
  name: nameSchema,
  type: textSchema,
  category: textSchema,
  /** An ISO 3166-1 name or code. */
  country: textSchema,
  /** The content controls of the group apply to all organisations of the company. */
  groupId: recordId.nullable(),
});
export type CompanyFacts = z.infer<typeof companyFactsSchema>;

const namedSchema = z.object({ id: z.string(), name: z.string() });

/** GET and POST /api/admin/operator/companies/{company}. */
export const operatedCompanySchema = z.object({
  /** Version of `facts`. */
  version: z.string(),
  id: z.string(),
  facts: z.object(companyFactsSchema.shape),
  /** Every group, sorted by name. */
  groups: z.array(namedSchema),
  /** Sorted by start. They are edited through any organisation of the company. */
  periods: subscriptionsSchema.shape.periods,
  /** The first ORGANISATIONS_OF_COMPANY, sorted by name. */
  organisations: z.array(namedSchema),
  /** Number of all its organisations. */
  total: z.number().int(),
  /** Number of people who belong to the company or to one of its organisations. */
  people: z.number().int(),
});
export type OperatedCompany = z.infer<typeof operatedCompanySchema>;

/** POST /api/admin/operator/companies. Idempotent: the caller chooses the id, so a repeated call creates one company. */
export const makeCompanySchema = z.strictObject({ id: uuid, name: nameSchema });
export type MakeCompany = z.infer<typeof makeCompanySchema>;

export const setCompanySchema = companyFactsSchema.extend({ version: storedVersion });
export type SetCompany = z.infer<typeof setCompanySchema>;
