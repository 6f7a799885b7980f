import { useEffect, useState } from 'react';
import { inStep, type ChosenSide, type CompareSide } from '@/lib/domain/playback/compare';
import { useCompared, type Compared } from './use-compared';

/** Keeps the second as far ahead of the first as it was when they were put in step; null: each by itself. */
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

/** Both recordings as one: asked for, played, paused, kept in step. */
export function useBoth(sides: Readonly<Record<CompareSide, ChosenSide>>) {
  const a = useCompared(sides.a);
  const b = useCompared(sides.b);
  const [offset, setOffset] = useState<number | null>(sides.b.seconds - sides.a.seconds);
  const [plays, setPlays] = useState<Readonly<Record<CompareSide, boolean>>>({ a: false, b: false });
  useStep(a, b, offset);
  const isInStep = offset !== null;
  const isPlaying = plays.a || (plays.b && !isInStep);
  const missing = [a, b].filter(({ playback }) => playback.grant === null || playback.failure !== null);
  return {
    a,
    b,
    isPlaying,
    isInStep,
    /** Nothing has been asked for yet, or not all of it came. */
    isComplete: missing.length === 0,
    isStarting: missing.some(({ playback }) => playback.status === 'starting'),
    failure: a.playback.failure ?? b.playback.failure,
    onPlaying: (side: CompareSide, isSo: boolean) => setPlays((now) => ({ ...now, [side]: isSo })),
    setInStep: (wanted: boolean) =>
      setOffset(wanted ? (b.player?.currentTime ?? 0) - (a.player?.currentTime ?? 0) : null),
    start: () => missing.forEach((side) => side.start()),
    toggle: () => {
      for (const { player } of isInStep ? [a] : [a, b]) {
        if (isPlaying) void player?.pause();
        else player?.play().catch(() => undefined);
      }
    },
  };
}
