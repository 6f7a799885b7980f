import { Usage } from '@/components/usage/Usage';
import { SessionRoot } from '@/components/auth/session/SessionRoot';
import { ErrorBoundary } from '@/components/status/ErrorBoundary';
import { RouteProgress } from '@/components/shell/navigation/RouteProgress';
import { useBoard } from '@/hooks/use-board';
import { useStored } from '@/hooks/use-stored';
import { useErrorReports } from './use-error-reports';
import { useIdle } from './use-idle';
import { useMachineDay } from './use-machine-day';
import { useMessages } from './use-messages';
import { useOfflinePage } from './use-offline-page';
import { usePrefetchOnIntent } from './use-prefetch-on-intent';
import { useUser, useUserLoad } from '@/hooks/use-user';
import { CONSENT_AGREED, CONSENT_KEY } from '@/lib/browser/analytics-consent';
import type { ShellViewer } from '@/lib/contracts/shell';
import { lazyPart } from '@/components/ui/lazy-part';

const PersonalSurfaces = lazyPart(() => import('@/components/prompts/PersonalSurfaces'), 'PersonalSurfaces');

const Analytics = lazyPart(() => import('@/components/analytics/Analytics'), 'Analytics');

/** Usage statistics, where the visitor agreed to them. */
function Statistics({ viewer }: { viewer: ShellViewer }) {
  const user = useUser();
  const agreed = useStored(CONSENT_KEY) === CONSENT_AGREED;
  if (!agreed || user === null) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Analytics viewer={viewer} user={user} />
    </ErrorBoundary>
  );
}

/**
 * What appears over the page of a signed-in person, once the browser is idle. Nothing when the page is shown to a class, and
 * nothing on a classroom machine identified only by its network.
 */
function Surfaces() {
  const user = useUser();
  const idle = useIdle();
  const board = useBoard();
  if (board || !idle || user?.authMethod !== 'Okta') return null;
  return (
    <ErrorBoundary fallback={null}>
      <PersonalSurfaces user={user} />
    </ErrorBoundary>
  );
}

function Parts({ viewer }: { viewer: ShellViewer }) {
  useErrorReports();
  useUserLoad(viewer.organisationId);
  useMachineDay();
  useOfflinePage();
  useMessages();
  usePrefetchOnIntent(viewer.method !== 'Okta');
  return (
    <>
      <RouteProgress />
      <SessionRoot serverMethod={viewer.method} />
      <Usage />
      <Statistics viewer={viewer} />
      <Surfaces />
    </>
  );
}

/**
 * What ties the page to its visitor: session, the visitor's own data, error reports, the progress bar for the next page. Loaded
 * after the page, so that it does not slow the first load; if it fails, the page works without it.
 */
export function LazyParts({ viewer }: { viewer: ShellViewer }) {
  return (
    <ErrorBoundary fallback={null}>
      <Parts viewer={viewer} />
    </ErrorBoundary>
  );
}
