import type { RefObject } from 'react';
import { ownCrumbs } from '@/components/account/own-crumbs';
import { Breadcrumbs } from '@/components/ui/navigation/Breadcrumbs';
import { Heading } from '@/components/ui/text/Heading';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { Page } from '@/components/ui/layout/Page';
import { Pagination } from '@/components/ui/navigation/Pagination';
import { PastTheEnd } from '@/components/ui/navigation/PastTheEnd';
import { Row } from '@/components/ui/layout/Stack';
import {
  bookmarksAddress,
  lastBookmarksPage,
  type BookmarksPageProps,
} from '@/lib/domain/bookmarks/bookmarks';
import { grouped } from '@/lib/domain/text/numbers';
import { useBookmarksPage } from './use-bookmarks-page';
import { BookmarkFiles } from './BookmarkFiles';
import { BookmarkRow } from './BookmarkRow';
import { BookmarkTools } from './BookmarkTools';
import styles from './bookmarks.module.css';

interface Counts {
  total: number;
  saved: number;
  page: number;
}

/** How many there are, and where in them this page is. */
function countWords({ total, saved, page }: Counts): string {
  const found = total === saved ? `${grouped(saved)} saved` : `${grouped(total)} of ${grouped(saved)}`;
  const last = lastBookmarksPage(total);
  return last > 1 ? `${found}, page ${page} of ${last}` : found;
}

/** /my-bookmarks: sort, search, filter, remove with Undo, export; a page at a time. */
export function BookmarksScreen({ view: given, ...page }: BookmarksPageProps) {
  const { list, total, saved, view, setView, remove, status } = useBookmarksPage(page, given);
  const last = lastBookmarksPage(total);
  const hrefOf = (to: number) => bookmarksAddress({ ...given, page: to });

  if (saved === 0) return <NoBookmarks headingRef={status} />;
  return (
    <Page className={styles.page}>
      <Breadcrumbs crumbs={ownCrumbs} />
      <Heading level={1}>My bookmarks</Heading>
      <BookmarkTools types={page.types} view={view} onChange={setView} />
      <Row gap={3} className={styles.bar}>
        {/* Takes the focus when a row is removed, so that keyboard users stay in the list. */}
        <p role="status" ref={status} tabIndex={-1} className={styles.count}>
          {countWords({ total, saved, page: given.page })}
        </p>
        <BookmarkFiles view={view} />
      </Row>
      <ul className={styles.list}>
        {list.map((bookmark) => (
          <li key={`${bookmark.contentId}|${bookmark.relatedContentId ?? ''}`}>
            <BookmarkRow bookmark={bookmark} onRemove={() => remove(bookmark)} />
          </li>
        ))}
      </ul>
      {total === 0 ? <p>No bookmark matches that. Try fewer words or another kind.</p> : null}
      {total > 0 && given.page > last ? (
        <PastTheEnd
          title={
            last === 1
              ? 'There is only 1 page of bookmarks'
              : `There are only ${grouped(last)} pages of bookmarks`
          }
          see="See the bookmarks"
          last={last}
          hrefOf={hrefOf}
        />
      ) : null}
      {given.page <= last ? <Pagination current={given.page} last={last} hrefOf={hrefOf} /> : null}
    </Page>
  );
}

function NoBookmarks({ headingRef }: { headingRef: RefObject<HTMLParagraphElement | null> }) {
  return (
    <Page className={styles.page}>
      <Breadcrumbs crumbs={ownCrumbs} />
      <Heading level={1}>My bookmarks</Heading>
      <p ref={headingRef} tabIndex={-1} className={styles.none}>
        Nothing saved yet. Bookmark anything you might teach and you’ll find it here whenever you sign in.
      </p>
      <Row>
        <LinkButton href="/search">Find something to save</LinkButton>
      </Row>
    </Page>
  );
}
