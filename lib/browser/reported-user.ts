/** Names under which error reports find browser and person (contract product-and-customers D24). */
import { readStored, writeStored } from './storage';

export const REPORTED_USER_KEY = 'dt.userId';
export const REPORTED_LOG_KEY = 'dt.logId';

/** Id of the signed-in person; empty for everyone else, which forgets the last one. */
export function rememberReportedUser(userId: string): void {
  if ((readStored(REPORTED_USER_KEY) ?? '') !== userId) writeStored(REPORTED_USER_KEY, userId);
}
