/** Which lines of the record of changes an address asks for: the one codec of it, for the screen and for the call. */
import type { AuditAction } from '@/lib/contracts/audit';
import { FIRST_AUDIT_DAY, MOST_AUDIT_LETTERS } from '@/lib/contracts/audit-limits';
import { adminPath } from './console';
import { isAuditAction } from './audit-words';
import type { AnySection } from './sections';

/** What is asked for; empty and null leave nothing out. */
export interface AuditWish {
  /** Trimmed. In the address they are not `q`, which the search of the library reads. */
  words: string;
  action: AuditAction | null;
  /** ISO days in UTC, both included. */
  from: string | null;
  to: string | null;
}

export const everyLine: AuditWish = { words: '', action: null, from: null, to: null };

const one = (value: unknown): string => (typeof value === 'string' ? value : '');

function wordsOf(text: string): string {
  const cut = text.replace(/\p{Cc}+/gu, ' ').trim().slice(0, MOST_AUDIT_LETTERS); // prettier-ignore
  // Half a surrogate pair cannot be written in an address.
  return cut.replace(/\p{Cs}/gu, '').trim();
}

/** Null for what is no day of the calendar, or lies before the record. */
function dayOf(text: string): string | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text < FIRST_AUDIT_DAY) return null;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

/** Total: what says nothing is left out. */
export function auditWish(query: Readonly<Record<string, unknown>>): AuditWish {
  const action = one(query.action);
  return {
    words: wordsOf(one(query.words)),
    action: isAuditAction(action) ? action : null,
    from: dayOf(one(query.from)),
    to: dayOf(one(query.to)),
  };
}

const queryOf = (members: object): string =>
  new URLSearchParams(
    Object.entries(members).flatMap(([name, value]) =>
      value === null || value === '' ? [] : [[name, String(value)]],
    ),
  ).toString();

export const isEveryLine = ({ words, action, from, to }: AuditWish): boolean =>
  queryOf({ words, action, from, to }) === '';

/** Of the call, as `q=lear&action=issued&from=2026-01-01`; empty for every line. @param before where the page before ended */
export const auditQuery = ({ words: q, action, from, to }: AuditWish, before: number | null = null): string =>
  queryOf({ q, action, from, to, before });

/** Address of the screen. @param organisation as the address asks; null: the person's own, or of none */
export function auditPath(section: AnySection, organisation: string | null, wish: AuditWish): string {
  const path = adminPath(section, organisation);
  const { words, action, from, to } = wish;
  const query = queryOf({ words, action, from, to });
  if (query === '') return path;
  return `${path}${path.includes('?') ? '&' : '?'}${query}`;
}
