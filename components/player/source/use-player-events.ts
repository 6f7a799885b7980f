import {
  isDASHProvider,
  type HLSErrorEvent,
  type MediaErrorDetail,
  type MediaPlayerInstance,
  type MediaProviderAdapter,
} from '@vidstack/react';
import { useRef, type RefObject } from 'react';
import { faultOfHls } from '@/lib/browser/steady-hls';
import {
  idlePlayback,
  type Playback,
  type PlaybackEvent,
  type SourceFault,
} from '@/lib/domain/playback/playback';
import { keepFocusOutside } from './keep-focus-outside';
import { faultOfDash, faultOfMedia, setUpLibrary } from './player-source';
import { useDashErrors } from './use-dash-errors';

function seekTo(player: MediaPlayerInstance, seconds: number): void {
  player.currentTime = seconds;
}

/** Starts playback; where the browser requires another press, the player stays paused. */
function start(player: MediaPlayerInstance): void {
  player.play().catch(() => undefined);
}

/**
 * Whether a seek leads back from the end of a recording. Vidstack holds it to be at its end until it plays again, and then plays it from
 * its start, wherever somebody went meanwhile (1.15.6: its `seeked` looks at `currentTime`, which is the duration while `ended`).
 * @param seconds the place sought, in the time of what is shown
 */
function leaveEnd({ state, $state }: MediaPlayerInstance, seconds: number): boolean {
  if (!state.ended || seconds >= state.duration) return false;
  $state.ended.set(false);
  return true;
}

/**
 * Whether the source is open as far as its library goes. Vidstack says "can play" of a renewed manifest before dash.js opens it,
 * which stops playback and goes to the beginning; of a first one, it says so after the first data.
 */
function isOpen(player: MediaPlayerInstance | null): boolean {
  const provider = player?.provider ?? null;
  return !isDASHProvider(provider) || provider.media.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;
}

/**
 * The handlers that every player needs: its library, where each new source begins and whether it plays, and what its faults mean.
 * Callers add what is theirs to them.
 * @param current the playback state at the time of the event, which may come before the next render
 * @param shouldPlayRef whether a new source should play: true before the first play and while playing, false when paused
 */
export function usePlayerEvents(
  player: RefObject<MediaPlayerInstance | null>,
  current: () => Pick<Playback, 'from' | 'load'>,
  send: (event: PlaybackEvent) => void,
  shouldPlayRef: RefObject<boolean>,
) {
  const startedLoad = useRef(idlePlayback.load);
  const fault = (kind: SourceFault | null) => {
    if (kind) send({ type: 'faulted', fault: kind, online: navigator.onLine });
  };
  const begin = () => {
    const { from, load } = current();
    // A change of quality fires the events too; only a new source starts playback again.
    if (!player.current || startedLoad.current === load) return;
    startedLoad.current = load;
    // Vidstack ignores a seek to where it is. It may be elsewhere even for 0: where hls.js began, before another was pressed.
    seekTo(player.current, from);
    // A grant renewed while paused does not start playback.
    if (shouldPlayRef.current) start(player.current);
  };
  const stop = () => {
    // Removing a source also pauses, which is not the person's choice.
    if (player.current?.state.canPlay) shouldPlayRef.current = false;
  };
  const hearDash = useDashErrors((error) => fault(faultOfDash(error)));
  return {
    playFrom: (seconds: number) => {
      shouldPlayRef.current = true;
      // Before the source is open, nothing can be sought in it; `onCanPlay` begins at this position.
      if (!player.current?.state.canPlay) return;
      seekTo(player.current, seconds);
      start(player.current);
    },
    handlers: {
      onProviderChange: (provider: MediaProviderAdapter | null) => {
        setUpLibrary(provider);
        hearDash(provider);
      },
      onCanPlay: () => {
        if (isOpen(player.current)) begin();
      },
      onLoadedData: () => {
        if (isOpen(player.current) && player.current?.state.canPlay) begin();
      },
      onPlay: () => {
        shouldPlayRef.current = true;
      },
      onPause: stop,
      onSeeking: (mediaSeconds: number) => {
        const { current: own } = player;
        if (own && leaveEnd(own, mediaSeconds - own.state.clipStartTime)) send({ type: 'dismissEnd' });
      },
      onControlsChange: (isVisible: boolean) => {
        const element = player.current?.el;
        if (element && !isVisible) keepFocusOutside(element);
      },
      // Of a pause before it could begin, Vidstack says only this.
      onPlayFail: stop,
      // hls.js retries for half a minute before it fails; being offline is known at once.
      onWaiting: () => {
        if (!navigator.onLine) fault('NETWORK');
      },
      onHlsError: (detail: HLSErrorEvent['detail']) => fault(faultOfHls(detail)),
      onError: (detail: MediaErrorDetail) => fault(faultOfMedia(detail, player.current?.provider)),
    },
  };
}
