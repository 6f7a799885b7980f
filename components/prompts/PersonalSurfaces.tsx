import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { NotificationArea } from '@/components/notifications/NotificationArea';
import { endThanks } from '@/components/survey/use-survey';
import { useShell } from '@/components/shell/shell-context';
import { useCoveredEnd } from './use-covered-end';
import { useMediaPlaying } from './use-media-playing';
import { usePrompts } from './use-prompts';
import { useTour } from './use-tour';
import { visitLink } from '@/hooks/use-user';
import { useNotifications } from '@/stores/notifications';
import { FEEDBACK_ROUTE, onboardingTarget, showsOnboarding } from '@/lib/domain/prompts/onboarding';
import { mayAskOn } from '@/lib/domain/prompts/survey';
import { mayShowTour } from '@/lib/domain/prompts/tour';
import { isTourPage, tourSteps } from '@/lib/domain/prompts/tour-steps';
import type { User } from '@/lib/domain/viewer/user';
import { lazyPart } from '@/components/ui/lazy-part';

const OnboardingWidget = lazyPart(
  () => import('@/components/onboarding/OnboardingWidget'),
  'OnboardingWidget',
);

const EducationTour = lazyPart(() => import('@/components/tour/EducationTour'), 'EducationTour');

/** Nothing covers the player while media plays; afterwards what was there returns unchanged. */
function useClearedStage(): void {
  const playing = useMediaPlaying();
  useEffect(() => {
    document.documentElement.toggleAttribute('data-media-playing', playing);
    return () => document.documentElement.removeAttribute('data-media-playing');
  }, [playing]);
}

/** Most banners in each area. */
const ROOM = 1;
const SURVEY = 'survey';

/** Visiting a target of the getting-started widget counts, whichever link led there. */
function useReachedTargets(user: User, path: string, empty: readonly string[]): void {
  const target = user.authMethod === 'Okta' ? onboardingTarget(path, empty) : null;
  useEffect(() => {
    if (target !== null) visitLink(target);
  }, [target]);
}

/** Whether an area shows a banner. */
function useBanner(area: 'top' | 'bottom', without: string | null): boolean {
  return useNotifications(
    ({ areas }) => areas[area]?.list.some(({ id, state }) => state.show && id !== without) ?? false,
  );
}

/** Subscription expiry, then one banner at the bottom, then the widget: each waits for the one before, and all for the tour. */
function Banners({ user, isSettled }: { user: User; isSettled: boolean }) {
  const { route } = useRouter();
  const without = mayAskOn(route) ? null : SURVEY;
  useEffect(() => {
    if (without === SURVEY) endThanks();
  }, [without]);
  const top = useBanner('top', null);
  const bottom = useBanner('bottom', without);
  const widget =
    isSettled && !top && !bottom && showsOnboarding(user.authMethod, user.settings.onboarding, route);
  return (
    <>
      <NotificationArea name="top" max={ROOM} />
      {top || route === FEEDBACK_ROUTE ? null : (
        <NotificationArea name="bottom" max={ROOM} without={without} />
      )}
      {widget ? <OnboardingWidget links={user.links} /> : null}
    </>
  );
}

/** What appears over the page for a signed-in person: the tour, a banner or the widget, one at a time (decision 0051). */
export function PersonalSurfaces({ user }: { user: User }) {
  const { viewer, education, empty } = useShell();
  const { route, asPath } = useRouter();
  const isSettled = usePrompts(user, viewer.country);
  useClearedStage();
  useCoveredEnd();
  useReachedTargets(user, asPath, empty);
  const tour = useTour(mayShowTour(user.authMethod) && isTourPage(route) && education.length > 0);
  if (!tour.shown) return <Banners user={user} isSettled={isSettled} />;
  return <EducationTour steps={tourSteps(education)} onEnd={tour.end} />;
}
