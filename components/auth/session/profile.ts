/** Who the signed-in person is, from what the identity provider says (R-ENT-3). */
import type { User, UserManager } from 'oidc-client-ts';
import { readUserInfo } from '@/lib/clients/user-info';
import type { Profile } from '@/stores/session';

type Claims = Partial<Record<'name' | 'given_name' | 'family_name' | 'email', unknown>>;

const textOf = (claim: unknown): string => (typeof claim === 'string' ? claim : '');

const fullName = (claims: Claims): string =>
  textOf(claims.name) || [claims.given_name, claims.family_name].map(textOf).filter(Boolean).join(' ');

/** Whether the ID token says more than the e-mail address: if not, the issuer's userinfo may. */
export const hasName = ({ profile }: User): boolean => fullName(profile) !== '';

/** R-ENT-3: name and e-mail of the identity profile; D62 for issuers that give no name. */
export function profileOf(user: User, claims: Claims = user.profile): Profile {
  const email = textOf(claims.email) || (user.profile.email ?? '');
  return {
    userId: user.profile.sub,
    name: fullName(claims) || email,
    email,
    scopes: (user.scope ?? '').split(' ').filter(Boolean),
  };
}

/** For an ID token without a name: the profile from the userinfo endpoint, or null if there is none. */
export async function fullerProfile(manager: UserManager, user: User): Promise<Profile | null> {
  const endpoint = await manager.metadataService.getUserInfoEndpoint().catch(() => null);
  if (!endpoint) return null;
  const found = await readUserInfo(endpoint, { token: user.access_token, subject: user.profile.sub });
  return found && profileOf(user, found);
}
