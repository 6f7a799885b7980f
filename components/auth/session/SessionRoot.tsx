import { useEffect, useState } from 'react';
import { hasStoredUser } from './stored-user';
import { logEvent } from '@/lib/browser/log';
import { loadSettings } from '@/lib/clients/settings';
import type { PublicSettings } from '@/lib/contracts/settings';
import type { AuthMethod } from '@/lib/contracts/viewer/viewer';
import { useSessionStore } from '@/stores/session';
import { lazyPart } from '@/components/ui/lazy-part';

const OidcIsland = lazyPart(() => import('./OidcIsland'), 'OidcIsland');

const CALLBACK_PATH = '/callback';

/** Whether the sign-in library is needed at all: most visitors are anonymous or known by their network. */
function isNeeded(serverMethod: AuthMethod, settings: PublicSettings): boolean {
  return serverMethod === 'Okta' || location.pathname === CALLBACK_PATH || hasStoredUser(settings);
}

/**
 * Settles the method of this tab (R-SHL-1, "Points settled" 5). Without a stored user or a server session, and outside
 * the callback, that needs no sign-in library; otherwise the library is loaded and decides.
 */
export function SessionRoot({ serverMethod }: { serverMethod: AuthMethod }) {
  const requested = useSessionStore((state) => state.request !== null);
  const [settings, setSettings] = useState<PublicSettings | null>(null);
  const [needed, setNeeded] = useState(false);

  useEffect(() => {
    const { settle, method } = useSessionStore.getState();
    loadSettings().then(
      (found) => {
        setSettings(found);
        if (isNeeded(serverMethod, found)) setNeeded(true);
        else if (method !== 'Okta') settle(serverMethod, null);
      },
      (error: unknown) => {
        logEvent('error', 'Settings could not be read', error);
        settle(serverMethod, null);
      },
    );
  }, [serverMethod]);

  if (settings === null || !(needed || requested)) return null;
  return <OidcIsland settings={settings} serverMethod={serverMethod} />;
}
