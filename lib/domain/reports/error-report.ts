/** Reports of errors in the browser (specification §7, R-API-8, R-ERR-25..28). Pure. */
import type { FrontendErrorReport } from '@/lib/contracts/usage/reports';

export type ReportedFault = Pick<FrontendErrorReport, 'message' | 'error' | 'stack' | 'name' | 'type'>;

/** R-ERR-28. */
const MOST_REPORTS = 10;
/** The limit of a report is 64 KiB (D23); with these lengths it stays below, even with four bytes per character. */
const LONGEST = { message: 1_000, error: 2_000, stack: 8_000 } as const;

function textOf(value: unknown): string {
  try {
    return String(value);
  } catch {
    // Converting an object to a string may throw; that something was thrown is still worth reporting.
    return 'Something that cannot be read';
  }
}

/** R-ERR-25, R-ERR-26: an Error with message, name and stack; anything else only as text. */
export function faultOf(type: string, thrown: unknown, message = textOf(thrown)): ReportedFault {
  const known = thrown instanceof Error ? thrown : null;
  return {
    type,
    message: (known?.message ?? message).slice(0, LONGEST.message),
    error: textOf(thrown ?? message).slice(0, LONGEST.error),
    name: known?.name ?? null,
    stack: known?.stack?.slice(0, LONGEST.stack) ?? null,
  };
}

/** R-ERR-28: limits the reports of a page view: each error once, at most ten in total. */
export class ReportGate {
  private readonly seen = new Set<string>();

  admits({ type, message, stack }: ReportedFault): boolean {
    const key = `${type}\n${message}\n${stack ?? ''}`;
    if (this.seen.has(key) || this.seen.size >= MOST_REPORTS) return false;
    this.seen.add(key);
    return true;
  }

  /** Resets the gate for a new page view. */
  open(): void {
    this.seen.clear();
  }
}
