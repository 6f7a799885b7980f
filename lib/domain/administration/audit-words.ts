/** The audit log in plain words. Actions written by a later version are shown unchanged. */
import type { AuditAction, AuditEntry } from '@/lib/contracts/administration/audit';
import { compareNames } from '@/lib/domain/text/collation';

const words: Readonly<Record<AuditAction, string>> = {
  signed_in: 'Signed in',
  sign_in_failed: 'Sign-in refused',
  sign_in_slowed: 'Many wrong passwords: sign-in slowed down',
  signed_out: 'Signed out',
  session_ended: 'Signed out another device',
  imported: 'Data imported',
  rights_changed: 'Rights changed',
  issued: 'Issued',
  revoked: 'Withdrawn',
  key_rotated: 'Key replaced',
  personal_data_deleted: 'Personal data deleted',
  account_invited: 'Invited',
  account_disabled: 'Account disabled',
  account_enabled: 'Account enabled',
  password_set: 'Password set',
  password_reset_sent: 'Password reset sent',
  second_factor_required: 'Second step of sign-in required',
  second_factor_set: 'Second step of sign-in set up',
  second_factor_removed: 'Second step of sign-in removed',
  recording_asked: 'Recording asked for',
  recording_changed: 'Recording changed',
  recording_deleted: 'Recording deleted',
  job_retried: 'Job started again',
  content_published: 'Content published',
  content_unpublished: 'Content unpublished',
  content_deleted: 'Content deleted',
  content_planned: 'Change of content planned',
  content_plan_cancelled: 'Planned change of content cancelled',
  content_plan_failed: 'Planned change of content refused',
};

export function isAuditAction(text: string): text is AuditAction {
  return Object.hasOwn(words, text);
}

/** Every kind of change, sorted by name, for a menu. */
export const auditKinds: readonly { action: AuditAction; name: string }[] = Object.keys(words)
  .filter(isAuditAction)
  .map((action) => ({ action, name: words[action] }))
  .toSorted((one, two) => compareNames(one.name, two.name));

export function auditWords(action: string): string {
  return Object.entries(words).find(([key]) => key === action)?.[1] ?? action;
}

/** Who did it. @param you user id of the reader */
export function actorWords(
  { actorKind, actor }: Pick<AuditEntry, 'actorKind' | 'actor'>,
  you: string,
): string {
  switch (actorKind) {
    case 'person':
      return actor === you ? 'You' : `Person ${actor ?? ''}`.trim();
    case 'command':
      return 'The library’s operator';
    case 'process':
      return 'The library';
    case 'unknown':
      return 'Unknown person';
  }
}

/** The subject (`user:u1` becomes `user u1`) and the details of a line; details without a value are left out. */
export function auditFacts({ subject, details }: Pick<AuditEntry, 'subject' | 'details'>): string {
  const facts = Object.entries(details).flatMap(([name, value]) =>
    value === null || value === '' ? [] : [`${name}: ${String(value)}`],
  );
  return [...(subject === null ? [] : [subject.replace(':', ' ')]), ...facts].join(', ');
}
