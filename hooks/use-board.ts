import { useRouter } from 'next/router';

/** Route of the item pages, the only ones with a board view. */
const ITEM_ROUTE = '/[listing]/[slug]';

/** True while the page is shown in its board view (`?view=board`); see lib/domain/playback/board. */
export function useBoard(): boolean {
  const { pathname, query } = useRouter();
  return query.view === 'board' && pathname === ITEM_ROUTE;
}
