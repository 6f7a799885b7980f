/** Whose people the library trusts: those of its own issuer, or those of another institution's. */
import type { Environment } from '@/lib/contracts/environment';
import { withoutSlash } from '../visitor/issuer-keys';

/**
 * Name of the issuer where it is not ours; null: identity runs here, and its accounts are made here. *Whether we run it* is
 * SERVICES, whatever the issuer is called in public.
 */
export const foreignIssuer = ({ SERVICES, OIDC_AUTHORITY }: Environment<'SERVICES' | 'OIDC_AUTHORITY'>): string | null =>
  SERVICES.includes('identity') ? null : withoutSlash(OIDC_AUTHORITY); // prettier-ignore
