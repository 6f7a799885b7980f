/** A workshop: people in working clothes, tape on the floor, a rehearsal room by day or by lamplight. */
import { mix } from '../kit/colour';
import { placeMotif } from '../kit/motifs';
import { floorboards, stones } from '../kit/stage';
import { ellipse, n, path, rect } from '../kit/svg';
import { CENTRE, ground, HEIGHT, litFigure, WIDTH, type Paint, type Picture } from '../paint';
import { figureOf } from './production';

/** Tall windows with the day in them. */
export function windows(paint: Paint): string {
  const { palette, chance } = paint;
  const count = chance.pick([4, 5]);
  const width = WIDTH / count;
  return Array.from({ length: count }, (_value, index) => {
    const x = index * width + width * 0.16;
    const wide = width * 0.68;
    const sky = rect(x, 56, wide, 330, mix('#dff1f7', palette.light, 0.25));
    const roofs = path(
      `M${n(x)} 386L${n(x)} 300L${n(x + wide * 0.3)} ${n(262 + chance.between(0, 50))}L${n(x + wide * 0.55)} 310L${n(x + wide)} ${n(280 + chance.between(0, 40))}L${n(x + wide)} 386Z`,
      mix(palette.soft, '#b9c9d2', 0.5),
    );
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

/** A wall of mirrors with a rail, and the room seen in it. */
function mirrors({ palette }: Paint): string {
  const panes = Array.from({ length: 6 }, (_value, index) => {
    const x = 50 + index * 198;
    const shine = path(
      `M${x + 20} 440L${x + 110} 70L${x + 150} 70L${x + 60} 440Z`,
      '#fff',
      'fill-opacity=".22"',
    );
    return (
      rect(x - 6, 54, 196, 400, palette.paper) +
      rect(x, 60, 184, 388, mix(palette.soft, palette.mid, 0.35)) +
      shine
    );
  });
  return panes.join('');
}

/** Brick, two working lamps and a poster: an evening rehearsal. */
function brickwork({ palette, chance, motif }: Paint): string {
  const wall = stones(
    { x: 0, y: 0, width: WIDTH, height: 500 },
    mix('#a4553c', palette.deep, 0.35),
    chance,
    42,
  );
  const lamps = [300, 980].map((x) => rect(x - 3, 0, 6, 110, palette.ink) + path(`M${x - 54} 150Q${x} 70 ${x + 54} 150Z`, palette.ink) + ellipse(x, 152, 44, 9, palette.light) + path(`M${x - 44} 152L${x + 44} 152L${x + 230} 500L${x - 230} 500Z`, palette.light, 'fill-opacity=".2"')); // prettier-ignore
  const poster = rect(CENTRE - 92, 96, 184, 236, palette.paper) + placeMotif(motif, [palette.accent, mix(palette.accent, palette.ink, 0.4), palette.paper], { x: CENTRE, y: 206, size: 128 }); // prettier-ignore
  return wall + poster + lamps.join('');
}

/** Sunlight through windows, lying across the floor. */
const sunlight = () =>
  Array.from({ length: 4 }, (_value, index) => {
    const x = 120 + index * 300;
    return path(
      `M${x} 386L${x + 180} 386L${x + 400} ${HEIGHT}L${x + 100} ${HEIGHT}Z`,
      '#fff',
      'fill-opacity=".13"',
    );
  }).join('');

/** Between three and five people at work. */
function people(paint: Paint): string {
  const { palette, chance, facts } = paint;
  const count = chance.pick([3, 3, 4, 5]);
  const today = { ...paint, facts: { ...facts, period: '' } };
  const hues = [
    palette.ink,
    palette.accent,
    palette.deep,
    palette.second,
    mix(palette.accent, palette.ink, 0.5),
  ];
  return Array.from({ length: count }, (_value, index) => {
    const offset = (index - (count - 1) / 2) * (470 / count);
    const place = {
      x: CENTRE + offset,
      y: 640 + (index % 2) * 26,
      height: chance.between(250, 300),
      flip: offset > 0,
    };
    const costume = chance.pick(['modern', 'modern', 'coat', 'gown'] as const);
    const hair = chance.pick(['short', 'bun', 'long'] as const);
    const colours = { body: hues[index] ?? palette.ink, edge: palette.paper };
    return litFigure({ ...figureOf(today, 1), costume, hair }, colours, place);
  }).join('');
}

export function workshop(paint: Paint): Picture {
  const { palette, chance } = paint;
  const tint = chance.pick([
    palette.soft,
    mix(palette.second, palette.paper, 0.3),
    mix(palette.accent, palette.paper, 0.45),
  ]);
  const wall = ground('wall', mix(palette.paper, tint, 0.4), mix(palette.paper, tint, 0.8));
  const room = chance.pick([windows, windows, mirrors, brickwork]);
  const wood = mix('#d9a866', palette.soft, 0.2);
  const rail = mix(wood, palette.ink, 0.4);
  const barre =
    rect(0, 430, WIDTH, 9, rail) + [120, 460, 820, 1160].map((x) => rect(x, 430, 8, 66, rail)).join('');
  const floor = floorboards({ x: 0, y: 500, width: WIDTH, height: 220 }, wood, mix(wood, '#fff0d2', 0.4), 26);
  return {
    defs: wall.defs,
    body:
      wall.body + room(paint) + (room === brickwork ? '' : barre) + floor + rect(0, 486, WIDTH, 16, palette.paper) +
      tape(paint) + (room === windows ? sunlight() : '') + people(paint),
  }; // prettier-ignore
}
