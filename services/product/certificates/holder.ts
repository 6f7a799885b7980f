/** How a certificate names its holder. */
import type { UserData } from '@/lib/contracts/viewer/customers';

/** First and last name as the customers service knows them; null when it knows neither. */
export function holderName(userData: UserData | null): string | null {
  const user = userData?.self.oktaUser;
  const name = [user?.firstName, user?.lastName]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');
  return name === '' ? null : name;
}

/** First letters of the name's parts, as the public check shows them: "Grace B. Hopper" → "G. B. H.". */
export function initialsOf(name: string | null): string {
  const parts = (name ?? '').split(/\s+/).filter((part) => /\p{L}/u.test(part));
  const initials = parts.map((part) => `${part.match(/\p{L}/u)?.[0].toLocaleUpperCase('en') ?? ''}.`);
  return initials.join(' ');
}
