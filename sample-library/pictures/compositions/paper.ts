/** Paper: writing, and the set of cards that stands for units, lessons and curricula. */
import { mix } from '../kit/colour';
import { placeMotif } from '../kit/motifs';
import { ellipse, n, rect } from '../kit/svg';
import { CENTRE, HEIGHT, WIDTH, type Paint, type Picture } from '../paint';

/** Lines of writing that cannot be read: ragged bars. */
export function writing(
  { chance }: Paint,
  box: { x: number; y: number; width: number; rows: number },
  colour: string,
  step = 17,
): string {
  return Array.from({ length: box.rows }, (_value, row) => {
    const last = row === box.rows - 1 || chance.chance(0.18);
    return rect(
      box.x,
      box.y + row * step,
      box.width * (last ? chance.between(0.35, 0.7) : chance.between(0.9, 1)),
      6,
      colour,
      'rx="3"',
    );
  }).join('');
}

/** A fan of cards, for units, lessons, curricula and levels: the count and the colours differ. */
export function cards(paint: Paint): Picture {
  const { palette, chance, motif } = paint;
  const count = chance.whole(3, 5);
  const hues = [palette.second, palette.soft, palette.accent, palette.light, palette.mid];
  const fan = Array.from({ length: count }, (_value, index) => {
    const turn = (index - (count - 1) / 2) * chance.between(9, 12);
    const top = index === count - 1;
    const colour = top ? palette.paper : (hues[index] ?? palette.soft);
    const inner = top
      ? placeMotif(motif, [palette.accent, mix(palette.accent, palette.ink, 0.35), palette.paper], {
          x: 0,
          y: -60,
          size: 190,
        }) +
        writing(paint, { x: -100, y: 90, width: 200, rows: 4 }, mix(palette.deep, palette.paper, 0.5), 22)
      : '';
    return `<g transform="translate(${CENTRE} 760) rotate(${n(turn)}) translate(0 -380)">${rect(-146, -216, 300, 424, palette.ink, 'rx="18" fill-opacity=".3"')}${rect(-150, -220, 300, 424, colour, 'rx="18"')}${rect(-132, -202, 264, 388, 'none', `rx="10" stroke="${mix(colour, palette.ink, 0.25)}" stroke-width="4"`)}${inner}</g>`;
  });
  const dots = Array.from({ length: 128 }, (_value, index) =>
    ellipse(
      (index % 16) * 84 + 12,
      Math.floor(index / 16) * 96 + 26,
      5,
      5,
      palette.soft,
      'fill-opacity=".35"',
    ),
  );
  return { defs: '', body: rect(0, 0, WIDTH, HEIGHT, palette.deep) + dots.join('') + fan.join('') };
}
