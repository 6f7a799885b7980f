import type { User, UserManager } from 'oidc-client-ts';
import { currentAddress } from './current-address';
import { refusedTokens } from './session-counts';
import { logEvent } from '@/lib/browser/log';
import type { AuthMethod } from '@/lib/contracts/viewer/viewer';
import {
  refusedTokenStep,
  sessionExpiredAddress,
  TOKEN_REFUSED_ADDRESS,
} from '@/lib/domain/viewer/auth-method';

export interface Surroundings {
  manager: Pick<UserManager, 'signinSilent' | 'signinRedirect'>;
  /** The method for which the page was last rendered. */
  renderedFor: () => AuthMethod;
  /** Renders the page again, with the token; resolves when that is done. */
  refresh: () => Promise<void>;
  endHere: () => Promise<void>;
  isLanding: () => boolean;
  /** The tab is already navigating away. */
  isLeaving: () => boolean;
  /** Marks the tab as leaving: to an address, or without one to where the sign-in library redirects. */
  leave: (address?: string) => void;
}

/**
 * Creates the check of whether the library accepts a token of this tab: the page is rendered with it once and shows for
 * whom. After a refusal come one renewal, one sign-in, then a page that explains it, so that there is no redirect loop.
 */
export function tokenConfirmation(): (
  user: Pick<User, 'access_token'>,
  surroundings: Surroundings,
) => Promise<void> {
  let shown: string | null = null;

  const refused = async ({ manager, leave, endHere }: Surroundings) => {
    const step = refusedTokenStep(refusedTokens.read());
    refusedTokens.add();
    logEvent('warn', 'The library did not accept the access token');
    if (step === 'renew' && (await manager.signinSilent().catch(() => null))) return;
    if (step !== 'explain') {
      const page = currentAddress();
      leave();
      // On a shared machine somebody else may sign in: by then nobody is stored here.
      await endHere();
      await manager.signinRedirect({ state: { returnTo: page } }).catch((error: unknown) => {
        logEvent('error', 'The identity provider could not be reached', error);
        leave(sessionExpiredAddress(page));
      });
      return;
    }
    await endHere();
    leave(TOKEN_REFUSED_ADDRESS);
  };

  return async ({ access_token: token }, surroundings) => {
    const { renderedFor, refresh, isLanding } = surroundings;
    if (renderedFor() === 'Okta') {
      shown = null;
      refusedTokens.reset();
      return;
    }
    if (shown === token || isLanding()) return;
    shown = token;
    await refresh();
    if (renderedFor() !== 'Okta' && !surroundings.isLeaving()) await refused(surroundings);
  };
}
