/** Whether this browser's visitor agreed to usage statistics. Without a yes nothing leaves the browser. */
import { readStored, writeStored } from './storage';

export const CONSENT_KEY = 'dt.analytics';
export const CONSENT_AGREED = 'granted';

export function hasConsent(): boolean {
  return readStored(CONSENT_KEY) === CONSENT_AGREED;
}

/** False when the choice could not be kept; statistics then stay off. */
export function setConsent(agreed: boolean): boolean {
  return writeStored(CONSENT_KEY, agreed ? CONSENT_AGREED : 'denied');
}
