import { useCallback, useEffect, useEffectEvent } from 'react';
import { currentAccessToken } from '@/lib/clients/access-token';
import { renewalDelay, type PlaybackEvent } from '@/lib/domain/playback/playback';
import { usePlaybackStore } from '@/stores/playback';

/** The visitor may have opened another item while this one's grant was asked for. */
function sendFor(itemId: string, event: PlaybackEvent): void {
  const { itemId: current, send } = usePlaybackStore.getState();
  if (current === itemId) send(event);
}

/** Fetches a grant for an item and says what came of it. The client is loaded on first use only. */
async function fetchGrant(itemId: string, entered: PlayedEntry | undefined): Promise<void> {
  const { requestPlaybackGrant } = await import('@/lib/clients/grants');
  const answer = await requestPlaybackGrant(
    entered?.contentId ?? itemId,
    currentAccessToken(),
    ...(entered?.class ? [entered.class] : []),
  );
  sendFor(
    itemId,
    answer.granted ? { type: 'granted', grant: answer.grant } : { type: 'refused', failure: answer.failure },
  );
}

/** The client itself could not be fetched: without a connection that is to be tried again when it is back. */
function giveUp(itemId: string): void {
  sendFor(itemId, { type: 'refused', failure: navigator.onLine ? 'UNAVAILABLE' : 'OFFLINE' });
}

/** An entry of a list in place of an item: what it plays of, and the class it is played in. */
export interface PlayedEntry {
  contentId: string;
  class?: { key: string; entryId: string };
}

export interface PlaybackControls {
  play: (from: number) => void;
  retry: () => void;
}

/** Opens the player of an item: grant on play, renewal before it ends, another try when the connection is back. */
export function usePlayback(itemId: string, entry?: PlayedEntry): PlaybackControls {
  const ask = useEffectEvent(() => {
    fetchGrant(itemId, entry).catch(() => giveUp(itemId));
  });
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
    if (mine && status === 'starting') ask();
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
