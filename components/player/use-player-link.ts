import type { HLSErrorEvent, MediaErrorDetail, MediaPlayerInstance } from '@vidstack/react';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { usePlaybackStore } from '@/stores/playback';
import { faultOfHls, faultOfMedia } from './player-source';

/** How often the position is saved while playing, seconds. */
const KEEP_EVERY_SECONDS = 5;

/** Starts playback; where the browser requires another press, the player stays paused. */
function begin(player: MediaPlayerInstance): void {
  player.play().catch(() => undefined);
}

function stand(player: MediaPlayerInstance, seconds: number): void {
  player.currentTime = seconds;
}

/** Leaving or closing the window during playback causes no pause event, so it is handled here. */
function useLeaving(player: RefObject<MediaPlayerInstance | null>, does: () => void): void {
  const leave = useEffectEvent(() => {
    if (document.hidden && player.current?.state.paused === false) does();
  });
  useEffect(() => {
    const onHide = () => leave();
    document.addEventListener('visibilitychange', onHide);
    return () => document.removeEventListener('visibilitychange', onHide);
  }, []);
}

/** Ties the player to the page's playback state: start, position, faults, and seeks requested elsewhere. */
export function usePlayerLink(
  player: RefObject<MediaPlayerInstance | null>,
  { onPosition }: { onPosition: (seconds: number, duration: number, settled: boolean) => void },
) {
  const source = usePlaybackStore((state) => state.source);
  const send = usePlaybackStore((state) => state.send);
  const seek = usePlaybackStore((state) => state.seek);
  const cachedAt = useRef(-KEEP_EVERY_SECONDS);
  const startedLoad = useRef(-1);
  /** Whether a renewed source should play: true before the first play and while playing, false when paused. */
  const wants = useRef(true);

  useEffect(() => {
    if (seek) wants.current = true;
    // Before the source is open, nothing can be sought in it; `onCanPlay` begins at this position.
    if (!seek || !player.current?.state.canPlay) return;
    stand(player.current, seek.seconds);
    begin(player.current);
  }, [seek, player]);

  const keep = (settled: boolean) => {
    const { currentTime = 0, duration = 0 } = player.current?.state ?? {};
    cachedAt.current = currentTime;
    onPosition(currentTime, duration, settled);
  };
  useLeaving(player, () => keep(true));
  const fault = (kind: ReturnType<typeof faultOfHls>) => {
    if (kind) send({ type: 'faulted', fault: kind, online: navigator.onLine });
  };

  const handlers = {
    onCanPlay: () => {
      const { from, load } = usePlaybackStore.getState();
      // A change of quality fires this too; only a new source starts playback again.
      if (!player.current || startedLoad.current === load) return;
      startedLoad.current = load;
      // Vidstack ignores a seek to where it is. It may be elsewhere even for 0: where hls.js began, before another was pressed.
      stand(player.current, from);
      // A grant renewed while paused does not start playback.
      if (wants.current) begin(player.current);
    },
    onPlay: () => {
      wants.current = true;
    },
    onTimeUpdate: ({ currentTime }: { currentTime: number }) => {
      send({ type: 'moved', seconds: currentTime });
      if (Math.abs(currentTime - cachedAt.current) >= KEEP_EVERY_SECONDS) keep(false);
    },
    // hls.js retries for half a minute before it fails; being offline is known at once.
    onWaiting: () => {
      if (!navigator.onLine) fault('NETWORK');
    },
    onPause: () => {
      // Removing a source also causes a pause event.
      if (player.current?.state.canPlay) wants.current = false;
      keep(true);
    },
    onEnded: () => {
      keep(true);
      send({ type: 'ended' });
    },
    onHlsError: (detail: HLSErrorEvent['detail']) => {
      fault(faultOfHls(detail));
    },
    onError: (detail: MediaErrorDetail) => {
      fault(faultOfMedia(detail, player.current?.provider));
    },
  };
  return { source, handlers };
}
