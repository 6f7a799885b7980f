/** Whether people sign in with the library's own issuer or with another institution's. */
import type { Environment } from '@/lib/contracts/environment';
import { withoutSlash } from '../visitor/issuer-keys';

/**
 * The name of an issuer that is not ours; null: the identity service runs here and manages the accounts. Whether it runs
 * here is decided by SERVICES, not by the issuer's public name.
 */
export const foreignIssuer = ({
  SERVICES,
  OIDC_AUTHORITY,
}: Environment<'SERVICES' | 'OIDC_AUTHORITY'>): string | null =>
  SERVICES.includes('identity') ? null : withoutSlash(OIDC_AUTHORITY);
