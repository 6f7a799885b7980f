/**
 * Marks a response in which a part is missing because it could not be fetched in time. The gateway shows it but does not
 * cache it, and prefers an earlier complete page; when it renders a shared page it removes the mark. Server only.
 */
import type { ServerResponse } from 'node:http';

export const PARTIAL_HEADER = 'x-library-partial';

export function markPartial(response: Pick<ServerResponse, 'setHeader'>): void {
  response.setHeader(PARTIAL_HEADER, '1');
}
