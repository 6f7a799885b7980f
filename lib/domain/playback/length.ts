/** Lengths of recordings as media entries say them. Pure. */

const MINUTE = 60;

/** @param duration in seconds, as measured */
export const wholeSeconds = (duration: number): number => Math.max(1, Math.round(duration));

/** @param seconds whole ones, so that everybody rounds the same number */
export const wholeMinutes = (seconds: number): number => Math.max(1, Math.round(seconds / MINUTE));
