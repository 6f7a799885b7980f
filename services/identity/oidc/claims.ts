/** Claims about a person, by scope (OpenID Connect Core §5.4). */
import type { Account } from '../store/accounts';

/** Names of the claims that each scope grants. */
export const claimsOfScope = {
  openid: ['sub'],
  email: ['email', 'email_verified'],
  profile: ['name', 'given_name', 'family_name', 'preferred_username'],
} as const;

/** All claims of an account. */
export const allClaims = (account: Account) => ({
  sub: account.id,
  email: account.email,
  email_verified: account.email_verified,
  name: `${account.given_name} ${account.family_name}`.trim(),
  given_name: account.given_name,
  family_name: account.family_name,
  preferred_username: account.email,
});

/** The claims that the scopes grant. */
export function claimsFor(account: Account, scopes: readonly string[]): Record<string, string | boolean> {
  const all = allClaims(account);
  const names = Object.entries(claimsOfScope).flatMap(([scope, claims]): readonly (keyof typeof all)[] =>
    scopes.includes(scope) ? claims : [],
  );
  return Object.fromEntries(names.map((name) => [name, all[name]]));
}
