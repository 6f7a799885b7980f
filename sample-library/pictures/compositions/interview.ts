/** An interview: two chairs in the light, turned to each other, somewhere in a theatre. */
import { mix } from '../kit/colour';
import { placeMotif } from '../kit/motifs';
import { archPath, drape } from '../kit/stage';
import { ellipse, path, radial, rect } from '../kit/svg';
import { beam, beamFill, CENTRE, ground, HEIGHT, WIDTH, type Paint, type Picture } from '../paint';
import { armchair, directorsChair, microphone, stool } from './furniture';

/** Half the distance between the chairs. */
const HALF = 168;
const WALL_FOOT = 560;
type Backdrop = (paint: Paint) => string;

/** A panelled office with a framed emblem. */
const panelled: Backdrop = ({ palette, motif }) => {
  const slats = Array.from({ length: 16 }, (_value, index) =>
    rect(index * 82, 0, 3, WALL_FOOT, palette.ink, 'fill-opacity=".16"'),
  );
  const frame =
    rect(CENTRE - 106, 54, 212, 166, palette.ink) + rect(CENTRE - 98, 62, 196, 150, palette.paper);
  const colours: [string, string, string] = [
    palette.accent,
    mix(palette.accent, palette.ink, 0.35),
    palette.paper,
  ];
  return slats.join('') + frame + placeMotif(motif, colours, { x: CENTRE, y: 137, size: 104 });
};

/** The empty auditorium behind the speakers. */
const auditorium: Backdrop = ({ palette }) => {
  const rows = [0, 1, 2, 3, 4].map((row) => {
    const y = 170 + row * 78;
    const size = 52 + row * 10;
    const seat = (x: number) => path(`M${x - size / 2} ${y + 70}L${x - size / 2} ${y + 14}Q${x - size / 2} ${y} ${x} ${y}Q${x + size / 2} ${y} ${x + size / 2} ${y + 14}L${x + size / 2} ${y + 70}Z`, mix(palette.accent, palette.ink, 0.72 - row * 0.06)); // prettier-ignore
    const count = Math.ceil(WIDTH / (size + 8)) + 1;
    const seats = Array.from({ length: count }, (_value, index) =>
      seat(index * (size + 8) + (row % 2) * (size / 2)),
    );
    return seats.join('') + rect(0, y + 62, WIDTH, 16, palette.ink, 'fill-opacity=".35"');
  });
  const balcony =
    rect(0, 60, WIDTH, 66, mix(palette.deep, palette.ink, 0.3)) +
    rect(0, 60, WIDTH, 8, palette.light, 'fill-opacity=".6"');
  const lamps = Array.from({ length: 8 }, (_value, index) =>
    ellipse(90 + index * 157, 100, 10, 10, palette.light),
  );
  return balcony + lamps.join('') + rows.join('');
};

/** A tall window with the night outside. */
const nightWindow: Backdrop = ({ palette, chance }) => {
  const box = { x: CENTRE - 170, y: 60, width: 340, height: 440 };
  const moonX = CENTRE + chance.between(-90, 90);
  const stars = Array.from({ length: 14 }, () =>
    ellipse(CENTRE + chance.between(-140, 140), chance.between(110, 330), 2.4, 2.4, palette.paper),
  );
  const bars =
    rect(CENTRE - 4, 60, 8, 440, palette.paper) +
    [200, 330].map((y) => rect(box.x, y, box.width, 8, palette.paper)).join('');
  return path(archPath({ x: box.x - 18, y: box.y - 18, width: box.width + 36, height: box.height + 18 }), palette.paper) + path(archPath(box), mix('#142247', palette.dark, 0.35)) + stars.join('') + ellipse(moonX, 190, 44, 44, palette.light) + path(`M${box.x} 500L${box.x} 440l60-40l50 30l80-50l70 46l80-30L${box.x + box.width} 500Z`, palette.ink) + bars + rect(box.x - 40, 498, box.width + 80, 16, palette.paper); // prettier-ignore
};

/** Before the house curtain. */
const curtain: Backdrop = ({ palette, chance }) =>
  drape(
    { x: 0, y: 0, width: WIDTH, height: WALL_FOOT },
    mix(palette.accent, palette.ink, 0.72),
    mix(palette.accent, palette.ink, 0.2),
    chance,
  ) +
  rect(0, WALL_FOOT - 34, WIDTH, 10, palette.light, 'fill-opacity=".75"') +
  rect(0, WALL_FOOT - 18, WIDTH, 18, mix(palette.light, palette.ink, 0.45));

/** A glass of water and a cup on a small table. */
const table = ({ palette }: Paint) =>
  rect(CENTRE - 44, 548, 88, 8, palette.ink, 'rx="4"') + rect(CENTRE - 4, 552, 8, 84, palette.ink) + rect(CENTRE - 12, 510, 22, 38, palette.paper) + ellipse(CENTRE + 24, 540, 8, 8, palette.accent); // prettier-ignore

export function interview(paint: Paint): Picture {
  const { palette, chance } = paint;
  const wall = ground(
    'wall',
    mix(palette.deep, palette.ink, 0.25),
    mix(palette.mid, palette.accent, 0.3),
    palette.mid,
  );
  const glow = radial('glow', [0.5, 0.5], 0.5, [[0, palette.light, 0.62], [0.6, palette.light, 0.22], [1, palette.light, 0]]); // prettier-ignore
  const backdrop = chance.pick([panelled, auditorium, nightWindow, curtain]);
  const chair = chance.pick([armchair, stool, directorsChair]);
  const hues =
    backdrop === curtain || backdrop === auditorium
      ? [palette.second, palette.paper]
      : [palette.accent, palette.second];
  const seats = ([-1, 1] as const).map((side, index) => {
    const main = hues[index] ?? palette.accent;
    const x = CENTRE + side * HALF;
    return (
      ellipse(x, 642, 130, 18, palette.ink, 'fill-opacity=".45"') +
      chair(x, side === -1 ? 1 : -1, main, mix(main, palette.ink, 0.38))
    );
  });
  const floor =
    rect(0, WALL_FOOT, WIDTH, HEIGHT - WALL_FOOT, mix(palette.deep, palette.ink, 0.35)) + rect(0, WALL_FOOT - 4, WIDTH, 6, palette.soft, 'fill-opacity=".5"') +
    ellipse(CENTRE, 650, 470, 62, mix(palette.second, palette.ink, 0.45)) + ellipse(CENTRE, 650, 430, 52, mix(palette.second, palette.ink, 0.2)); // prettier-ignore
  const lights = ([-1, 1] as const).map((side) => beam([CENTRE + side * (HALF + 250), -30], { x: CENTRE + side * HALF, y: 640, radius: 170 }, 'url(#beam)', 'none')); // prettier-ignore
  const between = chance.chance(0.6)
    ? microphone(CENTRE, { ink: palette.ink, metal: palette.soft })
    : table(paint);
  return {
    defs: wall.defs + glow + beamFill('beam', palette.light, 0.34),
    body:
      wall.body +
      backdrop(paint) +
      floor +
      ellipse(CENTRE, 420, 620, 330, 'url(#glow)') +
      lights.join('') +
      seats.join('') +
      between,
  };
}
