/** Things to read and to teach with: a guide is an annotated page, a lesson plan a board, a unit a set of cards. */
import { mix } from '../kit/colour';
import { placeMotif } from '../kit/motifs';
import { ellipse, n, path, polygon, rect } from '../kit/svg';
import { CENTRE, HEIGHT, WIDTH, type Paint, type Picture } from '../paint';

/** Lines of writing that cannot be read: ragged bars. */
function writing(
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

/** Chalk board in a wooden frame: a timetable of coloured cells, an emblem, a clock. */
export function lessonPlan(paint: Paint): Picture {
  const { palette, chance, motif, other } = paint;
  const wall = mix(palette.paper, palette.soft, 0.18);
  const board = mix('#1f3d34', palette.dark, 0.45);
  const wood = mix('#b98145', palette.accent, 0.15);
  const colours = [palette.accent, palette.light, palette.second, palette.soft, palette.paper];
  const [columns, rows, width, height] = [4, 3, 118, 112];
  const [left, top] = [CENTRE - (columns * width) / 2, 176];
  const emblemAt = chance.whole(0, columns * rows - 1);
  const otherAt = (emblemAt + chance.whole(3, 8)) % (columns * rows);
  const cells = Array.from({ length: columns * rows }, (_value, index) => {
    const [x, y] = [left + (index % columns) * width + 6, top + Math.floor(index / columns) * height + 6];
    const colour = colours[(index + chance.whole(0, 1)) % colours.length] ?? palette.paper;
    const card = rect(x, y, width - 12, height - 12, colour, 'rx="6"');
    const dark = mix(colour, palette.ink, 0.62);
    if (index === emblemAt || index === otherAt)
      return (
        card +
        placeMotif(index === emblemAt ? motif : other, [dark, mix(colour, palette.ink, 0.38), colour], {
          x: x + (width - 12) / 2,
          y: y + (height - 12) / 2,
          size: 74,
        })
      );
    return (
      card +
      rect(x + 14, y + 16, 42, 9, dark, 'rx="4"') +
      writing(paint, { x: x + 14, y: y + 38, width: width - 42, rows: 3 }, mix(colour, palette.ink, 0.32), 17)
    );
  });
  const chalk = (d: string) =>
    `<path d="${d}" fill="none" stroke="${palette.paper}" stroke-opacity=".85" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`;
  const plan =
    chalk(`M150 210q60-46 116-4t116-8M150 300l90 0m-14-14l14 14l-14 14`) +
    chalk('M186 380a42 42 0 1 0 84 0a42 42 0 1 0-84 0M228 338l0-22M270 380l26 0') +
    chalk('M160 486l30 26l50-64');
  const side =
    chalk('M960 200l130 0M960 236l100 0M960 272l120 0') +
    chalk('M980 350l0 130l120 0M1000 450l34-40l26 20l44-64');
  const clock =
    ellipse(1130, 84, 46, 46, palette.ink) +
    ellipse(1130, 84, 38, 38, palette.paper) +
    `<path d="M1130 84L1130 58M1130 84L${n(1130 + 22)} ${n(84 + chance.between(-12, 12))}" stroke="${palette.ink}" stroke-width="5" stroke-linecap="round"/>`;
  return {
    defs: '',
    body:
      rect(0, 0, WIDTH, HEIGHT, wall) +
      rect(0, 640, WIDTH, 80, mix(wood, palette.ink, 0.2)) +
      rect(70, 108, WIDTH - 140, 484, wood, 'rx="8"') +
      rect(90, 128, WIDTH - 180, 444, board) +
      rect(90, 128, WIDTH - 180, 120, '#fff', 'fill-opacity=".04"') +
      plan +
      side +
      cells.join('') +
      rect(300, 588, 680, 20, mix(wood, palette.ink, 0.25), 'rx="6"') +
      [palette.paper, palette.accent, palette.light]
        .map((colour, index) => rect(540 + index * 70, 578, 50, 11, colour, 'rx="5"'))
        .join('') +
      clock,
  };
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
