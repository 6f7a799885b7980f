import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { onUse } from '@/lib/browser/usage';
import { countUse } from '@/lib/clients/usage';
import { searchKey } from '@/lib/domain/usage/search';
import { usePlaybackStore } from '@/stores/playback';

/** Id of the item whose page is on screen. */
const shownItem = () => document.querySelector<HTMLElement>('[data-content]')?.dataset.content;

const currentSearch = () => searchKey(location.pathname, location.search);

/** The search term on screen, once its answer has arrived and is empty; null otherwise. */
function termWithoutResult(queries: QueryClient): string | null {
  const shown = queries.getQueryCache().find({ queryKey: ['listing'], type: 'active', exact: false });
  const found = shown?.state.data as { total?: number } | undefined;
  const term = new URLSearchParams(location.search).get('q')?.trim() ?? '';
  return found?.total === 0 && term !== '' ? term : null;
}

/** Counts pages opened by script, which the gateway does not see as page views, and searches. Going back is neither. */
function usePages() {
  const { events } = useRouter();
  useEffect(() => {
    let search = currentSearch();
    let isBack = false;
    const onBack = () => {
      isBack = true;
    };
    const onOpened = () => {
      const next = currentSearch();
      if (!isBack && next !== null && next !== search) countUse({ action: 'search' });
      const contentId = shownItem();
      if (!isBack && contentId !== undefined) countUse({ action: 'view', contentId });
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

/** Counts a play at its first `playing` event; a pause, a seek or a renewed grant continues the same play. */
function usePlays() {
  useEffect(() => {
    let counted: string | null = null;
    const onPlaying = ({ target }: Event) => {
      const { itemId, status } = usePlaybackStore.getState();
      if (!(target instanceof HTMLMediaElement) || itemId === null || status !== 'ready') return;
      if (counted !== itemId) countUse({ action: 'play', contentId: itemId });
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
