/** The filter of the audit log in addresses: the only codec, for both the screen and the API call. */
import type { AuditAction } from '@/lib/contracts/administration/audit';
import { FIRST_AUDIT_DAY, MOST_AUDIT_LETTERS } from '@/lib/contracts/administration/audit-limits';
import { isDay } from '../text/calendar';
import { typedText } from '../text/typed-text';
import { adminPath } from './console';
import { isAuditAction } from './audit-words';
import { queryText } from '../text/query-text';
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

/** Null if it is not a calendar day, or is before the first line of the log. */
const dayOf = (text: string): string | null => (isDay(text) && text >= FIRST_AUDIT_DAY ? text : null);

/** Reads the filter from a query. Accepts anything: invalid values are left out. */
export function auditFilterOf(query: Readonly<Record<string, unknown>>): AuditFilter {
  const action = queryText(query.action);
  return {
    words: typedText(queryText(query.words), MOST_AUDIT_LETTERS),
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
