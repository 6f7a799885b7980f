/** Session storage that never throws: what a browser session remembers, and a new one forgets. */

/** The trial banner was closed (R-OPEN-4). */
export const TRIAL_DISMISSED_KEY = 'dt.trialDismissed';
/** The onboarding widget opened by itself (R-ONB-5). */
export const ONBOARDING_OPENED_KEY = 'dt.onboardingOpened';
/** The page on which sign-in began: the issuer leads to "Find your school" and knows nothing of it. */
export const SIGN_IN_RETURN_KEY = 'dt.signInReturn';

export function readForSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Without storage the choice lasts as long as the page. */
export function writeForSession(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Nothing to keep it in, and nothing the visitor could do about it.
  }
}
