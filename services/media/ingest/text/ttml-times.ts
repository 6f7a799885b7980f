/** Times of TTML, in the rates that its root element gives (TTML2 §7.2, §12.3). Pure. */
import { clockSeconds } from '@/lib/domain/playback/timed-text';

/** Attributes of an element by name. */
export type Attributes = Readonly<Record<string, unknown>>;

/** Of a second. */
interface TtmlRates {
  /** Effective: with its multiplier. */
  frames: number;
  ticks: number;
  /** Of a frame. */
  subFrames: number;
}

/** Where no frame rate is given. */
const DEFAULT_FRAME_RATE = 30;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Null for what is absent, or is no positive whole number. */
const countOf = (value: unknown): number | null => {
  const text = textOf(value);
  return /^\d+$/.test(text) && Number(text) > 0 ? Number(text) : null;
};

/** `1000 1001`: a numerator and a denominator. */
function multiplierOf(value: unknown): number {
  const [numerator, denominator, ...more] = textOf(value).split(/\s+/).map(countOf);
  return numerator && denominator && more.length === 0 ? numerator / denominator : 1;
}

/** The rates of a document by its parameters, named without prefix; one that cannot be read has its default. */
export function ttmlRates(parameters: Attributes): TtmlRates {
  const frameRate = countOf(parameters['frameRate']);
  const subFrames = countOf(parameters['subFrameRate']) ?? 1;
  const frames = (frameRate ?? DEFAULT_FRAME_RATE) * multiplierOf(parameters['frameRateMultiplier']);
  // Without a rate of their own, ticks are sub-frames where there is a frame rate, else seconds.
  const ticks = countOf(parameters['tickRate']) ?? (frameRate === null ? 1 : frames * subFrames);
  return { frames, ticks, subFrames };
}

const CLOCK = /^(\d+):(\d{2}):(\d{2})(?:\.(\d+)|:(\d+)(?:\.(\d+))?)?$/;
const OFFSET = /^(\d+(?:\.\d+)?)(h|ms|m|s|f|t)$/;

/** `begin`, `end` and `dur` in seconds: a clock time with fraction or frames, or an offset; null for anything else. */
export function ttmlSeconds(value: unknown, { frames, ticks, subFrames }: TtmlRates): number | null {
  const text = textOf(value);
  const clock = CLOCK.exec(text);
  if (clock) {
    const [whole = '0', part = '0'] = clock.slice(5);
    return clockSeconds(clock.slice(1, 5)) + (Number(whole) + Number(part) / subFrames) / frames;
  }
  const offset = OFFSET.exec(text);
  if (!offset) return null;
  const units = { h: 3600, m: 60, s: 1, ms: 0.001, f: 1 / frames, t: 1 / ticks };
  return Number(offset[1]) * units[offset[2] as keyof typeof units];
}
