/** What operators of the whole library read and set: organisations, the subscriptions of their companies, jobs, system status. */
import { z } from 'zod';
import { pageQuery } from '../http/whole-number';
import { recordId, storedVersion } from '../http/ids';

export const ORGANISATIONS_A_PAGE = 50;
const MOST_ORGANISATIONS = 10_000_000;
const MOST_PERIODS = 100;

export const organisationsQuerySchema = z.strictObject({
  /** `q`: part of a name or of an id. */
  ...pageQuery(MOST_ORGANISATIONS),
});

/** GET /api/admin/operator/organisations, sorted by name. */
export const operatedOrganisationsSchema = z.object({
  organisations: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      company: z.string().nullable(),
      /** Last day of the latest subscription; null: it has never had one. */
      until: z.string().nullable(),
      people: z.number().int(),
    }),
  ),
  total: z.number().int(),
});
export type OperatedOrganisations = z.infer<typeof operatedOrganisationsSchema>;

/** Idempotent: the caller chooses the id, so a repeated call creates one period. ISO dates, first and last day included. */
const subscriptionPeriodSchema = z.strictObject({
  id: recordId,
  type: z.enum(['full', 'trial']),
  startDate: z.string().max(40),
  endDate: z.string().max(40),
});
export type SubscribedPeriod = z.infer<typeof subscriptionPeriodSchema>;

/** GET and POST /api/admin/operator/organisations/{id}/subscriptions. */
export const subscriptionsSchema = z.object({
  version: z.string(),
  /** A company subscribes for all its organisations; null: this organisation has no company, and so no subscription. */
  company: z.object({ id: z.string(), name: z.string(), organisations: z.number().int() }).nullable(),
  /** Sorted by start. */
  periods: z.array(subscriptionPeriodSchema),
});
export type Subscriptions = z.infer<typeof subscriptionsSchema>;

export const setSubscriptionsSchema = z.strictObject({
  version: storedVersion,
  periods: z.array(subscriptionPeriodSchema).max(MOST_PERIODS),
});
export type SetSubscriptions = z.infer<typeof setSubscriptionsSchema>;

export const jobSchema = z.object({
  id: z.string(),
  /** Name of the task in the service. */
  task: z.string(),
  state: z.enum(['waiting', 'working', 'failing', 'given-up']),
  attempts: z.number().int(),
  /** ISO 8601: when it is, or was, due. */
  at: z.string(),
  /** Error of the last attempt. */
  error: z.string().nullable(),
});
export type AdminJob = z.infer<typeof jobSchema>;

/** GET /api/admin/operator/jobs, failed ones first; POST …/{job}/retry. */
export const jobsSchema = z.object({ jobs: z.array(jobSchema), total: z.number().int() });
export type AdminJobs = z.infer<typeof jobsSchema>;
export const retriedSchema = z.object({ retried: z.boolean() });

/** GET /api/admin/operator/system. */
export const systemSchema = z.object({
  content: z.object({
    /** Content space and environment that are synchronised. */
    source: z.string().nullable(),
    /** ISO 8601: when content changes were last stored; null: never. */
    changed: z.string().nullable(),
    items: z.array(z.object({ type: z.string(), items: z.number().int() })),
    /** Entries that cannot be shown, and why. */
    faults: z.array(z.object({ id: z.string(), type: z.string(), message: z.string() })),
  }),
  /** Readiness of each service, checked now. */
  services: z.array(z.object({ name: z.string(), ready: z.boolean() })),
  /** Settings as the product service reads them; for a secret, only whether it is set. */
  settings: z.array(z.object({ name: z.string(), value: z.string().nullable() })),
});
export type AdminSystem = z.infer<typeof systemSchema>;
