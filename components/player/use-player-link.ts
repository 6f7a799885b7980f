import type { HLSErrorEvent, MediaPlayerInstance } from '@vidstack/react';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { LeftOutPart } from '@/lib/browser/steady-hls';
import { usePlaybackStore } from '@/stores/playback';
import { usePlayerEvents } from './source/use-player-events';

/** How often the position is saved while playing, seconds. */
const SAVE_EVERY_SECONDS = 5;

/** Leaving or closing the window during playback causes no pause event, so it is handled here. */
function useLeaving(player: RefObject<MediaPlayerInstance | null>, onLeave: () => void): void {
  const leave = useEffectEvent(() => {
    if (document.hidden && player.current?.state.paused === false) onLeave();
  });
  useEffect(() => {
    const onHide = () => leave();
    document.addEventListener('visibilitychange', onHide);
    return () => document.removeEventListener('visibilitychange', onHide);
  }, []);
}

const isFailed = () => usePlaybackStore.getState().failure !== null;

/**
 * Under the words of a failure nothing can be seen, so nothing is heard there either: what is loaded already would play on, and not be
 * seen again after another try.
 */
function usePauseOfFailure(player: RefObject<MediaPlayerInstance | null>): () => void {
  const failure = usePlaybackStore((state) => state.failure);
  const pause = () => void player.current?.pause().catch(() => undefined);
  const stop = useEffectEvent(pause);
  useEffect(() => {
    if (failure !== null) stop();
  }, [failure]);
  return pause;
}

/** Ties the player to the page's playback state: start, position, faults, and seeks requested elsewhere. */
export function usePlayerLink(
  player: RefObject<MediaPlayerInstance | null>,
  { onPosition }: { onPosition: (seconds: number, duration: number, settled: boolean) => void },
) {
  const source = usePlaybackStore((state) => state.source);
  const send = usePlaybackStore((state) => state.send);
  const seek = usePlaybackStore((state) => state.seek);
  const [leftOut, setLeftOut] = useState<LeftOutPart | null>(null);
  const savedAtSeconds = useRef(-SAVE_EVERY_SECONDS);
  const { handlers, playFrom } = usePlayerEvents(player, usePlaybackStore.getState, send, useRef(true));

  const follow = useEffectEvent(playFrom);
  useEffect(() => {
    if (seek) follow(seek.seconds);
  }, [seek]);

  const savePosition = (settled: boolean) => {
    const { currentTime = 0, duration = 0 } = player.current?.state ?? {};
    savedAtSeconds.current = currentTime;
    onPosition(currentTime, duration, settled);
  };
  useLeaving(player, () => savePosition(true));
  const pause = usePauseOfFailure(player);

  return {
    source,
    /** The damaged part that was left out last. */
    leftOut,
    handlers: {
      ...handlers,
      onHlsError: (detail: HLSErrorEvent['detail']) => {
        if (detail.error instanceof LeftOutPart) setLeftOut(detail.error);
        handlers.onHlsError(detail);
      },
      onTimeUpdate: ({ currentTime }: { currentTime: number }) => {
        send({ type: 'moved', seconds: currentTime });
        if (Math.abs(currentTime - savedAtSeconds.current) >= SAVE_EVERY_SECONDS) savePosition(false);
      },
      // At once: if the place cannot be loaded because the grant has expired, no time is updated before the next source begins.
      // From the event: Vidstack's own state takes only the first of several seeks within 150 ms.
      onSeeking: (mediaSeconds: number) => {
        const { canPlay, clipStartTime = 0 } = player.current?.state ?? {};
        if (canPlay) send({ type: 'moved', seconds: Math.max(0, mediaSeconds - clipStartTime) });
        handlers.onSeeking(mediaSeconds);
      },
      // By its keys it could still be played.
      onPlay: () => (isFailed() ? pause() : handlers.onPlay()),
      onPause: () => {
        // Nobody's choice: another try plays on.
        if (!isFailed()) handlers.onPause();
        savePosition(true);
      },
      onEnded: () => {
        savePosition(true);
        send({ type: 'ended' });
      },
    },
  };
}
