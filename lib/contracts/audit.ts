/** The audit log: who did what that security or rights depend on, as it is written and as administrators read it. */
import { z } from 'zod';
import { FIRST_AUDIT_DAY, MOST_AUDIT_LETTERS } from './audit-limits';

/** What is written down. A word here is for ever: lines of 400 days hold it. */
export const auditActions = [
  'signed_in',
  'sign_in_failed',
  /** Many wrong passwords: further attempts wait or solve a challenge. */
  'sign_in_slowed',
  'signed_out',
  /** By the person, from another device. */
  'session_ended',
  'imported',
  /** Single entries and pictures, by command. */
  'content_published',
  'content_unpublished',
  'content_deleted',
  /** To be published or taken back at a moment; no more; refused at its moment. */
  'content_planned',
  'content_plan_cancelled',
  'content_plan_failed',
  'rights_changed',
  'issued',
  'revoked',
  'key_rotated',
  'personal_data_deleted',
  'account_invited',
  'account_disabled',
  'account_enabled',
  'password_set',
  'password_reset_sent',
  'second_factor_set',
  'second_factor_removed',
  'recording_asked',
  'recording_changed',
  'recording_deleted',
  'job_retried',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Who did it: a person by user id, a command of the operator by its name, a process of ours, or nobody known. */
export const auditActorKinds = ['person', 'command', 'process', 'unknown'] as const;
export type AuditActorKind = (typeof auditActorKinds)[number];

/** How long a line stays, days. */
export const AUDIT_DAYS = 400;

/** Small facts of a line; never a secret, a name, an e-mail or a whole address. */
export const auditDetailsSchema = z.record(
  z.string().max(60),
  z.union([z.string().max(500), z.number(), z.boolean(), z.null()]),
);
export type AuditDetails = z.infer<typeof auditDetailsSchema>;

/** One line as it is read. Actions of a later version are read too. */
export const auditEntrySchema = z.object({
  /** Grows with time; the place to go on reading from. */
  id: z.number().int(),
  /** ISO 8601. */
  at: z.string(),
  service: z.string(),
  action: z.string(),
  actorKind: z.enum(auditActorKinds),
  actor: z.string().nullable(),
  /** Whose matter it is; null for what concerns none. */
  organisationId: z.string().nullable(),
  /** What was done something to, as `kind:id`. */
  subject: z.string().nullable(),
  details: auditDetailsSchema,
  /** The network that it came from: an IPv4 /24 or an IPv6 /48. */
  network: z.string().nullable(),
  requestId: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

const day = z.iso.date().refine((text) => text >= FIRST_AUDIT_DAY, 'is before the first line');

/** Which lines are asked for; a member that is absent leaves nothing out. */
export const auditFilterSchema = z.strictObject({
  /** Words of who did it, of what was changed, and of the facts of the line: each must be in it. */
  q: z.string().max(MOST_AUDIT_LETTERS).regex(/^\P{Cc}*$/u, 'holds a control character').default(''),
  action: z.enum(auditActions).exactOptional(),
  /** Days in UTC, both included. */
  from: day.exactOptional(),
  to: day.exactOptional(),
}); // prettier-ignore
export type AuditFilter = z.output<typeof auditFilterSchema>;

/** Query of GET /api/admin/organisations/{id}/audit and /api/admin/operator/audit. */
export const auditQuerySchema = auditFilterSchema.extend({
  /** `next` of the page before. */
  before: z.coerce.number().int().positive().exactOptional(),
});

/** Newest first; `next` is what to ask on with as `before`, null at the end. */
export const auditPageSchema = z.object({
  entries: z.array(auditEntrySchema),
  next: z.number().int().nullable(),
});
export type AuditPage = z.infer<typeof auditPageSchema>;

/** GET /api/admin/organisations/{id}/audit. */
export const adminAuditSchema = auditPageSchema.extend({
  /** The words are in the names of more people than are looked for: lines of the others are left out. */
  morePeople: z.boolean(),
});
export type AdminAudit = z.infer<typeof adminAuditSchema>;
