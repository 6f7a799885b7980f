/** Display names of picture sizes for the quality menu. */

interface PictureSize {
  width: number;
  height: number;
}

/** Smallest shorter side, in pixels, for each name. */
const NAMES: readonly [side: number, name: string][] = [
  [1440, 'Highest'],
  [1080, 'Very high'],
  [720, 'High'],
  [480, 'Medium'],
  [0, 'Low'],
];

/** The shorter side, so that portrait video is rated by its width. */
const sideOf = ({ width, height }: PictureSize): number => Math.min(width, height);

/** `High 720p`; the smallest of several sizes is `Save data 360p`. */
export function qualityName(size: PictureSize, all: readonly PictureSize[]): string {
  const side = sideOf(size);
  const isSmallest = all.length > 1 && side === Math.min(...all.map(sideOf));
  const name = isSmallest ? 'Save data' : (NAMES.find(([from]) => side >= from)?.[1] ?? '');
  return `${name} ${side}p`;
}
