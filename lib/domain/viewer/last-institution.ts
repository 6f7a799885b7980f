/** The school that was last chosen at sign-in on this device. Pure. */
import { EMAIL_DOMAIN, type FoundInstitution } from './institutions';

export const LAST_INSTITUTION_KEY = 'dt.institution';

/** Parses the stored value; null if there is none or it is invalid. */
export function readInstitution(stored: string | null): FoundInstitution | null {
  if (stored === null) return null;
  try {
    const { name, emailDomain, hasNetwork } = JSON.parse(stored) as Partial<Record<string, unknown>>;
    if (typeof name !== 'string' || name === '') return null;
    const domain = typeof emailDomain === 'string' && EMAIL_DOMAIN.test(emailDomain) ? emailDomain : null;
    return { name, emailDomain: domain, hasNetwork: hasNetwork === true };
  } catch {
    return null;
  }
}
