/** What a browser says about an error of its own (specification §7, R-API-8, R-ERR-25..28). Pure. */
import type { FrontendErrorReport } from '@/lib/contracts/product-reports';

export type ReportedFault = Pick<FrontendErrorReport, 'message' | 'error' | 'stack' | 'name' | 'type'>;

/** R-ERR-28. */
const MOST_REPORTS = 10;
/** A report is cut to 64 KiB (D23); these lengths stay below it even where a character takes four bytes. */
const LONGEST = { message: 1_000, error: 2_000, stack: 8_000 } as const;

function textOf(value: unknown): string {
  try {
    return String(value);
  } catch {
    // An object may refuse to become text; that it was thrown is still worth a report.
    return 'Something that cannot be read';
  }
}

/** R-ERR-25, R-ERR-26: an Error with message, name and stack; anything else with its text alone. */
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

/** R-ERR-28: which faults of a page view are worth sending: each once, ten at most. */
export class ReportGate {
  private readonly seen = new Set<string>();

  admits({ type, message, stack }: ReportedFault): boolean {
    const key = `${type}\n${message}\n${stack ?? ''}`;
    if (this.seen.has(key) || this.seen.size >= MOST_REPORTS) return false;
    this.seen.add(key);
    return true;
  }

  /** A new page view begins. */
  open(): void {
    this.seen.clear();
  }
}
