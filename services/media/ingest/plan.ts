/** What will be made of a file: sizes of picture, bit rates, lengths. Pure; `--dry-run` prints it. */
import type { SourceFacts } from './probe';

export interface PlannedRendition {
  width: number;
  height: number;
  /** The most bit/s of picture over a second. */
  ceiling: number;
}

export interface IngestPlan {
  type: 'video' | 'audio';
  durationSeconds: number;
  frameRate: number | null;
  renditions: readonly PlannedRendition[];
  hasSound: boolean;
  /** Bytes of all that is made, at most; what is kept free is measured by it. */
  mostBytes: number;
}

/** Seconds from one random access point to the next, in every track: RFC 8216 asks that renditions align. */
export const SEGMENT_SECONDS = 4;
export const SOUND_BITS = 128_000;

/** By the shorter side, so that an upright film gets the same quality: pixels, and the most bit/s of picture. */
const LADDER: readonly [side: number, ceiling: number][] = [
  [360, 800_000],
  [540, 1_600_000],
  [720, 3_000_000],
  [1080, 6_000_000],
  [1440, 10_000_000],
  [2160, 18_000_000],
];

const even = (pixels: number) => Math.max(2, Math.round(pixels / 2) * 2);

function renditionsOf({ width, height }: { width: number; height: number }): PlannedRendition[] {
  const shorter = Math.min(width, height);
  // Never larger than the source; the source's own size stands at the top where no step comes near it.
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
