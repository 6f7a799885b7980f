import { useEffect, useState } from 'react';
import { inStep, type ChosenSide, type CompareSide } from '@/lib/domain/playback/compare';
import { useCompared, type Compared } from './use-compared';

/** Keeps the second player `offset` seconds ahead of the first; null lets each play independently. */
function useStep({ player: a }: Compared, { player: b }: Compared, offset: number | null) {
  useEffect(() => {
    if (!a || !b || offset === null) return undefined;
    return a.subscribe(({ currentTime, paused, canPlay, ended }) => {
      if (!canPlay || !b.state.canPlay) return;
      const to = inStep(currentTime, b.currentTime, offset);
      if (to !== null && to < b.duration) b.currentTime = to;
      if ((paused || ended) && !b.paused) void b.pause();
      if (!paused && b.paused && !b.state.ended) b.play().catch(() => undefined);
    });
  }, [a, b, offset]);
}

/** Controls both recordings together: requests, plays, pauses and synchronises them. */
export function useBoth(sides: Readonly<Record<CompareSide, ChosenSide>>) {
  const a = useCompared(sides.a);
  const b = useCompared(sides.b);
  const [offset, setOffset] = useState<number | null>(sides.b.seconds - sides.a.seconds);
  const [plays, setPlays] = useState<Readonly<Record<CompareSide, boolean>>>({ a: false, b: false });
  useStep(a, b, offset);
  const isSynchronised = offset !== null;
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
    onPlaying: (side: CompareSide, isSo: boolean) => setPlays((now) => ({ ...now, [side]: isSo })),
    setSynchronised: (wanted: boolean) =>
      setOffset(wanted ? (b.player?.currentTime ?? 0) - (a.player?.currentTime ?? 0) : null),
    start: () => missing.forEach((side) => side.start()),
    toggle: () => {
      for (const { player } of isSynchronised ? [a] : [a, b]) {
        if (isPlaying) void player?.pause();
        else player?.play().catch(() => undefined);
      }
    },
  };
}
