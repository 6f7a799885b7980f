/** Things to read and to teach with: a guide is an annotated page, a unit a set of cards. */
import { mix } from '../kit/colour';
import { placeMotif } from '../kit/motifs';
import { ellipse, n, path, polygon, rect } from '../kit/svg';
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

/** A stage from above: walls, thrust, seats in curves. */
function groundPlan({ palette, chance }: Paint, x: number, y: number): string {
  const ink = palette.deep;
  const rows = Array.from({ length: 4 }, (_value, row) => {
    const radius = 92 + row * 24;
    return `<path d="M${x - radius} ${y + 24}A${radius} ${radius} 0 0 0 ${x + radius} ${y + 24}" fill="none" stroke="${row === 1 ? palette.accent : ink}" stroke-width="5" stroke-dasharray="12 7"/>`;
  });
  const thrust = `<path d="M${x - 150} ${y - 84}L${x + 150} ${y - 84}L${x + 150} ${y - 40}L${x + 58} ${y - 40}L${x + 58} ${y + 40}L${x - 58} ${y + 40}L${x - 58} ${y - 40}L${x - 150} ${y - 40}Z" fill="${mix(palette.paper, palette.soft, 0.35)}" stroke="${ink}" stroke-width="5"/>`;
  const marks = [0, 1, 2].map(() =>
    ellipse(x + chance.between(-44, 44), y + chance.between(-66, 26), 8, 8, palette.accent),
  );
  return rows.join('') + thrust + marks.join('');
}

/** An open book on a coloured desk; one page is picture, one is text with a reader's marks. */
export function guide(paint: Paint): Picture {
  const { palette, chance, motif } = paint;
  const desk = chance.pick([palette.mid, mix(palette.accent, palette.deep, 0.35), palette.soft]);
  const paper = palette.paper;
  const shade = mix(paper, palette.soft, 0.35);
  const picture = chance.chance(0.55)
    ? rect(390, 160, 218, 218, palette.deep) +
      ellipse(499, 269, 88, 88, palette.accent) +
      placeMotif(motif, [paper, mix(paper, palette.accent, 0.4), palette.accent], {
        x: 499,
        y: 269,
        size: 118,
      })
    : groundPlan(paint, 499, 276);
  const left =
    path('M350 108Q500 84 640 116L640 640Q500 608 350 632Z', paper) +
    picture +
    writing(paint, { x: 392, y: 420, width: 210, rows: 9 }, shade, 20);
  const text = { x: 690, y: 168, width: 206, rows: 20 };
  const highlight = [3, 4, 11]
    .map((row) =>
      rect(text.x - 6, text.y + row * 20 - 6, text.width * (row === 4 ? 0.7 : 1) + 12, 18, palette.light),
    )
    .join('');
  const notes = `<path d="M912 232q44-18 70 10M912 396q40 20 66-8" fill="none" stroke="${palette.accent}" stroke-width="5" stroke-linecap="round"/>`;
  const right =
    path('M930 108Q780 84 640 116L640 640Q780 608 930 632Z', mix(paper, '#ffffff', 0.35)) +
    highlight +
    writing(paint, text, mix(palette.deep, paper, 0.45), 20) +
    path('M640 116L654 112L654 636L640 640Z', palette.deep, 'fill-opacity=".18"') +
    path('M640 116L626 112L626 636L640 640Z', palette.deep, 'fill-opacity=".12"');
  const edges = [0, 1, 2].map((leaf) => path(`M${344 - leaf * 8} ${120 + leaf * 6}L350 108L350 632L${344 - leaf * 8} ${644 + leaf * 2}ZM${936 + leaf * 8} ${120 + leaf * 6}L930 108L930 632L${936 + leaf * 8} ${644 + leaf * 2}Z`, leaf % 2 ? shade : mix(paper, palette.deep, 0.22))).reverse(); // prettier-ignore
  const stripes = Array.from({ length: 9 }, (_value, index) => polygon([[index * 180 - 100, 0], [index * 180 - 20, 0], [index * 180 - 260, HEIGHT], [index * 180 - 340, HEIGHT]], '#fff', 'fill-opacity=".05"')); // prettier-ignore
  const tabs = [palette.accent, palette.second, palette.light].map((colour, index) =>
    rect(936, 170 + index * 92, 48, 54, colour, 'rx="4"'),
  );
  const pencil = `<g transform="translate(1090 420) rotate(24)">${rect(-11, -190, 22, 300, palette.light)}${rect(-11, -190, 7, 300, mix(palette.light, palette.ink, 0.15))}${rect(-11, -214, 22, 26, palette.accent)}${polygon(
    [
      [-11, 110],
      [11, 110],
      [0, 152],
    ],
    paper,
  )}${polygon(
    [
      [-4, 137],
      [4, 137],
      [0, 152],
    ],
    palette.ink,
  )}</g>`;
  return { defs: '', body: rect(0, 0, WIDTH, HEIGHT, desk) + stripes.join('') + path('M330 140L960 140L990 668L300 668Z', palette.ink, 'fill-opacity=".3"') + tabs.join('') + edges.join('') + left + right + notes + pencil }; // prettier-ignore
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
