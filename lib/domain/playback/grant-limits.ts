/** Limits of a playback grant, encoded in its address: `c300-955`, a clip in tenths of a second; `o…`, a class opening. Pure. */

/** Seconds. */
export interface ClipSpan {
  start: number;
  end: number;
}

export interface GrantLimits {
  /** Only this part can be played. */
  clip?: ClipSpan;
  /** Id of a class opening: the grant is valid only while that is open. */
  opening?: string;
}

const LIMITS = /^(?:c(\d{1,7})-(\d{1,7}))?_?(?:o([0-9a-f-]{36}))?$/;
const TENTHS = 10;

/** Empty for no limits; only letters, digits, `_` and `-`. */
export function limitsText({ clip, opening }: GrantLimits): string {
  const parts = [
    ...(clip ? [`c${Math.round(clip.start * TENTHS)}-${Math.round(clip.end * TENTHS)}`] : []),
    ...(opening === undefined ? [] : [`o${opening}`]),
  ];
  return parts.join('_');
}

/** Null for a text that `limitsText` cannot have written. */
export function parseLimits(text: string): GrantLimits | null {
  const match = LIMITS.exec(text);
  if (!match) return null;
  const [, start, end, opening] = match;
  const limits: GrantLimits = {
    ...(start !== undefined && end !== undefined
      ? { clip: { start: Number(start) / TENTHS, end: Number(end) / TENTHS } }
      : {}),
    ...(opening === undefined ? {} : { opening }),
  };
  return limitsText(limits) === text ? limits : null;
}
