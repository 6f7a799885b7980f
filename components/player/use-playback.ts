import { useCallback, useEffect, useEffectEvent } from 'react';
import { usePlaybackStore, type PlaybackStore } from '@/stores/playback';
import { askForGrant } from './ask-for-grant';
import { useGrantLife } from './use-grant-life';

/** The visitor may have opened another item while this one's grant was asked for. */
async function fetchGrant(itemId: string, entered: PlayedEntry | undefined): Promise<void> {
  const answer = await askForGrant(entered?.contentId ?? itemId, entered?.class);
  const { itemId: current, send } = usePlaybackStore.getState();
  if (current === itemId) send(answer);
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
    void fetchGrant(itemId, entry);
  });
  const open = usePlaybackStore((state) => state.open);
  const close = usePlaybackStore((state) => state.close);
  const send = usePlaybackStore((state) => state.send);
  const status = usePlaybackStore((state) => state.status);
  const failure = usePlaybackStore((state) => state.failure);
  const grant = usePlaybackStore((state) => state.grant);

  useEffect(() => {
    open(itemId);
    return () => {
      close(itemId);
    };
  }, [open, close, itemId]);

  // Not by what is rendered: the call goes out with the press, before the player is drawn.
  useEffect(() => {
    const isWanted = (state: Pick<PlaybackStore, 'itemId' | 'status'>) =>
      state.itemId === itemId && state.status === 'starting';
    if (isWanted(usePlaybackStore.getState())) ask();
    return usePlaybackStore.subscribe((state, before) => {
      if (isWanted(state) && !isWanted(before)) ask();
    });
  }, [itemId]);

  useGrantLife({ status, grant, failure }, send);

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
