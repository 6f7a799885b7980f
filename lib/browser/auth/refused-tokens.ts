/** How often a token of this tab was refused since one was accepted, in session storage. Never throws. */

const KEY = 'refusedTokens';

export function readRefusals(): number {
  try {
    const count = Number(sessionStorage.getItem(KEY));
    return Number.isInteger(count) && count > 0 ? count : 0;
  } catch {
    // Without storage nothing can be counted: the explanation comes at once rather than a circle.
    return Number.MAX_SAFE_INTEGER;
  }
}

function write(count: number): void {
  try {
    sessionStorage.setItem(KEY, String(count));
  } catch {
    // As above.
  }
}

export const countRefusal = (): void => write(readRefusals() + 1);
export const forgetRefusals = (): void => write(0);
