/** A lesson plan: a board on a classroom wall with a grid of coloured cells. Chalk, cork, white or slate. */
import { mix } from '../kit/colour';
import { placeMotif } from '../kit/motifs';
import { ellipse, n, path, rect } from '../kit/svg';
import { CENTRE, HEIGHT, plain, WIDTH, type Paint, type Picture } from '../paint';
import { writing } from './paper';

interface Board {
  face: string;
  frame: string;
  /** Of what is written on it by hand. */
  mark: string;
  pinned: boolean;
}

function boardOf({ palette, chance }: Paint): Board {
  const wood = mix('#b98145', palette.accent, 0.15);
  return chance.pick<Board>([
    { face: mix('#1f4a39', palette.dark, 0.3), frame: wood, mark: palette.paper, pinned: false },
    { face: mix('#2a2f36', palette.dark, 0.4), frame: mix(wood, palette.ink, 0.35), mark: palette.light, pinned: false },
    { face: mix('#c9985c', palette.paper, 0.15), frame: mix(palette.deep, palette.ink, 0.2), mark: palette.deep, pinned: true },
    { face: '#fbf9f3', frame: mix(palette.soft, '#8a949c', 0.5), mark: palette.accent, pinned: true },
  ]); // prettier-ignore
}

interface Cell {
  x: number;
  y: number;
  width: number;
  height: number;
}

function card(
  paint: Paint,
  { x, y, width, height }: Cell,
  colour: string,
  emblem: Paint['motif'] | null,
): string {
  const { palette } = paint;
  const dark = mix(colour, palette.ink, 0.62);
  const soft = mix(colour, palette.ink, 0.36);
  const sheet = rect(x, y, width, height, colour, 'rx="6"');
  if (emblem) {
    const place = { x: x + width / 2, y: y + height / 2, size: Math.min(width, height) * 0.72 };
    return sheet + placeMotif(emblem, [dark, soft, colour], place);
  }
  const rows = Math.max(1, Math.floor((height - 50) / 17));
  return (
    sheet +
    rect(x + 12, y + 14, width * 0.4, 9, dark, 'rx="4"') +
    writing(paint, { x: x + 12, y: y + 36, width: width - 26, rows }, soft, 17)
  );
}

/** The grid: so many lessons across, so many parts down; two cells show what it is about. */
function grid(paint: Paint, { pinned }: Board): string {
  const { palette, chance, motif, other } = paint;
  const colours = [palette.accent, palette.light, palette.second, palette.soft, palette.paper] as const;
  const [columns, rows] = chance.pick<readonly [number, number]>([[4, 3], [3, 3], [5, 3], [4, 2], [3, 2]]); // prettier-ignore
  const [width, height] = [480 / columns, 366 / rows];
  const emblemAt = chance.whole(0, columns * rows - 1);
  const otherAt = (emblemAt + chance.whole(2, columns * rows - 2)) % (columns * rows);
  const shift = chance.whole(0, colours.length - 1);
  return Array.from({ length: columns * rows }, (_value, index) => {
    const cell = {
      x: CENTRE - 240 + (index % columns) * width + 6,
      y: 168 + Math.floor(index / columns) * height + 6,
      width: width - 12,
      height: height - 12,
    };
    const colour =
      colours[(index * 2 + shift + Math.floor(index / columns)) % colours.length] ?? palette.paper;
    const drawn = card(paint, cell, colour, index === emblemAt ? motif : index === otherAt ? other : null);
    if (!pinned) return drawn;
    const [middle, turn] = [cell.x + cell.width / 2, chance.between(-2.4, 2.4)];
    const pin = ellipse(middle, cell.y + 4, 6, 6, mix(palette.accent, palette.ink, 0.2));
    return `<g transform="rotate(${n(turn)} ${n(middle)} ${n(cell.y)})">${drawn}${pin}</g>`;
  }).join('');
}

/** What a teacher draws at the sides while talking. */
function sketches({ chance }: Paint, { mark }: Board): string {
  const stroke = `stroke="${mark}" stroke-opacity=".85" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"`;
  const draw = (d: string) => path(d, 'none', stroke);
  const left = [
    'M150 210q60-46 116-4t116-8M150 300l90 0m-14-14l14 14l-14 14M160 486l30 26l50-64',
    'M186 250a42 42 0 1 0 84 0a42 42 0 1 0-84 0M228 208l0-22M270 250l26 0M150 380l140 0M150 420l110 0M150 460l130 0',
    'M150 230l150 0l-30 130l-90 0zM180 360l0 60l90 0l0-60M160 490q66 30 130 0',
  ] as const;
  const right = [
    'M960 200l130 0M960 236l100 0M960 272l120 0M980 350l0 130l120 0M1000 450l34-40l26 20l44-64',
    'M960 330q70-150 140 0M960 330l140 0M1030 330l0 90M990 470l80 0',
    'M1030 190l24 50l54 6l-40 36l12 54l-50-28l-50 28l12-54l-40-36l54-6zM970 430l120 0M970 470l90 0',
  ] as const;
  return draw(chance.pick(left)) + draw(chance.pick(right));
}

export function lessonPlan(paint: Paint): Picture {
  const { palette, chance } = paint;
  const board = boardOf(paint);
  const wall = chance.pick([mix(palette.paper, palette.soft, 0.35), mix(palette.soft, palette.paper, 0.35), mix(palette.second, palette.paper, 0.55)]); // prettier-ignore
  const chalks = [palette.paper, palette.accent, palette.light].map((colour, index) => rect(540 + index * 70, 578, 50, 11, colour, 'rx="5"')); // prettier-ignore
  const [clockX, hand] = [chance.pick([150, 1130]), chance.between(-12, 12)];
  const clock =
    ellipse(clockX, 58, 44, 44, palette.ink) +
    ellipse(clockX, 58, 36, 36, palette.paper) +
    path(
      `M${clockX} 58L${clockX} 34M${clockX} 58L${clockX + 20} ${n(58 + hand)}`,
      'none',
      `stroke="${palette.ink}" stroke-width="5" stroke-linecap="round"`,
    );
  return plain(
    rect(0, 0, WIDTH, HEIGHT, wall) +
      rect(0, 640, WIDTH, 80, mix(wall, palette.ink, 0.45)) +
      rect(0, 630, WIDTH, 12, mix(wall, palette.ink, 0.6)) +
      rect(70, 108, WIDTH - 140, 484, board.frame, 'rx="8"') +
      rect(90, 128, WIDTH - 180, 444, board.face) +
      path('M90 128L600 128L330 572L90 572Z', '#fff', 'fill-opacity=".05"') +
      sketches(paint, board) +
      grid(paint, board) +
      rect(300, 588, 680, 20, mix(board.frame, palette.ink, 0.25), 'rx="6"') +
      chalks.join('') +
      clock,
  );
}
