import type { CompareSide } from '@/lib/domain/playback/compare';

/** Both may be of one name. */
export const placeNames: Readonly<Record<CompareSide, string>> = { a: 'First', b: 'Second' };
