import { useRouter } from 'next/router';
import { lazy, Suspense, useEffect } from 'react';
import { NotificationArea } from '@/components/notifications/NotificationArea';
import { useShell } from '@/components/shell/shell-context';
import { useCoveredEnd } from '@/hooks/use-focus-in-view';
import { useMediaPlaying } from './use-media-playing';
import { usePrompts } from './use-prompts';
import { useTour } from './use-tour';
import { showsOnboarding } from '@/lib/domain/personal/onboarding';
import { mayShowTour } from '@/lib/domain/personal/tour';
import { isEducationPage, tourSteps } from '@/lib/domain/personal/tour-steps';
import type { User } from '@/lib/domain/personal/user';

const OnboardingWidget = lazy(() =>
  import('@/components/onboarding/OnboardingWidget').then((part) => ({ default: part.OnboardingWidget })),
);

const EducationTour = lazy(() =>
  import('@/components/tour/EducationTour').then((part) => ({ default: part.EducationTour })),
);

/** Nothing lies over the player while it plays; what was there comes back afterwards, as it was. */
function useClearedStage(): void {
  const playing = useMediaPlaying();
  useEffect(() => {
    document.documentElement.toggleAttribute('data-media-playing', playing);
    return () => document.documentElement.removeAttribute('data-media-playing');
  }, [playing]);
}

/** Room of each area. At the bottom one banner, whatever is due. */
const ROOM = 1;

/** Everything that lies over the page for a person who is known: banners, widget, tour. The tour speaks alone. */
export function PersonalSurfaces({ user }: { user: User }) {
  const { viewer, education } = useShell();
  const { route } = useRouter();
  usePrompts(user, viewer.country);
  useClearedStage();
  useCoveredEnd();
  const tour = useTour(mayShowTour(user.authMethod) && isEducationPage(route) && education.length > 0);
  return (
    <>
      {tour.shown ? (
        <Suspense>
          <EducationTour steps={tourSteps(education)} onEnd={tour.end} />
        </Suspense>
      ) : null}
      {showsOnboarding(user.authMethod, user.settings.onboarding) && !tour.shown ? (
        <Suspense>
          <OnboardingWidget links={user.links} />
        </Suspense>
      ) : null}
      {tour.shown ? null : (
        <>
          <NotificationArea name="top" max={ROOM} />
          <NotificationArea name="bottom" max={ROOM} />
        </>
      )}
    </>
  );
}
