import { useEffect, useEffectEvent } from 'react';
import type { PlaybackGrantRequest } from '@/lib/contracts/media/media';
import { usePlaybackStore, type PlaybackStore } from '@/stores/playback';
import { askForGrant } from './grant/ask-for-grant';
import { useGrantLife } from './grant/use-grant-life';

/** The answer is dropped if the visitor has opened another item meanwhile. */
async function fetchGrant(itemId: string, entered: PlaybackGrantRequest | undefined): Promise<void> {
  const answer = await askForGrant(entered?.contentId ?? itemId, entered?.class);
  const { itemId: current, send } = usePlaybackStore.getState();
  if (current === itemId) send(answer);
}

/** Starts the open player at a position in seconds. */
export const play = (from: number): void => usePlaybackStore.getState().send({ type: 'play', from });

/** Requests a grant again after a failure. */
export const retry = (): void => usePlaybackStore.getState().send({ type: 'retry' });

/**
 * Opens the player of an item: requests a grant on play, renews it before it expires, retries when back online.
 * @param entry what is asked for where an entry of a list is played in place of the item
 */
export function usePlayback(itemId: string, entry?: PlaybackGrantRequest): void {
  const ask = useEffectEvent(() => void fetchGrant(itemId, entry));
  const { open, close, send } = usePlaybackStore.getState();
  const begin = useEffectEvent(() => open(itemId, entry));
  const status = usePlaybackStore((state) => state.status);
  const failure = usePlaybackStore((state) => state.failure);
  const grant = usePlaybackStore((state) => state.grant);

  useEffect(() => {
    begin();
    return () => close(itemId);
  }, [close, itemId]);

  // Subscribes to the store instead of rendering: the request goes out with the press, before the player is rendered.
  useEffect(() => {
    const isWanted = (state: Pick<PlaybackStore, 'itemId' | 'status'>) =>
      state.itemId === itemId && state.status === 'starting';
    if (isWanted(usePlaybackStore.getState())) ask();
    return usePlaybackStore.subscribe((state, before) => {
      if (isWanted(state) && !isWanted(before)) ask();
    });
  }, [itemId]);

  useGrantLife({ status, grant, failure }, send);
}
