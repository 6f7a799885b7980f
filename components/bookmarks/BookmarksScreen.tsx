import type { RefObject } from 'react';
import { ownCrumbs } from '@/components/account/own-crumbs';
import { Breadcrumbs } from '@/components/ui/Breadcrumbs';
import { Heading } from '@/components/ui/Heading';
import { LinkButton } from '@/components/ui/LinkButton';
import { Page } from '@/components/ui/Page';
import { Row } from '@/components/ui/Stack';
import { useBookmarksPage } from './use-bookmarks-page';
import { arrangeBookmarks, type BookmarkView, type ShownBookmark } from '@/lib/domain/personal/bookmarks';
import { BookmarkRow } from './BookmarkRow';
import { BookmarkTools } from './BookmarkTools';
import styles from './bookmarks.module.css';

interface BookmarksScreenProps {
  bookmarks: readonly ShownBookmark[];
  /** From the requested address. */
  initialView: BookmarkView;
  origin: string;
}

/** /my-bookmarks: sort, search, filter, remove with Undo, export. */
export function BookmarksScreen({ bookmarks, initialView, origin }: BookmarksScreenProps) {
  const { list, view, setView, remove, status } = useBookmarksPage(bookmarks, initialView);
  const shown = arrangeBookmarks(list, view);

  if (list.length === 0) return <NoBookmarks headingRef={status} />;
  return (
    <Page className={styles.page}>
      <Breadcrumbs crumbs={ownCrumbs} />
      <Heading level={1}>My bookmarks</Heading>
      <BookmarkTools list={list} shown={shown} view={view} onChange={setView} origin={origin} />
      {/* Takes the focus when a row is removed, so that keyboard users stay in the list. */}
      <p role="status" ref={status} tabIndex={-1} className={styles.count}>
        {shown.length === list.length ? `${list.length} saved` : `${shown.length} of ${list.length}`}
      </p>
      <ul className={styles.list}>
        {shown.map((bookmark) => (
          <li key={`${bookmark.contentId}|${bookmark.relatedContentId ?? ''}`}>
            <BookmarkRow bookmark={bookmark} onRemove={() => remove(bookmark)} />
          </li>
        ))}
      </ul>
      {shown.length === 0 ? <p>No bookmark matches that. Try fewer words or another kind.</p> : null}
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
