import type { GetServerSideProps } from 'next';
import Head from 'next/head';
import { PersonalAccountNeeded } from '@/components/auth/PersonalAccountNeeded';
import { BookmarksScreen } from '@/components/bookmarks/BookmarksScreen';
import { bookmarkView, type BookmarkView, type ShownBookmark } from '@/lib/domain/personal/bookmarks';
import { shownBookmarks } from '@/lib/server/pages/bookmarks';
import { publicOrigin } from '@/lib/server/config';
import { servePersonalPage, type PersonalAnswer } from '@/lib/server/personal-page';
import { documentTitle } from '@/lib/contracts/site';

interface BookmarksProps {
  bookmarks: readonly ShownBookmark[];
  initialView: BookmarkView;
  origin: string;
}

export const getServerSideProps: GetServerSideProps = (context) =>
  servePersonalPage<BookmarksProps>(context, async (visit) => ({
    bookmarks: await shownBookmarks(visit),
    initialView: bookmarkView(context.query),
    origin: publicOrigin(),
  }));

/** The signed-in person's bookmarks. */
export default function MyBookmarksPage(props: PersonalAnswer<BookmarksProps>) {
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
