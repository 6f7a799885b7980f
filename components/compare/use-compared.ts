import type { MediaPlayerInstance } from '@vidstack/react';
import { useEffect, useReducer, useRef, useState } from 'react';
import { askForGrant } from '@/components/player/grant/ask-for-grant';
import { useGrantLife } from '@/components/player/grant/use-grant-life';
import { reportUse } from '@/lib/browser/usage';
import { itemPath } from '@/lib/domain/item-page/paths';
import type { ChosenSide } from '@/lib/domain/playback/compare';
import { momentAddress } from '@/lib/domain/playback/moment-address';
import { idlePlayback, nextPlayback, type PlaybackEvent } from '@/lib/domain/playback/playback';

/** Counts a play when it first plays, as the library's one player does (components/usage); after the end, another is counted. */
function usePlayCount(player: MediaPlayerInstance | null, contentId: string): void {
  const isCounted = useRef(false);
  useEffect(
    () =>
      player?.subscribe(({ playing, ended }) => {
        if (playing && !isCounted.current) reportUse({ action: 'play', contentId });
        isCounted.current = !ended && (playing || isCounted.current);
      }),
    [player, contentId],
  );
}

/** One side: its playback state, requested, renewed and recovered as in every player, and its player once mounted. */
export function useCompared({ item, seconds }: ChosenSide) {
  const [playback, change] = useReducer(nextPlayback, idlePlayback);
  const [player, setPlayer] = useState<MediaPlayerInstance | null>(null);
  const shouldPlay = useRef(true);
  const setShouldPlay = (plays: boolean) => {
    shouldPlay.current = plays;
  };
  const { status, grant, failure } = playback;
  /** The position is recorded only with other events: recording it every second would re-render both players every second. */
  const send = (event: PlaybackEvent) => {
    if (player?.state.canPlay) change({ type: 'moved', seconds: player.state.currentTime });
    change(event);
  };
  usePlayCount(player, item.id);
  useGrantLife({ status, grant, failure }, send);
  useEffect(() => {
    if (status === 'starting') void askForGrant(item.id).then(change);
  }, [status, item.id]);
  return {
    item,
    playback,
    send,
    player,
    setPlayer,
    shouldPlay,
    /** Whether it plays once it is ready. */
    setShouldPlay,
    /** Plays or pauses it. What is not ready yet drops this, and begins by what is remembered. */
    setPlaying: (plays: boolean) => {
      setShouldPlay(plays);
      (plays ? player?.play() : player?.pause())?.catch(() => undefined);
    },
    /** Address of the recording's page at the current position. */
    place: (): string => momentAddress(itemPath(item.type, item.slug), player?.state.currentTime ?? seconds),
    start: () => change(failure ? { type: 'retry' } : { type: 'play', from: seconds }),
  };
}

export type Compared = ReturnType<typeof useCompared>;
