/**
 * The one player of a page: chapters, transcript and player meet here. Client state only. The grant lives no longer
 * than the page.
 */
import { create } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import {
  idlePlayback,
  nextPlayback,
  type Playback,
  type PlaybackEvent,
} from '@/lib/domain/playback/playback';

export interface PlaybackStore extends Playback {
  /** Item the state belongs to; null before any page opened. */
  itemId: string | null;
  /** A moment somebody asked for by chapter, transcript or key; `count` tells equal ones apart. */
  seek: { seconds: number; count: number } | null;
  /**
   * Makes the state this item's and drops another's. What was pressed while it was nobody's is this item's and stays:
   * React hands on a press while it takes the page over, and runs the effect that opens afterwards.
   */
  open: (itemId: string) => void;
  /** The item's page was left: coming back finds the place offered, and nothing that plays by itself. */
  close: (itemId: string) => void;
  /** While the state is nobody's only a press counts; the rest is a late word of the player that was left. */
  send: (event: PlaybackEvent) => void;
  seekTo: (seconds: number) => void;
}

export const usePlaybackStore = create<PlaybackStore>((set, get) => ({
  ...idlePlayback,
  itemId: null,
  seek: null,
  open: (itemId) => {
    const open = get().itemId;
    if (open === null) set({ itemId });
    else if (open !== itemId) set({ ...idlePlayback, itemId, seek: null });
  },
  close: (itemId) => {
    if (get().itemId === itemId) set({ ...idlePlayback, itemId: null, seek: null });
  },
  send: (event) => {
    if (get().itemId !== null || event.type === 'play') set((state) => nextPlayback(state, event));
  },
  seekTo: (seconds) => {
    set(({ seek }) => ({ seek: { seconds, count: (seek?.count ?? 0) + 1 }, ended: false }));
  },
}));

/** The part of an item's playback that its player shows; idle while the state is another item's. */
export function usePlaybackOf(
  itemId: string,
): Pick<PlaybackStore, 'status' | 'grant' | 'failure' | 'ended' | 'seek'> {
  return usePlaybackStore(
    useShallow((state) => {
      const { status, grant, failure, ended } = state.itemId === itemId ? state : idlePlayback;
      return { status, grant, failure, ended, seek: state.itemId === itemId ? state.seek : null };
    }),
  );
}
