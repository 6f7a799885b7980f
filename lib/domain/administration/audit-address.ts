/** The filter of the audit log in addresses: the only codec, for both the screen and the API call. */
import type { AuditAction } from '@/lib/contracts/administration/audit';
import { FIRST_AUDIT_DAY, MOST_AUDIT_LETTERS } from '@/lib/contracts/administration/audit-limits';
import { adminPath } from './console';
import { isAuditAction } from './audit-words';
import { queryText } from './query-text';
import type { AnySection } from './sections';

/** The filter; empty and null do not filter. */
export interface AuditFilter {
  /** Trimmed. Not `q` in the address of the screen, because the library's search reads that. */
  words: string;
  action: AuditAction | null;
  /** ISO days in UTC, both included. */
  from: string | null;
  to: string | null;
}

export const everyLine: AuditFilter = { words: '', action: null, from: null, to: null };

function wordsOf(text: string): string {
  const cut = text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MOST_AUDIT_LETTERS);
  // A lone surrogate cannot be encoded in an address.
  return cut.replace(/\p{Cs}/gu, '').trim();
}

/** Null if it is not a calendar day, or is before the first line of the log. */
function dayOf(text: string): string | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text < FIRST_AUDIT_DAY) return null;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

/** Reads the filter from a query. Accepts anything: invalid values are left out. */
export function auditFilterOf(query: Readonly<Record<string, unknown>>): AuditFilter {
  const action = queryText(query.action);
  return {
    words: wordsOf(queryText(query.words)),
    action: isAuditAction(action) ? action : null,
    from: dayOf(queryText(query.from)),
    to: dayOf(queryText(query.to)),
  };
}

const queryOf = (members: object): string =>
  new URLSearchParams(
    Object.entries(members).flatMap(([name, value]) =>
      value === null || value === '' ? [] : [[name, String(value)]],
    ),
  ).toString();

export const isEveryLine = ({ words, action, from, to }: AuditFilter): boolean =>
  queryOf({ words, action, from, to }) === '';

/** Query of the API call: `q=lear&action=issued&from=2026-01-01`; empty for all lines. @param before cursor of the page */
export const auditQuery = (
  { words: q, action, from, to }: AuditFilter,
  before: number | null = null,
): string => queryOf({ q, action, from, to, before });

/** Address of the screen. @param organisation id from the current address; null: the person's own organisation, or none */
export function auditPath(section: AnySection, organisation: string | null, filter: AuditFilter): string {
  const path = adminPath(section, organisation);
  const { words, action, from, to } = filter;
  const query = queryOf({ words, action, from, to });
  if (query === '') return path;
  return `${path}${path.includes('?') ? '&' : '?'}${query}`;
}
