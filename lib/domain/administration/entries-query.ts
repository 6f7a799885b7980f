/** The query with which entries are asked for, by the screen of the product service and by that of the content service. */
import type { EntriesQuery } from '@/lib/contracts/administration/entries';

/** Without an empty `type`: nodes of the last release, which may run beside ours, refuse it. */
export const entriesQuery = ({ q, type, offset }: EntriesQuery): string =>
  new URLSearchParams({ q, ...(type && { type }), offset: String(offset) }).toString();
