import { useRouter } from 'next/router';
import { lazy, Suspense, useEffect } from 'react';
import { NotificationArea } from '@/components/notifications/NotificationArea';
import { useShell } from '@/components/shell/shell-context';
import { useMediaPlaying } from '@/hooks/use-media-playing';
import { usePrompts } from '@/hooks/use-prompts';
import { useTour } from '@/hooks/use-tour';
import { showsOnboarding } from '@/lib/rules/personal/onboarding';
import { mayShowTour } from '@/lib/rules/personal/tour';
import { isEducationPage, tourSteps } from '@/lib/rules/personal/tour-steps';
import type { User } from '@/lib/rules/personal/user';

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

/** Everything that lies over the page for a person who is known: banners, widget, tour. One thing speaks at a time. */
export function PersonalSurfaces({ user }: { user: User }) {
  const { viewer, education } = useShell();
  const { route } = useRouter();
  usePrompts(user, viewer.country);
  useClearedStage();
  const tour = useTour(mayShowTour(user.authMethod) && isEducationPage(route) && education.length > 0);
  return (
    <>
      {tour.shown ? (
        <Suspense fallback={null}>
          <EducationTour steps={tourSteps(education)} onEnd={tour.end} />
        </Suspense>
      ) : null}
      {showsOnboarding(user.authMethod, user.settings.onboarding) && !tour.shown ? (
        <Suspense fallback={null}>
          <OnboardingWidget links={user.links} />
        </Suspense>
      ) : null}
      {tour.shown ? null : (
        <>
          <NotificationArea name="top" max={1} />
          <NotificationArea name="bottom" max={1} />
        </>
      )}
    </>
  );
}
