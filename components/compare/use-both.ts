import { useEffect, useState } from 'react';
import { inStep, type ChosenSide, type CompareSide } from '@/lib/domain/playback/compare';
import { Offset } from './offset';
import { useCompared, type Compared } from './use-compared';

/** Keeps the second player by the offset ahead of the first, where they are synchronised. */
function useStep({ player: a }: Compared, { player: b }: Compared, offset: Offset, isSynchronised: boolean) {
  useEffect(() => {
    if (!a || !b || !isSynchronised) return undefined;
    return a.subscribe(({ currentTime, paused, canPlay, started, ended }) => {
      // A recording that is loaded again is at its start for a moment, and has not gone back.
      if (!canPlay || !started || !b.state.canPlay) return;
      const to = inStep(currentTime, b.currentTime, offset.at(currentTime));
      if (to !== null && to < b.duration) b.currentTime = to;
      if ((paused || ended) && !b.paused) void b.pause();
      if (!paused && b.paused && !b.state.ended) b.play().catch(() => undefined);
    });
  }, [a, b, offset, isSynchronised]);
}

/** Controls both recordings together: requests, plays, pauses and synchronises them. */
export function useBoth(sides: Readonly<Record<CompareSide, ChosenSide>>) {
  const a = useCompared(sides.a);
  const b = useCompared(sides.b);
  const [offset] = useState(() => new Offset(sides.b.seconds - sides.a.seconds));
  const [isSynchronised, setSynchronised] = useState(true);
  const [plays, setPlays] = useState<Readonly<Record<CompareSide, boolean>>>({ a: false, b: false });
  useStep(a, b, offset, isSynchronised);
  const isPlaying = plays.a || (plays.b && !isSynchronised);
  const missing = [a, b].filter(({ playback }) => playback.grant === null || playback.failure !== null);
  return {
    a,
    b,
    isPlaying,
    isSynchronised,
    /** Both sides have a grant and neither has failed. */
    isComplete: missing.length === 0,
    isStarting: missing.some(({ playback }) => playback.status === 'starting'),
    failure: a.playback.failure ?? b.playback.failure,
    onPlaying: (side: CompareSide, isSo: boolean) => {
      setPlays((now) => ({ ...now, [side]: isSo }));
      // A second that is not ready yet follows too.
      if (side === 'a' && isSynchronised) b.setShouldPlay(isSo);
    },
    /** A skip is for one side alone: the other would jump past what nothing warns of, or into what is announced too late. */
    onSkip: (side: CompareSide, by: number) => {
      const now = a.player?.currentTime ?? 0;
      offset.add(now, side === 'a' ? { at: now + by, by: -by } : { at: now, by });
    },
    setSynchronised: (wanted: boolean) => {
      if (wanted) offset.restart((b.player?.currentTime ?? 0) - (a.player?.currentTime ?? 0));
      setSynchronised(wanted);
    },
    start: () => missing.forEach((side) => side.start()),
    toggle: () => {
      // The second follows the first only once that has begun: a pause is told to both.
      for (const side of isSynchronised && !isPlaying ? [a] : [a, b]) side.setPlaying(!isPlaying);
    },
  };
}
