/** Names of picture sizes as a teacher chooses them: how good, not how many bits. */

interface PictureSize {
  width: number;
  height: number;
}

/** From this many pixels of the shorter side on. */
const NAMES: readonly [side: number, name: string][] = [
  [1440, 'Highest'],
  [1080, 'Very high'],
  [720, 'High'],
  [480, 'Medium'],
  [0, 'Low'],
];

/** An upright film is judged by its width. */
const sideOf = ({ width, height }: PictureSize): number => Math.min(width, height);

/** `High 720p`; the smallest of several is offered to whoever must save data: `Save data 360p`. */
export function qualityName(size: PictureSize, all: readonly PictureSize[]): string {
  const side = sideOf(size);
  const isSmallest = all.length > 1 && side === Math.min(...all.map(sideOf));
  const name = isSmallest ? 'Save data' : (NAMES.find(([from]) => side >= from)?.[1] ?? '');
  return `${name} ${side}p`;
}
