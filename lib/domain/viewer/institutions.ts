/** "Find your school": an institution is found by the beginning of any word of its name, however it is spelled. Pure. */

import type { Institution } from '@/lib/contracts/customers';

/** What a browser is told of an institution: its id is nobody's business. */
export type FoundInstitution = Omit<Institution, 'id'>;

export interface InstitutionsPageProps {
  /** As it was typed. */
  sought: string;
  /** Null: too little was typed to look for anything. */
  found: FoundInstitution[] | null;
  returnTo: string;
  /** Whose network the visitor is on; null: nobody's. */
  network: string | null;
}

/** Letters from which names are looked for, and how many are shown: a page that lists all would tell who subscribes. */
export const MIN_LETTERS = 3;
export const MOST_INSTITUTIONS = 8;

/** A host name (RFC 1123 §2.1) with at least one dot. */
export const EMAIL_DOMAIN = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

/** Letters and digits, without accents and capitals; apostrophes join (St Brigid’s), all else parts words. */
export function foldedName(name: string): string {
  const plain = name.normalize('NFKD').replace(/[\p{M}'’]/gu, '');
  return plain
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * What the identity provider is told of a chosen institution (OpenID Connect Core §3.1.2.1, `login_hint`): the end of its
 * people’s addresses, because who of them it is, nobody knows yet.
 */
export const loginHintOf = (emailDomain: string): string => `@${emailDomain}`;

/** The hint as it came in an address; null for anything that is no end of an e-mail address. */
export function loginHint(given: unknown): string | null {
  const isHint = typeof given === 'string' && given.startsWith('@') && EMAIL_DOMAIN.test(given.slice(1));
  return isHint ? given : null;
}
