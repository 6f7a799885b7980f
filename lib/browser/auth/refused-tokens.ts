/** Counts tokens of this tab that were refused since the last accepted one, in session storage. Never throws. */

const KEY = 'refusedTokens';

export function readRefusals(): number {
  try {
    const count = Number(sessionStorage.getItem(KEY));
    return Number.isInteger(count) && count > 0 ? count : 0;
  } catch {
    // Without storage nothing can be counted: the explanation is shown at once, to avoid a redirect loop.
    return Number.MAX_SAFE_INTEGER;
  }
}

function write(count: number): void {
  try {
    sessionStorage.setItem(KEY, String(count));
  } catch {
    // As above: `readRefusals` then reports the maximum.
  }
}

export const countRefusal = (): void => write(readRefusals() + 1);
export const forgetRefusals = (): void => write(0);
