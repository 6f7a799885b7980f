/**
 * State of the page's only player, shared by chapters, transcript and player. Client state only: the grant lives no longer
 * than the page.
 */
import { create } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { PlaybackGrantRequest } from '@/lib/contracts/media/media';
import {
  idlePlayback,
  nextPlayback,
  type Playback,
  type PlaybackEvent,
} from '@/lib/domain/playback/playback';

export interface PlaybackStore extends Playback {
  /** Item, or entry of a list, that the state belongs to; null while no page of one is open. */
  itemId: string | null;
  /** What an entry of a list plays, and for which class; undefined for an item on its own page. */
  entry?: PlaybackGrantRequest | undefined;
  /** Position requested by chapter, transcript or key; `count` distinguishes repeated requests for the same position. */
  seek: { seconds: number; count: number } | null;
  /**
   * Assigns the state to this item or entry and drops another's. Events from before any item was assigned are kept as this
   * item's: during hydration React delivers a press first and runs the effect that calls `open` afterwards.
   */
  open: (itemId: string, entry?: PlaybackGrantRequest) => void;
  /** Call when the item's page is left: coming back offers to resume, and nothing plays by itself. */
  close: (itemId: string) => void;
  /** While no item is assigned, only `play` counts; other events come late from the player of the page that was left. */
  send: (event: PlaybackEvent) => void;
  /** Also moves the position of the next load, because a recording that is still opening cannot seek yet. */
  seekTo: (seconds: number) => void;
}

export const usePlaybackStore = create<PlaybackStore>((set, get) => ({
  ...idlePlayback,
  itemId: null,
  seek: null,
  open: (itemId, entry) => {
    const open = get().itemId;
    if (open === null) set({ itemId, entry });
    else if (open !== itemId) set({ ...idlePlayback, itemId, entry, seek: null });
  },
  close: (itemId) => {
    if (get().itemId === itemId) set({ ...idlePlayback, itemId: null, seek: null });
  },
  send: (event) => {
    if (get().itemId !== null || event.type === 'play') set((state) => nextPlayback(state, event));
  },
  seekTo: (seconds) => {
    set(({ seek }) => ({
      seek: { seconds, count: (seek?.count ?? 0) + 1 },
      from: seconds,
      seconds,
      ended: false,
    }));
  },
}));

/** The part of an item's playback that its player shows; idle while the state belongs to another item. */
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
