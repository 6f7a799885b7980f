/**
 * Marks an answer that lacks something which could not be had in time. The entry server shows it but does not keep it,
 * and prefers a whole page that it made earlier; the mark itself stays inside the process. Server only.
 */
import type { ServerResponse } from 'node:http';

export const PARTIAL_HEADER = 'x-library-partial';

export function markPartial(response: Pick<ServerResponse, 'setHeader'>): void {
  response.setHeader(PARTIAL_HEADER, '1');
}
