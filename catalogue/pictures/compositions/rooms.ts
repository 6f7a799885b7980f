/** Conversation and practice: an interview is two chairs in a light, a workshop a bright rehearsal room. */
import { mix } from '../kit/colour';
import { placeMotif } from '../kit/motifs';
import { floorboards } from '../kit/stage';
import { ellipse, n, path, polygon, radial, rect } from '../kit/svg';
import { beam, beamFill, CENTRE, ground, HEIGHT, litFigure, WIDTH, type Paint, type Picture } from '../paint';
import { figureOf } from './production';

type Chair = (x: number, side: 1 | -1, main: string, shade: string) => string;

/** Seen from the front, a little turned towards the other; the seat is 150 above the floor line at y 640. */
export const armchair: Chair = (x, side, main, shade) =>
  `<g transform="translate(${x} 640) scale(${side} 1)">${path('M-96-150Q-104-300-60-316L44-316Q84-304 80-150Z', shade)}${path('M-78-150Q-84-280-48-292L34-292Q64-284 62-150Z', main)}${rect(-112, -176, 44, 150, shade, 'rx="20"')}${rect(56, -176, 44, 150, shade, 'rx="20"')}${rect(-84, -158, 150, 66, main, 'rx="16"')}${rect(-84, -100, 150, 66, shade, 'rx="8"')}${rect(-92, -30, 14, 30, shade)}${rect(72, -30, 14, 30, shade)}</g>`;
const stool: Chair = (x, side, main, shade) =>
  `<g transform="translate(${x} 640) scale(${side} 1)">${path('M-60-190Q-66-330-20-336L40-330Q66-320 56-190Z', shade)}${path('M-46-196Q-50-316-14-322L34-316Q52-310 44-196Z', main)}${rect(-66, -196, 128, 26, main, 'rx="12"')}${polygon(
    [
      [-56, -170],
      [-40, -170],
      [-62, 0],
      [-76, 0],
    ],
    shade,
  )}${polygon(
    [
      [52, -170],
      [36, -170],
      [60, 0],
      [74, 0],
    ],
    shade,
  )}${rect(-62, -70, 124, 8, shade)}</g>`;
const director: Chair = (x, side, main, shade) =>
  `<g transform="translate(${x} 640) scale(${side} 1)">${rect(-78, -330, 10, 180, shade)}${rect(66, -330, 10, 180, shade)}${rect(-84, -320, 166, 82, main, 'rx="4"')}${rect(-84, -170, 166, 26, main)}${rect(-92, -206, 36, 10, shade)}${rect(56, -206, 36, 10, shade)}<path d="M-76-146L70 0M72-146L-74 0" stroke="${shade}" stroke-width="11"/>${rect(-86, -8, 30, 8, shade)}${rect(52, -8, 30, 8, shade)}</g>`;

/** A microphone on a stand between the chairs. */
export const microphone = (x: number, colours: { ink: string; metal: string }) =>
  rect(x - 3, 360, 6, 262, colours.metal) + ellipse(x, 626, 54, 11, colours.ink) + rect(x - 22, 262, 44, 96, colours.ink, 'rx="22"') +
  [0, 1, 2, 3].map((row) => rect(x - 15, 276 + row * 14, 30, 4, colours.metal)).join('') + rect(x - 26, 322, 52, 8, colours.metal); // prettier-ignore

export function interview(paint: Paint): Picture {
  const { palette, chance, motif } = paint;
  const warm = mix(palette.mid, palette.accent, 0.3);
  const wall = ground('wall', mix(palette.deep, palette.ink, 0.25), warm, palette.mid);
  const glow = radial('glow', [0.5, 0.5], 0.5, [[0, palette.light, 0.7], [0.6, palette.light, 0.28], [1, palette.light, 0]]); // prettier-ignore
  const chair = chance.pick([armchair, stool, director]);
  const hues = [palette.accent, palette.second] as const;
  const half = 168;
  const seats = ([-1, 1] as const).map((side, index) => {
    const main = hues[index] ?? palette.accent;
    return (
      ellipse(CENTRE + side * half, 642, 130, 18, palette.ink, 'fill-opacity=".45"') +
      chair(CENTRE + side * half, side === -1 ? 1 : -1, main, mix(main, palette.ink, 0.38))
    );
  });
  const slats = Array.from({ length: 16 }, (_value, index) =>
    rect(index * 82, 0, 3, 560, palette.ink, 'fill-opacity=".16"'),
  );
  const frame = `<rect x="${CENTRE - 98}" y="62" width="196" height="150" fill="${palette.paper}"/><rect x="${CENTRE - 98}" y="62" width="196" height="150" fill="none" stroke="${palette.ink}" stroke-width="8"/>`;
  const emblem = placeMotif(motif, [palette.accent, mix(palette.accent, palette.ink, 0.35), palette.paper], { x: CENTRE, y: 137, size: 104 }); // prettier-ignore
  const floor =
    rect(0, 560, WIDTH, HEIGHT - 560, mix(palette.deep, palette.ink, 0.35)) +
    rect(0, 556, WIDTH, 6, palette.soft, 'fill-opacity=".5"') +
    ellipse(CENTRE, 650, 470, 62, mix(palette.second, palette.ink, 0.45)) +
    ellipse(CENTRE, 650, 430, 52, mix(palette.second, palette.ink, 0.2));
  const between = chance.chance(0.6)
    ? microphone(CENTRE, { ink: palette.ink, metal: palette.soft })
    : rect(CENTRE - 44, 548, 88, 8, palette.ink, 'rx="4"') +
      rect(CENTRE - 4, 552, 8, 84, palette.ink) +
      rect(CENTRE - 12, 510, 22, 38, palette.paper) +
      ellipse(CENTRE + 24, 540, 8, 8, palette.accent);
  return {
    defs: wall.defs + glow + beamFill('beam', palette.light, 0.34),
    body:
      wall.body +
      slats.join('') +
      frame +
      emblem +
      floor +
      ellipse(CENTRE, 420, 620, 330, 'url(#glow)') +
      beam([CENTRE - half - 250, -30], { x: CENTRE - half, y: 640, radius: 170 }, 'url(#beam)', 'none') +
      beam([CENTRE + half + 250, -30], { x: CENTRE + half, y: 640, radius: 170 }, 'url(#beam)', 'none') +
      seats.join('') +
      between,
  };
}

/** Tall windows with the day in them. */
export function windows(paint: Paint): string {
  const { palette, chance } = paint;
  const count = chance.pick([4, 5]);
  const width = WIDTH / count;
  return Array.from({ length: count }, (_value, index) => {
    const x = index * width + width * 0.16;
    const wide = width * 0.68;
    const sky = rect(x, 56, wide, 330, mix('#dff1f7', palette.light, 0.25));
    const roofs = polygon([[x, 386], [x, 300], [x + wide * 0.3, 262 + chance.between(0, 50)], [x + wide * 0.55, 310], [x + wide, 280 + chance.between(0, 40)], [x + wide, 386]], mix(palette.soft, '#b9c9d2', 0.5)); // prettier-ignore
    const bars =
      [0.33, 0.66].map((share) => rect(x + wide * share - 3, 56, 6, 330, palette.paper)).join('') +
      [166, 276].map((y) => rect(x, y, wide, 6, palette.paper)).join('');
    return (
      sky +
      roofs +
      bars +
      `<rect x="${n(x)}" y="56" width="${n(wide)}" height="330" fill="none" stroke="${palette.paper}" stroke-width="10"/>`
    );
  }).join('');
}

/** Coloured tape on the floor: the plan of a set that is not there yet. */
export function tape({ palette, chance }: Paint): string {
  const line = (d: string, colour: string) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="9" stroke-linejoin="round"/>`;
  const plan =
    line('M250 690L380 560L900 560L1030 690', palette.accent) +
    line('M470 560L440 620L560 620L566 560', palette.second);
  const cross = [[420, 660], [CENTRE, 640], [880, 660]] as const; // prettier-ignore
  const marks = cross.map(([x, y]) =>
    line(`M${x - 20} ${y - 8}L${x + 20} ${y + 8}M${x + 20} ${y - 8}L${x - 20} ${y + 8}`, palette.light),
  );
  return (
    plan + marks.slice(0, chance.whole(1, 3)).join('') + line('M760 560L790 610L880 610', palette.second)
  );
}

export function workshop(paint: Paint): Picture {
  const { palette, chance } = paint;
  const wall = ground('wall', mix(palette.paper, palette.soft, 0.25), mix(palette.paper, palette.soft, 0.55));
  const wood = mix('#d9a866', palette.soft, 0.2);
  const count = chance.pick([3, 3, 4, 5]);
  const spread = 460 / count;
  const modern = { ...paint, facts: { ...paint.facts, period: '' } };
  const bodies = [
    palette.ink,
    palette.accent,
    palette.deep,
    palette.second,
    mix(palette.accent, palette.ink, 0.5),
  ];
  const people = Array.from({ length: count }, (_value, index) => {
    const offset = (index - (count - 1) / 2) * spread;
    const place = {
      x: CENTRE + offset,
      y: 640 + (index % 2) * 24,
      height: chance.between(250, 300),
      flip: offset > 0,
    };
    return litFigure(
      {
        ...figureOf(modern, 1),
        costume: chance.pick(['modern', 'modern', 'coat', 'gown']),
        hair: chance.pick(['short', 'bun', 'long']),
      },
      { body: bodies[index] ?? palette.ink, edge: palette.paper },
      place,
    );
  });
  const barre =
    rect(0, 430, WIDTH, 9, mix(wood, palette.ink, 0.35)) +
    [120, 460, 820, 1160].map((x) => rect(x, 430, 8, 66, mix(wood, palette.ink, 0.45))).join('');
  const rays = Array.from({ length: 4 }, (_value, index) => polygon([[120 + index * 300, 386], [300 + index * 300, 386], [520 + index * 300, HEIGHT], [220 + index * 300, HEIGHT]], '#fff', 'fill-opacity=".13"')); // prettier-ignore
  const skirting = rect(0, 486, WIDTH, 16, palette.paper);
  return {
    defs: wall.defs,
    body:
      wall.body +
      windows(paint) +
      barre +
      floorboards({ x: 0, y: 500, width: WIDTH, height: 220 }, wood, mix(wood, '#fff0d2', 0.4), 26) +
      skirting +
      tape(paint) +
      rays.join('') +
      people.join(''),
  };
}
