import { useRouter } from 'next/router';
import { lazyPart } from '@/components/ui/lazy-part';
import { buttonClasses } from '@/components/ui/form/button-classes';
import type { PageProblem } from '@/lib/contracts/shell';
import { EXPLORE_PATH } from '@/components/shell/navigation/navigation';
import { PageHead } from '@/components/shell/PageHead';
import { StatusPage } from './StatusPage';

const WhyHidden = lazyPart(() => import('@/components/why/WhyHidden'), 'WhyHidden');

const ELSEWHERE = [
  { name: 'Front page', href: '/' },
  { name: 'Search the library', href: '/search' },
];

/** Shown in place of a page that does not exist, or cannot be rendered. */
export function ProblemScreen({ problem }: { problem: PageProblem }) {
  switch (problem) {
    case 'not-found':
      return (
        <>
          <PageHead title="Page not found" />
          <StatusPage
            title="We cannot find that page"
            actions={[
              { name: 'Search the library', href: '/search' },
              { name: 'Explore', href: EXPLORE_PATH },
              { name: 'Front page', href: '/' },
            ]}
          >
            <p>
              It does not exist, or your organisation does not show it. If somebody gave you the address, ask
              them, or your library administrator.
            </p>
            <p>Searching by title or name usually finds what is here.</p>
            <WhyHidden />
          </StatusPage>
        </>
      );
    case 'unavailable':
      return (
        <>
          <PageHead title="Unavailable" />
          <StatusPage title="This page is unavailable just now" first={<TryAgain />} actions={ELSEWHERE}>
            <p>
              Something isn’t loading at our end. Nothing of yours is lost. Please wait a moment, then try
              again.
            </p>
          </StatusPage>
        </>
      );
    case 'fault':
      return (
        <>
          <PageHead title="Something went wrong" />
          <StatusPage title="Something went wrong on our side" first={<TryAgain />} actions={ELSEWHERE}>
            <p>
              This page could not be shown because of a fault in the library, not because of anything you did.
              Nothing of yours is lost.
            </p>
            <p>Trying again may help. If it does not, please tell your library administrator.</p>
          </StatusPage>
        </>
      );
  }
}

/** Loads the same address again: a link, so that it works without script. */
function TryAgain() {
  const { asPath } = useRouter();
  return (
    <a href={asPath} className={buttonClasses({})}>
      Try again
    </a>
  );
}
