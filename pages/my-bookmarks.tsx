import type { GetServerSideProps } from 'next';
import { PersonalAccountNeeded } from '@/components/auth/PersonalAccountNeeded';
import { BookmarksScreen } from '@/components/bookmarks/BookmarksScreen';
import { PageHead } from '@/components/shell/PageHead';
import { type BookmarksPageProps, bookmarkView } from '@/lib/domain/bookmarks/bookmarks';
import { queryValues } from '@/lib/server/address';
import { bookmarksPage, isPastTheEnd } from '@/lib/server/pages/bookmarks';
import { servePersonalPage, type PersonalAnswer } from '@/lib/server/personal-page';

export const getServerSideProps: GetServerSideProps = (context) =>
  servePersonalPage<BookmarksPageProps>(
    context,
    (visit) => bookmarksPage(visit, bookmarkView(queryValues(context))),
    isPastTheEnd,
  );

/** The signed-in person's bookmarks (R-OPEN-1). */
export default function MyBookmarksPage(props: PersonalAnswer<BookmarksPageProps>) {
  return (
    <>
      <PageHead title="My bookmarks" />
      {props.personal === null ? (
        <PersonalAccountNeeded what="bookmarks" />
      ) : (
        <BookmarksScreen {...props.personal} />
      )}
    </>
  );
}
