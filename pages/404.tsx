import Head from 'next/head';
import { StatusPage } from '@/components/shell/StatusPage';
import { documentTitle } from '@/lib/site';

/** Shown for an address that leads nowhere, and for items the viewer may not know of. */
export default function NotFoundPage() {
  return (
    <>
      <Head>
        <title>{documentTitle('Page not found')}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <StatusPage
        title="We cannot find that page"
        actions={[{ name: 'Search the library', href: '/search' }]}
      >
        <p>
          The address may have a slip in it, or the page may have been taken down. Searching by title or name
          usually finds it.
        </p>
      </StatusPage>
    </>
  );
}
