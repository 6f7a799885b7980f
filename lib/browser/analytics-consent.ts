/** Whether this browser's visitor has agreed to analytics. Without consent no event leaves the browser. */
import { readStored, writeStored } from './storage';

export const CONSENT_KEY = 'dt.analytics';
export const CONSENT_AGREED = 'granted';

export function hasConsent(): boolean {
  return readStored(CONSENT_KEY) === CONSENT_AGREED;
}

/** False when the choice could not be stored; analytics then stay off. */
export function setConsent(agreed: boolean): boolean {
  return writeStored(CONSENT_KEY, agreed ? CONSENT_AGREED : 'denied');
}
