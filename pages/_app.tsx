// Must be the first import: the order in which cascade layers are first declared decides which of them wins.
import '@/styles/layers.css';
import type { DehydratedState } from '@tanstack/react-query';
import type { AppProps } from 'next/app';
import Head from 'next/head';
import { lazy } from 'react';
import { BrokenPage } from '@/components/status/BrokenPage';
import { ErrorBoundary } from '@/components/status/ErrorBoundary';
import { Layout } from '@/components/shell/Layout';
import { QueryProvider } from '@/components/shell/QueryProvider';
import type { SharedPageProps } from '@/lib/contracts/shell';
import { anonymousShell } from '@/lib/domain/viewer/shell';
import { documentTitle, setSite } from '@/lib/contracts/site';
import '@/styles/tokens.css';
import '@/styles/colours.css';
import '@/styles/contrast.css';
import '@/styles/fallback-faces.css';
import '@/styles/base.css';

const ProblemScreen = lazy(() =>
  import('@/components/status/ProblemScreen').then((part) => ({ default: part.ProblemScreen })),
);

/** Pages without server data (404, 500) pass no shell: they get the frame of an anonymous visitor. */
type AppPageProps = Partial<SharedPageProps> & { dehydratedState?: DehydratedState };

/** Development-only pages set `hasNoVisitor`, so that no visitor is signed in, greeted or counted there. */
interface AppPage {
  Component: { hasNoVisitor?: boolean };
}

const isPublished = process.env.NODE_ENV === 'production';

/** Renders the shell around every page (R-RTE-10). */
export default function App({ Component, pageProps, router }: AppProps<AppPageProps> & AppPage) {
  const { shell = anonymousShell, problem, dehydratedState } = pageProps;
  // Before anything is rendered, because titles and marks are read from it.
  setSite(shell.brand);
  return (
    <QueryProvider state={dehydratedState}>
      <Layout shell={shell} hasVisitor={isPublished || !Component.hasNoVisitor}>
        {/* Inside the boundary of the page's own head: hydrated before it, this one would take its title away for a while. */}
        <Head>
          <title>{documentTitle()}</title>
          <meta name="viewport" content="width=device-width, initial-scale=1" />
        </Head>
        <ErrorBoundary resetKey={router.asPath} fallback={<BrokenPage />}>
          {problem ? <ProblemScreen problem={problem} /> : <Component {...pageProps} />}
        </ErrorBoundary>
      </Layout>
    </QueryProvider>
  );
}
