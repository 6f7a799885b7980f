/** "Find your school": matches the beginning of any word of a name, ignoring case, accents and punctuation. Pure. */

import type { Institution } from '@/lib/contracts/viewer/customers';

/** The part of an institution that a browser may know; not its id. */
export type FoundInstitution = Omit<Institution, 'id'>;

export interface InstitutionsPageProps {
  /** Search text as typed. */
  sought: string;
  /** Null: the search text is too short. */
  found: FoundInstitution[] | null;
  returnTo: string;
  /** Name of the organisation whose network the visitor is in; null: none. */
  network: string | null;
}

/** Shortest search text, and most results: a page that lists all institutions would disclose who subscribes. */
export const MIN_LETTERS = 3;
export const MOST_INSTITUTIONS = 8;

/** A host name (RFC 1123 §2.1) with at least one dot. */
export const EMAIL_DOMAIN = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

/** Lower-case letters and digits without accents. Apostrophes are dropped (St Brigid’s); other characters separate words. */
export function foldedName(name: string): string {
  const plain = name.normalize('NFKD').replace(/[\p{M}'’]/gu, '');
  return plain
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * `login_hint` (OpenID Connect Core §3.1.2.1) for a chosen institution: the domain of its e-mail addresses, because it is not
 * yet known which person signs in.
 */
export const loginHintOf = (emailDomain: string): string => `@${emailDomain}`;

/** Validates the hint in an address; null for anything but `@` and a domain. */
export function loginHint(given: unknown): string | null {
  const isHint = typeof given === 'string' && given.startsWith('@') && EMAIL_DOMAIN.test(given.slice(1));
  return isHint ? given : null;
}
