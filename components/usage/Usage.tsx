import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { onUse } from '@/lib/browser/usage';
import { shownListing } from '@/lib/clients/product-api/listing/shown-listing';
import { countUse } from '@/lib/clients/usage';
import type { ToldUse } from '@/lib/contracts/usage/usage';
import { searchKey } from '@/lib/domain/usage/search';
import { usePlaybackStore, type PlaybackStore } from '@/stores/playback';

/** Id of the item whose page is on screen. */
const shownItem = () => document.querySelector<HTMLElement>('[data-content]')?.dataset.content;

const currentSearch = () => searchKey(location.pathname, location.search);

/** The search term on screen, once its answer has arrived and is empty; null otherwise. */
function termWithoutResult(queries: QueryClient): string | null {
  const found = shownListing(queries.getQueryCache());
  const term = new URLSearchParams(location.search).get('q')?.trim() ?? '';
  return found?.isAsked && found.total === 0 && term !== '' ? term : null;
}

/** Counts pages opened by script, which the gateway does not see as page views, and searches. Going back is neither. */
function usePages() {
  const { events } = useRouter();
  useEffect(() => {
    let search = currentSearch();
    let shown = shownItem();
    let isBack = false;
    const onBack = () => {
      isBack = true;
    };
    const onOpened = (_address: string, { shallow }: { shallow: boolean }) => {
      const next = currentSearch();
      if (!isBack && next !== null && next !== search) countUse({ action: 'search' });
      const contentId = shownItem();
      // A shallow move, to the view for a class or to a moment, stays on the item's page.
      const isOpened = !shallow || contentId !== shown;
      if (!isBack && isOpened && contentId !== undefined) countUse({ action: 'view', contentId });
      shown = contentId;
      if (next !== null) search = next;
      isBack = false;
    };
    addEventListener('popstate', onBack);
    events.on('routeChangeComplete', onOpened);
    return () => {
      removeEventListener('popstate', onBack);
      events.off('routeChangeComplete', onOpened);
    };
  }, [events]);
}

/** Counts each search without results, once. */
function useSearchesWithoutResult() {
  const queries = useQueryClient();
  useEffect(() => {
    let told: string | null = null;
    const look = () => {
      const term = termWithoutResult(queries);
      if (term !== null && term !== told) countUse({ action: 'nothing', term });
      told = term ?? told;
    };
    look();
    return queries.getQueryCache().subscribe(look);
  }, [queries]);
}

/** An entry of a list is a play of its item, and of the class that it is played to. */
function playOf(itemId: string, { entry }: Pick<PlaybackStore, 'entry'>): ToldUse {
  if (!entry?.class) return { action: 'play', contentId: entry?.contentId ?? itemId };
  const { key, entryId } = entry.class;
  return { action: 'play', contentId: entry.contentId, class: { key, entryId } };
}

/** Counts a play at its first `playing` event; a pause, a seek or a renewed grant continues the same play. */
function usePlays() {
  useEffect(() => {
    let counted: string | null = null;
    const onPlaying = ({ target }: Event) => {
      const playback = usePlaybackStore.getState();
      const { itemId, status } = playback;
      if (!(target instanceof HTMLMediaElement) || itemId === null || status !== 'ready') return;
      if (counted !== itemId) countUse(playOf(itemId, playback));
      counted = itemId;
    };
    document.addEventListener('playing', onPlaying, true);
    const stop = usePlaybackStore.subscribe(({ itemId, ended }) => {
      if (itemId !== counted || ended) counted = null;
    });
    return () => {
      document.removeEventListener('playing', onPlaying, true);
      stop();
    };
  }, []);
}

/** Counts what only the browser knows (COUNTER 5.1, docs/library-standards.md). Renders nothing. */
export function Usage() {
  useEffect(() => onUse(countUse), []);
  usePages();
  useSearchesWithoutResult();
  usePlays();
  return null;
}
