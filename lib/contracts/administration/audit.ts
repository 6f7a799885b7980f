/** The audit log: who did what that affects security or rights, as it is written and as administrators read it. */
import { z } from 'zod';
import { FIRST_AUDIT_DAY, MOST_AUDIT_LETTERS } from './audit-limits';
import { line } from '../http/line';
import { wholeNumber } from '../http/whole-number';
import { personNamesSchema } from './people';

/** Actions that are logged. Do not rename one: stored lines of up to 400 days contain it. */
export const auditActions = [
  'signed_in',
  'sign_in_failed',
  /** Many wrong passwords: further attempts must wait or solve a challenge. */
  'sign_in_slowed',
  'signed_out',
  /** The person ended it from another device. */
  'session_ended',
  'imported',
  /** Single entries and pictures, by a command. */
  'content_published',
  'content_unpublished',
  'content_deleted',
  /** A planned publication or unpublication: created, cancelled, or refused at its time. */
  'content_planned',
  'content_plan_cancelled',
  'content_plan_failed',
  'rights_changed',
  'issued',
  'revoked',
  'key_rotated',
  'personal_data_deleted',
  'account_invited',
  /** A name or an e-mail address. */
  'account_changed',
  'account_disabled',
  'account_enabled',
  'password_set',
  'password_reset_sent',
  /** From the next sign-in on, because of a role. */
  'second_factor_required',
  'second_factor_set',
  'second_factor_removed',
  'recording_asked',
  'recording_changed',
  'recording_deleted',
  'job_retried',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Who did it: a person (user id), a command of the operator (its name), one of our processes, or somebody unknown. */
export const auditActorKinds = ['person', 'command', 'process', 'unknown'] as const;
export type AuditActorKind = (typeof auditActorKinds)[number];

/** Retention of a line, days. */
export const AUDIT_DAYS = 400;

/** Details of a line; never a secret, a name, an e-mail address or a full network address. */
export const auditDetailsSchema = z.record(
  z.string().max(60),
  z.union([z.string().max(500), z.number(), z.boolean(), z.null()]),
);
export type AuditDetails = z.infer<typeof auditDetailsSchema>;

/** One line as it is read. `action` is any text, so that actions of a later version can be read too. */
export const auditEntrySchema = z.object({
  /** Increases with time; used as the cursor for paging. */
  id: z.number().int(),
  /** ISO 8601. */
  at: z.string(),
  service: z.string(),
  action: z.string(),
  actorKind: z.enum(auditActorKinds),
  actor: z.string().nullable(),
  /** The organisation concerned; null if there is none. */
  organisationId: z.string().nullable(),
  /** What the action was done to, as `kind:id`. */
  subject: z.string().nullable(),
  details: auditDetailsSchema,
  /** Network of the client: an IPv4 /24 or an IPv6 /48. */
  network: z.string().nullable(),
  requestId: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

const day = z.iso.date().refine((text) => text >= FIRST_AUDIT_DAY, 'is before the first line');

/** Filter of the lines; an absent member does not filter. */
export const auditFilterSchema = z.strictObject({
  /** Words to find in the actor, the subject and the details of a line; all of them must occur. */
  q: line(MOST_AUDIT_LETTERS).default(''),
  action: z.enum(auditActions).exactOptional(),
  /** Days in UTC, both included. */
  from: day.exactOptional(),
  to: day.exactOptional(),
});
export type AuditFilter = z.output<typeof auditFilterSchema>;

/** Query of GET /api/admin/organisations/{id}/audit and /api/admin/operator/audit. */
export const auditQuerySchema = auditFilterSchema.extend({
  /** `next` of the previous page. */
  before: wholeNumber('before', { min: 1 }),
});

/** Newest first. `next` is the cursor for the next page, sent as `before`; null on the last page. */
export const auditPageSchema = z.object({
  entries: z.array(auditEntrySchema),
  next: z.number().int().nullable(),
  /** ISO 8601; older lines have not been searched for the words yet. Null: nothing was left out. The last release does not answer it. */
  searchedTo: z.string().nullable().default(null),
});
export type AuditPage = z.infer<typeof auditPageSchema>;

/** GET /api/admin/organisations/{id}/audit. */
export const adminAuditSchema = auditPageSchema.extend({
  /** The last release does not answer it. */
  people: personNamesSchema.shape.people.default([]),
  /** More people have these words in their names than the search considers: lines of the others are missing. */
  morePeople: z.boolean(),
});
