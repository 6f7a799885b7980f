/** Session storage that never throws: values last until the browser session ends. */

/** Set when the trial banner was closed (R-OPEN-4). */
export const TRIAL_DISMISSED_KEY = 'dt.trialDismissed';
/** Set when the onboarding widget has opened automatically (R-ONB-5). */
export const ONBOARDING_OPENED_KEY = 'dt.onboardingOpened';
/** The page on which sign-in began: needed because the issuer's link to "Find your school" does not carry it. */
export const SIGN_IN_RETURN_KEY = 'dt.signInReturn';

/** Begins the keys that say which classes' lists were on this screen; the id of the opening follows. */
export const CLASS_VISITED = 'dt.classVisited.';

/** Begins the keys of notes, and of texts of recordings, that were not saved; the person's id follows. */
export const DRAFTS = 'dt.noteDraft.';

export function readForSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Without storage the value lasts as long as the page. */
export function writeForSession(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Storage is not available, and the visitor can do nothing about it.
  }
}

/** To be called when somebody signs out: what they began to write is nobody else's to read. An ended session leaves it to them. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(DRAFTS)) sessionStorage.removeItem(key);
  } catch {
    // Without storage there are none.
  }
}
