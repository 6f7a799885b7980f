/** Storage keys of the browser's and the person's id, for error reports (contract product-and-customers D24). */
import { readStored, writeStored } from './storage';

export const REPORTED_USER_KEY = 'dt.userId';
export const REPORTED_LOG_KEY = 'dt.logId';

/** Stores the signed-in person's id; for anyone else it is empty, which overwrites the previous one. */
export function rememberReportedUser(userId: string): void {
  if ((readStored(REPORTED_USER_KEY) ?? '') !== userId) writeStored(REPORTED_USER_KEY, userId);
}
