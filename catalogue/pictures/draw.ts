/** The picture of an item, from its facts alone: the same everywhere, every time. */
import type { PictureFacts } from './facts';
import { svg } from './kit/svg';
import { HEIGHT, paintOf, WIDTH, type Paint, type Picture } from './paint';
import { production } from './compositions/production';

const compositions: Partial<Record<PictureFacts['kind'], (paint: Paint) => Picture>> = { production };

/** An SVG of WIDTH x HEIGHT. No text is in it: titles are set by the page. */
export function drawPicture(facts: PictureFacts): string {
  const { defs, body } = (compositions[facts.kind] ?? production)(paintOf(facts));
  return svg(WIDTH, HEIGHT, defs, body);
}
