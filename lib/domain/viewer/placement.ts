/**
 * Assigns a person to an organisation when an external issuer signs them in for the first time (design "Production mode"):
 * only to an organisation that is bound to that issuer, and by an e-mail address that the issuer has verified. Pure.
 */
import type { RoleList } from '@/lib/contracts/viewer/permissions';
import type { RefusalReason } from '@/lib/contracts/viewer/standing';

/** Claims of an issuer about a person, other than the subject. */
export interface Profile {
  email: string | null;
  /** True only if the issuer says so. */
  emailVerified: boolean;
  givenName: string | null;
  familyName: string | null;
}

/** Binding of an organisation to an issuer that its people sign in with. */
export interface Binding {
  organisationId: string;
  organisationName: string;
  /** E-mail domains, lower case: anyone with a verified address at one belongs to the organisation. */
  domains: readonly string[];
  /** Further e-mail addresses, lower case, of people who belong to it. */
  invited: readonly string[];
  role: RoleList;
  /** Contact for help. */
  contact: string | null;
}

export interface Refusal {
  kind: 'refused';
  reason: RefusalReason;
  /** The institution, if only one is possible. */
  organisationName: string | null;
  contact: string | null;
}
export type Placement = { kind: 'placed'; organisationId: string; role: RoleList } | Refusal;

export const refusal = (reason: RefusalReason, binding?: Binding): Refusal => ({
  kind: 'refused',
  reason,
  organisationName: binding?.organisationName ?? null,
  contact: binding?.contact ?? null,
});

/** What bindings list people by. */
export function listedBy(email: string): { address: string; domain: string } {
  const address = email.toLowerCase();
  return { address, domain: address.slice(address.lastIndexOf('@') + 1) };
}

/**
 * @param bindings only those to the issuer of the token. Not all are needed: the first that lists the address, and two others if
 *   there are as many
 */
export function placementOf({ email, emailVerified }: Profile, bindings: readonly Binding[]): Placement {
  const only = bindings.length === 1 ? bindings[0] : undefined;
  if (bindings.length === 0) return refusal('ISSUER_NOT_BOUND');
  if (email === null || !emailVerified) return refusal('EMAIL_NOT_VERIFIED', only);
  const { address, domain } = listedBy(email);
  const found =
    bindings.find(({ invited }) => invited.includes(address)) ??
    bindings.find(({ domains }) => domains.includes(domain));
  if (!found) return refusal('NOT_LISTED', only);
  return { kind: 'placed', organisationId: found.organisationId, role: found.role };
}
