import type { HLSErrorEvent, MediaErrorDetail, MediaPlayerInstance } from '@vidstack/react';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { usePlaybackStore } from '@/stores/playback';
import { faultOfHls, faultOfMedia } from './player-source';

/** The place is kept this often while playing, seconds. */
const KEEP_EVERY_SECONDS = 5;

/** Begins; a browser that wants another press leaves the player paused. */
function begin(player: MediaPlayerInstance): void {
  player.play().catch(() => undefined);
}

function stand(player: MediaPlayerInstance, seconds: number): void {
  player.currentTime = seconds;
}

/** Whoever closes or leaves the window while it plays has not paused. */
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

/** Ties the player to the page's playback state: where it starts, where it is, what fails, where others want it. */
export function usePlayerLink(
  player: RefObject<MediaPlayerInstance | null>,
  { onPosition }: { onPosition: (seconds: number, duration: number, settled: boolean) => void },
) {
  const source = usePlaybackStore((state) => state.source);
  const send = usePlaybackStore((state) => state.send);
  const seek = usePlaybackStore((state) => state.seek);
  const cachedAt = useRef(-KEEP_EVERY_SECONDS);
  const startedLoad = useRef(-1);
  /** Whether it was playing, or had not begun, when its source was last renewed. */
  const wants = useRef(true);

  useEffect(() => {
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
      // A quality change reports it too; only a new source starts again.
      if (!player.current || startedLoad.current === load) return;
      startedLoad.current = load;
      // A new source stands at its beginning; going there once more would hold back the first frame.
      if (from > 0) stand(player.current, from);
      // A grant that is renewed while somebody has paused starts nothing.
      if (wants.current) begin(player.current);
    },
    onPlay: () => {
      wants.current = true;
    },
    onTimeUpdate: ({ currentTime }: { currentTime: number }) => {
      send({ type: 'moved', seconds: currentTime });
      if (Math.abs(currentTime - cachedAt.current) >= KEEP_EVERY_SECONDS) keep(false);
    },
    // hls.js asks again for half a minute before it gives up; without a connection that is known at once.
    onWaiting: () => {
      if (!navigator.onLine) fault('NETWORK');
    },
    onPause: () => {
      // A source that is taken away pauses too.
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
