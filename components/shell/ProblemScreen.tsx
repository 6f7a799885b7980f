import Head from 'next/head';
import type { PageProblem } from '@/lib/contracts/shell';
import { documentTitle } from '@/lib/contracts/site';
import { StatusPage } from './StatusPage';

/** In place of a page that is not there, or cannot be made just now. */
export function ProblemScreen({ problem }: { problem: PageProblem }) {
  switch (problem) {
    case 'not-found':
      return (
        <>
          <ProblemHead title="Page not found" />
          <StatusPage
            title="We cannot find that page"
            actions={[{ name: 'Search the library', href: '/search' }]}
          >
            <p>
              The address may be mistyped, or the page may have been taken down. Searching by title or name
              usually finds it.
            </p>
          </StatusPage>
        </>
      );
    case 'unavailable':
      return (
        <>
          <ProblemHead title="Unavailable" />
          <StatusPage
            title="This page is unavailable just now"
            actions={[{ name: 'Go to the front page', href: '/' }]}
          >
            <p>
              Something isn’t loading at our end. Nothing of yours is lost. Please wait a moment and load this
              page again.
            </p>
          </StatusPage>
        </>
      );
  }
}

function ProblemHead({ title }: { title: string }) {
  return (
    <Head>
      <title>{documentTitle(title)}</title>
      <meta name="robots" content="noindex" />
    </Head>
  );
}
