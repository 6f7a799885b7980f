import { useShell } from '@/components/shell/shell-context';
import { useAttempt } from '@/hooks/use-attempt';
import { saveTextFile } from '@/lib/browser/save-file';
import { logEvent } from '@/lib/browser/log';
import { deviceDay, deviceToday } from '@/lib/browser/today';
import { site } from '@/lib/contracts/site';
import { citedLibrary } from '@/lib/domain/catalogue/cited-work';
import { itemPath } from '@/lib/domain/item-page/paths';
import { bookmarksCsv, bookmarksRis, type WholeBookmark } from '@/lib/domain/bookmarks/bookmark-files';
import type { BookmarkView } from '@/lib/domain/bookmarks/bookmarks';
import { toastFailure } from '@/stores/toasts';

const FILES = {
  csv: { name: 'bookmarks.csv', type: 'text/csv', write: bookmarksCsv },
  ris: { name: 'bookmarks.ris', type: 'application/x-research-info-systems', write: bookmarksRis },
} as const;

async function loadList(country: string | null, view: BookmarkView) {
  const { fetchShownBookmarks } = await import('@/lib/clients/product-api/personal/bookmarks');
  return (await fetchShownBookmarks(country, view)).bookmarks;
}

/** Saves the whole list of a view as a file. The list is fetched for it, because the page has only a part. */
export function useBookmarkFiles(view: BookmarkView) {
  const { isBusy, run } = useAttempt();
  const { origin, viewer } = useShell();
  const addressOf = ({ item, part }: WholeBookmark) =>
    `${origin}${item ? itemPath(item.type, item.slug) : (part?.href ?? '')}`;
  const save = (format: keyof typeof FILES) => {
    const { name, type, write } = FILES[format];
    const work = async () => {
      const dayOf = (at: string) => deviceDay(new Date(at));
      const context = { addressOf, dayOf, library: citedLibrary(site()), accessed: deviceToday() };
      saveTextFile(name, type, write(await loadList(viewer.country, view), context));
    };
    void run(work, (error) => {
      logEvent('error', 'Bookmarks could not be saved as a file', error);
      toastFailure('The file could not be made. Please try again.');
    });
  };
  return { isBusy, save };
}
