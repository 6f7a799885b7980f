import { useCallback, useEffect } from 'react';
import { currentAccessToken } from '@/lib/clients/access-token';
import { renewalDelay } from '@/lib/rules/item-page/playback';
import { usePlaybackStore } from '@/stores/playback';

/** Fetches a grant for the store's item and says what came of it. The client is loaded on first use only. */
async function fetchGrant(itemId: string): Promise<void> {
  const { requestPlaybackGrant } = await import('@/lib/clients/grants');
  const answer = await requestPlaybackGrant(itemId, currentAccessToken());
  const { itemId: current, send } = usePlaybackStore.getState();
  // The visitor may have opened another item while this one was asked for.
  if (current !== itemId) return;
  send(
    answer.granted ? { type: 'granted', grant: answer.grant } : { type: 'refused', failure: answer.failure },
  );
}

/** The client itself could not be fetched: without a connection that is to be tried again when it is back. */
function giveUp(): void {
  const failure = navigator.onLine ? 'UNAVAILABLE' : 'OFFLINE';
  usePlaybackStore.getState().send({ type: 'refused', failure });
}

export interface PlaybackControls {
  play: (from: number) => void;
  retry: () => void;
}

/** Opens the player of an item: grant on play, renewal before it ends, another try when the connection is back. */
export function usePlayback(itemId: string): PlaybackControls {
  const open = usePlaybackStore((state) => state.open);
  const close = usePlaybackStore((state) => state.close);
  const send = usePlaybackStore((state) => state.send);
  const mine = usePlaybackStore((state) => state.itemId === itemId);
  const status = usePlaybackStore((state) => state.status);
  const failure = usePlaybackStore((state) => state.failure);
  const grant = usePlaybackStore((state) => state.grant);

  useEffect(() => {
    open(itemId);
    return () => {
      close(itemId);
    };
  }, [open, close, itemId]);

  useEffect(() => {
    if (mine && status === 'starting') fetchGrant(itemId).catch(giveUp);
  }, [mine, status, itemId]);

  useEffect(() => {
    if (!grant || status !== 'ready') return undefined;
    const timer = setTimeout(
      () => {
        send({ type: 'renew' });
      },
      renewalDelay(grant, Date.now()),
    );
    return () => {
      clearTimeout(timer);
    };
  }, [grant, status, send]);

  useEffect(() => {
    if (failure !== 'OFFLINE') return undefined;
    const resume = () => {
      send({ type: 'retry' });
    };
    addEventListener('online', resume);
    return () => {
      removeEventListener('online', resume);
    };
  }, [failure, send]);

  return {
    play: useCallback(
      (from: number) => {
        send({ type: 'play', from });
      },
      [send],
    ),
    retry: useCallback(() => {
      send({ type: 'retry' });
    }, [send]),
  };
}
