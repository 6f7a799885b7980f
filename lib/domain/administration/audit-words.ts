/** The audit log in plain words. Actions written by a later version are shown unchanged. */
import type { AuditAction, AuditEntry } from '@/lib/contracts/administration/audit';
import { compareNames } from '@/lib/domain/text/collation';
import { roleNames } from './role-names';

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
  account_changed: 'Name or e-mail address corrected',
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

/** The kinds of change in an organisation's own log. Sign-ins, content and recordings are of no organisation. */
const OF_AN_ORGANISATION: ReadonlySet<string> = new Set<AuditAction>([
  'account_invited',
  'issued',
  'revoked',
  'rights_changed',
]);

/**
 * Kinds of change that the log can hold, sorted by name, for a menu.
 * @param ofAll the log of all organisations and of none
 * @param chosen kept in the menu: an address may name any
 */
export const auditKinds = (ofAll: boolean, chosen: AuditAction | null): { id: AuditAction; name: string }[] =>
  Object.keys(words)
    .filter(isAuditAction)
    .filter((action) => ofAll || action === chosen || OF_AN_ORGANISATION.has(action))
    .map((action) => ({ id: action, name: words[action] }))
    .toSorted((one, two) => compareNames(one.name, two.name));

/** What was issued, or whose rights were changed, by the line's fact `what`. */
const whats: Readonly<Record<string, string>> = {
  'counter key': 'Made a key for reports',
  'feed key': 'Made a key for records',
  person: 'Rights of a person changed',
  'person facts': 'Name or e-mail address corrected',
  networks: 'Networks changed',
  'content controls': 'Content controls changed',
  'find your school': '“Find your school” changed',
  'e-mail domain': 'E-mail domain changed',
  proxy: 'Proxy changed',
  subscriptions: 'Subscriptions changed',
  company: 'Company changed',
  'new company': 'Company added',
  'first sign-in': 'Came for the first time, through your own sign-in',
};

const own = <Value>(table: Readonly<Record<string, Value>>, key: unknown): Value | undefined =>
  typeof key === 'string' && Object.hasOwn(table, key) ? table[key] : undefined;

/** What was done. */
export const auditWords = ({ action, details }: Pick<AuditEntry, 'action' | 'details'>): string =>
  own(whats, details.what) ?? own<string>(words, action) ?? action;

/** Names of people by their ids, as they are today; null: an operator of the library. */
export type AuditNames = ReadonlyMap<string, string | null>;

function personWords(id: string, names: AuditNames): string {
  const name = names.get(id);
  return name === null ? 'An operator of the library' : (name ?? `Person ${id}`);
}

/** Who did it. @param you user id of the reader */
export function actorWords(
  { actorKind, actor }: Pick<AuditEntry, 'actorKind' | 'actor'>,
  you: string,
  names: AuditNames,
): string {
  switch (actorKind) {
    case 'person':
      if (actor === null) return 'Unknown person';
      return actor === you ? 'You' : personWords(actor, names);
    case 'command':
      return 'The library’s operator';
    case 'process':
      return 'The library';
    case 'unknown':
      return 'Unknown person';
  }
}

const USER = 'user:';

/** The subject of a line: a person by their name, anything else by kind and id (`job:7` is “job 7”). */
function subjectWords(subject: string, names: AuditNames): string {
  if (subject.startsWith(USER)) return personWords(subject.slice(USER.length), names);
  return subject.replace(':', ' ');
}

type Fact = string | number | boolean;

/** Lists of which a line says what was put on them or taken off, by id or by number; nothing of those that are as they were. */
const listFact = (words: string) => (value: Fact) => (value === 0 ? '' : `${words} changed: ${value}`);

/** Facts that are said otherwise than as name and value; empty: not at all. */
const facts: Readonly<Record<string, (value: Fact) => string>> = {
  roles: (value) =>
    String(value)
      .split(' ')
      .map((role) => own(roleNames, role) ?? role)
      .join(', ') || 'no role',
  active: (value) => (value === true ? 'may use the library' : 'shut out'),
  added: (value) => `${value} added`,
  removed: (value) => `${value} removed`,
  adultThemesRestricted: (value) => `adult themes ${value === true ? 'restricted' : 'not restricted'}`,
  profiles: listFact('profiles'),
  allowed: listFact('allowed items'),
  blocked: listFact('blocked items'),
  listed: (value) => (value === true ? 'listed' : 'not listed'),
  set: (value) => (value === true ? 'a prefix is set' : 'no prefix'),
  ended: (value) => `ends on ${value}`,
};

/** The subject and the details of a line; details without a value, and what `auditWords` says already, are left out. */
export function auditFacts(
  { subject, details }: Pick<AuditEntry, 'subject' | 'details'>,
  names: AuditNames,
): string {
  const said = Object.entries(details).flatMap(([name, value]) => {
    if (value === null || (name === 'what' && own(whats, value) !== undefined)) return [];
    if (value === '' && name !== 'roles') return [];
    return [own(facts, name)?.(value) ?? `${name}: ${String(value)}`];
  });
  const parts = [...(subject === null ? [] : [subjectWords(subject, names)]), ...said];
  return parts.filter(Boolean).join(', ');
}

/** Ids of the people whom a line names. */
export const peopleOfLine = ({ actorKind, actor, subject }: AuditEntry): string[] => [
  ...(actorKind === 'person' && actor !== null ? [actor] : []),
  ...(subject?.startsWith(USER) ? [subject.slice(USER.length)] : []),
];
