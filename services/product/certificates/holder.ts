/** How a certificate names its holder. */
import type { UserData } from '@/lib/contracts/viewer/customers';
import { ServiceError } from '@/lib/platform/service-error';

/** First and last name as the customers service knows them; null when it knows neither. */
export function holderName(userData: UserData | null): string | null {
  const user = userData?.self.oktaUser;
  const name = [user?.firstName, user?.lastName]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');
  return name === '' ? null : name;
}

/**
 * The name for a new certificate. Throws UNAVAILABLE while the customers service does not answer: a certificate is issued once
 * (R-CRT-3), so one without its holder's name would stay so.
 */
export function nameToIssue(userData: UserData | null): string | null {
  if (userData === null)
    throw new ServiceError('UNAVAILABLE', 'Your name cannot be read now, please try again');
  return holderName(userData);
}

/** First letters of the name's parts, as the public check shows them: "Grace B. Hopper" → "G. B. H.". */
export function initialsOf(name: string | null): string {
  const parts = (name ?? '').split(/\s+/).filter((part) => /\p{L}/u.test(part));
  const initials = parts.map((part) => `${part.match(/\p{L}/u)?.[0].toLocaleUpperCase('en') ?? ''}.`);
  return initials.join(' ');
}
