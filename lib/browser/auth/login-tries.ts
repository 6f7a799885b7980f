/** Counts automatic redirects to sign-in since the last login, in session storage (D-O6). Never throws. */

const KEY = 'loginTries';

export function readLoginTries(): number {
  try {
    const count = Number(sessionStorage.getItem(KEY));
    return Number.isInteger(count) && count > 0 ? count : 0;
  } catch {
    return 0;
  }
}

function write(count: number): void {
  try {
    sessionStorage.setItem(KEY, String(count));
  } catch {
    // Without storage there is no count; whether a redirect helps then depends on the issuer's session.
  }
}

/** Call before each automatic redirect. */
export function countLoginTry(): void {
  write(readLoginTries() + 1);
}

/** R-AUT-9, O-10: call after a successful login. */
export function resetLoginTries(): void {
  write(0);
}
