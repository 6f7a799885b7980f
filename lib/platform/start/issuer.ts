/** Whether people sign in with the library's own issuer or with another institution's. */
import type { Environment } from '@/lib/contracts/environment';
import { withoutSlash } from '@/lib/contracts/http/base-address';

/**
 * The name of an issuer that is not ours; null: our own identity service manages the accounts. It is ours where it runs here
 * (SERVICES), whatever its public name, and where it is called PUBLIC_URL/identity, wherever it runs: the gateway serves
 * our own issuer there, so a machine of its own for identity makes nobody a stranger (decision 0066).
 */
export const foreignIssuer = ({
  SERVICES,
  OIDC_AUTHORITY,
  PUBLIC_URL,
}: Environment<'SERVICES' | 'OIDC_AUTHORITY' | 'PUBLIC_URL'>): string | null => {
  const name = withoutSlash(OIDC_AUTHORITY);
  const isOurs = SERVICES.includes('identity') || name === `${withoutSlash(PUBLIC_URL)}/identity`;
  return isOurs ? null : name;
};
