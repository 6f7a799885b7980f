/** What will be made from a file: picture sizes, bit rates, durations. Pure; `--dry-run` prints it. */
import { even } from '../encode/even';
import type { SourceFacts } from '../source/probe';

export interface PlannedRendition {
  width: number;
  height: number;
  /** Maximum bit/s of the picture over one second. */
  ceiling: number;
}

export interface IngestPlan {
  type: 'video' | 'audio';
  durationSeconds: number;
  frameRate: number | null;
  renditions: readonly PlannedRendition[];
  hasSound: boolean;
  /** Upper bound of all bytes written; the free disk space is checked against it. */
  mostBytes: number;
}

/** Seconds from one random access point to the next, in every track: RFC 8216 requires that renditions align. */
export const SEGMENT_SECONDS = 4;
export const SOUND_BITS = 128_000;

/** Pixels and maximum picture bit/s. By the shorter side, so that a portrait film gets the same quality. */
const LADDER: readonly [side: number, ceiling: number][] = [
  [360, 800_000],
  [540, 1_600_000],
  [720, 3_000_000],
  [1080, 6_000_000],
  [1440, 10_000_000],
  [2160, 18_000_000],
];

function renditionsOf({ width, height }: { width: number; height: number }): PlannedRendition[] {
  const shorter = Math.min(width, height);
  // Never larger than the source; the source's own size is added on top if it exceeds the highest step by over 20%.
  const steps = LADDER.filter(([side]) => side <= shorter);
  const top = steps.at(-1)?.[0] ?? 0;
  const above = LADDER.find(([side]) => side > shorter) ?? LADDER[LADDER.length - 1];
  if (above && shorter > top * 1.2) steps.push([shorter, above[1]]);
  return steps.map(([side, ceiling]) => {
    const scale = side / shorter;
    return { width: even(width * scale), height: even(height * scale), ceiling };
  });
}

/** The plan for a file with these facts. */
export function planOf({ durationSeconds, video, audio }: SourceFacts): IngestPlan {
  const renditions = video ? renditionsOf(video) : [];
  const bits = renditions.reduce((sum, { ceiling }) => sum + ceiling, 0) + (audio ? SOUND_BITS * 1.1 : 0);
  return {
    type: video ? 'video' : 'audio',
    durationSeconds,
    frameRate: video?.frameRate ?? null,
    renditions,
    hasSound: audio !== null,
    mostBytes: Math.ceil((bits / 8) * durationSeconds),
  };
}
