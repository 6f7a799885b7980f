/** POST /api/frontend-error-logger. Never throws and never reports its own failure (R-ERR-27). */
import { readStored, writeStored } from '@/lib/browser/storage';
import type { FrontendErrorReport } from '@/lib/contracts/usage/reports';
import { REPORTED_LOG_KEY, REPORTED_USER_KEY } from '@/lib/browser/reported-user';
import type { ReportedFault } from '@/lib/domain/reports/error-report';
import { postReport } from './post-report';

/** D24: a UUID created on first use; null when storage is not available. */
function logId(): string | null {
  const known = readStored(REPORTED_LOG_KEY);
  if (known) return known;
  const made = crypto.randomUUID();
  return writeStored(REPORTED_LOG_KEY, made) ? made : null;
}

export async function sendErrorReport(fault: ReportedFault): Promise<void> {
  try {
    const report: FrontendErrorReport = {
      ...fault,
      logId: logId(),
      userId: readStored(REPORTED_USER_KEY) || null,
    };
    await postReport('/api/frontend-error-logger', report);
  } catch {
    // R-ERR-27: reporting a failed report would loop.
  }
}
