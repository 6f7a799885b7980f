import type { CompareSide } from '@/lib/domain/playback/compare';

/** Distinguishes the sides, because both recordings may have the same name. */
export const placeNames: Readonly<Record<CompareSide, string>> = { a: 'First', b: 'Second' };
