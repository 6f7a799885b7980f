import type { GetServerSideProps } from 'next';
import Head from 'next/head';
import { PersonalAccountNeeded } from '@/components/auth/PersonalAccountNeeded';
import { BookmarksScreen } from '@/components/bookmarks/BookmarksScreen';
import { bookmarkView } from '@/lib/domain/personal/bookmarks';
import { bookmarksPage, isPastTheEnd, type BookmarksPageProps } from '@/lib/server/pages/bookmarks';
import { servePersonalPage, type PersonalAnswer } from '@/lib/server/personal-page';
import { documentTitle } from '@/lib/contracts/site';

export const getServerSideProps: GetServerSideProps = (context) =>
  servePersonalPage<BookmarksPageProps>(
    context,
    (visit) => bookmarksPage(visit, bookmarkView(context.query)),
    isPastTheEnd,
  );

/** The signed-in person's bookmarks. */
export default function MyBookmarksPage(props: PersonalAnswer<BookmarksPageProps>) {
  return (
    <>
      <Head>
        <title>{documentTitle('My bookmarks')}</title>
        <meta name="robots" content="noindex" />
      </Head>
      {props.personal === null ? (
        <PersonalAccountNeeded what="bookmarks" />
      ) : (
        <BookmarksScreen {...props.personal} />
      )}
    </>
  );
}
