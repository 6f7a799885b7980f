import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Heading } from '@/components/ui/Heading';
import { LinkButton } from '@/components/ui/LinkButton';
import { Page } from '@/components/ui/Page';
import { Stack } from '@/components/ui/Stack';
import { useBookmarkChange } from '@/hooks/use-bookmarks';
import {
  arrangeBookmarks,
  withoutBookmark,
  type BookmarkView,
  type ShownBookmark,
} from '@/lib/rules/personal/bookmarks';
import { useToasts } from '@/stores/toasts';
import { BookmarkRow } from './BookmarkRow';
import { BookmarkTools } from './BookmarkTools';
import styles from './bookmarks.module.css';

/** /my-bookmarks: sorted, searched, filtered, removed with Undo, taken away as files. */
export function BookmarksScreen({
  bookmarks,
  origin,
}: {
  bookmarks: readonly ShownBookmark[];
  origin: string;
}) {
  const [list, setList] = useState(bookmarks);
  const [view, setView] = useState<BookmarkView>({ sort: 'newest', text: '', type: '' });
  const shown = arrangeBookmarks(list, view);
  const remove = useRemoval(list, setList);

  if (list.length === 0) return <NoBookmarks />;
  return (
    <Page className={styles.page}>
      <Heading level={1}>My bookmarks</Heading>
      <BookmarkTools list={list} shown={shown} view={view} onChange={setView} origin={origin} />
      <p role="status" className={styles.count}>
        {shown.length === list.length ? `${list.length} saved` : `${shown.length} of ${list.length}`}
      </p>
      <ul className={styles.list} role="list">
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

/** Takes one off the list after the service has; Undo puts it back the same way. */
function useRemoval(list: readonly ShownBookmark[], setList: (list: readonly ShownBookmark[]) => void) {
  const change = useBookmarkChange();
  const queries = useQueryClient();
  const toast = useToasts((state) => state.add);
  return (bookmark: ShownBookmark) => {
    const { contentId, relatedContentId, item } = bookmark;
    const key = { contentId, relatedContentId };
    const undo = () => change.mutate({ key, add: true }, { onSuccess: () => setList(list) });
    change.mutate(
      { key, add: false },
      {
        onSuccess: () => {
          setList(withoutBookmark(list, key));
          void queries.invalidateQueries({ queryKey: ['bookmarks'] });
          toast({ message: `${item?.name ?? 'Bookmark'} removed`, action: { label: 'Undo', run: undo } });
        },
      },
    );
  };
}

function NoBookmarks() {
  return (
    <Page width="text" className={styles.page}>
      <Stack gap={6}>
        <Heading level={1}>My bookmarks</Heading>
        <p>
          Nothing saved yet. Press Bookmark on anything you may want to teach from, and it waits here for you
          on every machine you sign in on.
        </p>
        <LinkButton href="/search">Find something to save</LinkButton>
      </Stack>
    </Page>
  );
}
