/**
 * To which organisation somebody belongs whom another institution's issuer signs in for the first time (design "Production
 * mode"): only to one that is bound to that issuer, by an address that the issuer has verified. Pure.
 */
import type { RoleList } from '@/lib/contracts/customers';
import type { RefusalReason } from '@/lib/contracts/standing';

/** What an issuer says of somebody, beside the subject. */
export interface Profile {
  email: string | null;
  /** Only the issuer's own word for it counts. */
  emailVerified: boolean;
  givenName: string | null;
  familyName: string | null;
}

/** An organisation whose people come by an issuer. */
export interface Binding {
  organisationId: string;
  organisationName: string;
  /** Of addresses, in small letters; whoever has a verified one there belongs to the organisation. */
  domains: readonly string[];
  /** Addresses, in small letters, of single people who do. */
  invited: readonly string[];
  role: RoleList;
  /** Whom to ask for help. */
  contact: string | null;
}

export interface Refusal {
  kind: 'refused';
  reason: RefusalReason;
  /** The institution that is known, where it can only be one. */
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

/** @param bindings to the issuer that signed, and to no other */
export function placementOf({ email, emailVerified }: Profile, bindings: readonly Binding[]): Placement {
  const only = bindings.length === 1 ? bindings[0] : undefined;
  if (bindings.length === 0) return refusal('ISSUER_NOT_BOUND');
  if (email === null || !emailVerified) return refusal('EMAIL_NOT_VERIFIED', only);
  const address = email.toLowerCase();
  const domain = address.slice(address.lastIndexOf('@') + 1);
  const found =
    bindings.find(({ invited }) => invited.includes(address)) ??
    bindings.find(({ domains }) => domains.includes(domain));
  if (!found) return refusal('NOT_LISTED', only);
  return { kind: 'placed', organisationId: found.organisationId, role: found.role };
}
