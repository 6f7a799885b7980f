/** Places of the twentieth century and after. */
import { ellipse, n, path, rect, type Point } from '../../kit/svg';
import { CENTRE, HEIGHT, WIDTH, type Paint } from '../../paint';
import { FLOOR, hills, type Place } from './parts';

/** A lighting bar with its lamps turned towards the middle. */
function rig({ palette }: Paint): string {
  const lamps = Array.from({ length: 9 }, (_value, index) => {
    const x = 90 + index * 138;
    const body = path('M-18-10L18-10L24 26L-24 26Z', palette.ink) + ellipse(0, 26, 22, 6, palette.light);
    return `${rect(x - 3, 60, 6, 24, palette.soft)}<g transform="translate(${x} 92) rotate(${n((CENTRE - x) * -0.035)})">${body}</g>`;
  });
  const bars = rect(0, 44, WIDTH, 8, palette.soft) + rect(0, 72, WIDTH, 5, palette.mid);
  const webs = Array.from({ length: 40 }, (_value, index) => `M${index * 33} 50l16 24l17-24`).join('');
  return bars + path(webs, 'none', `stroke="${palette.mid}" stroke-width="3"`) + lamps.join('');
}

/** Platforms of different heights. */
function blocks({ palette, chance }: Paint): string {
  return Array.from({ length: chance.whole(3, 5) }, (_value, index) => {
    const width = chance.between(110, 210);
    const height = chance.between(60, 300);
    const x = 60 + index * 270 + chance.between(-30, 30);
    const [top, right] = [FLOOR - height, x + width];
    const side = `M${n(right)} ${n(top)}l40-22L${n(right + 40)} ${FLOOR}L${n(right)} ${FLOOR + 20}Z`;
    const lid = `M${n(x)} ${n(top)}l40-22L${n(right + 40)} ${n(top - 22)}L${n(right)} ${n(top)}Z`;
    const front = rect(x, top, width, height + 20, index % 2 ? palette.deep : palette.mid);
    return front + path(side, palette.dark) + path(lid, palette.soft);
  }).join('');
}

export const blackBox: Place = (paint) => {
  const { palette, chance } = paint;
  const platforms = blocks(paint);
  const outline = `fill="none" stroke="${palette.accent}" stroke-width="16"`;
  const frame = `<rect x="${CENTRE - 120}" y="190" width="240" height="${FLOOR - 190}" ${outline}/>`;
  const floor =
    rect(0, FLOOR, WIDTH, HEIGHT - FLOOR, palette.dark) +
    path(`M230 ${FLOOR + 14}L1050 ${FLOOR + 14}L1220 ${HEIGHT}L60 ${HEIGHT}Z`, palette.deep);
  return rig(paint) + platforms + (chance.chance(0.6) ? frame : '') + floor;
};

export const wasteland: Place = (paint) => {
  const { palette, chance } = paint;
  const x = chance.pick([400, 880]);
  const branch = (from: Point, angle: number, length: number, depth: number): string => {
    const to: Point = [from[0] + Math.sin(angle) * length, from[1] - Math.cos(angle) * length];
    const stroke = `<path d="M${n(from[0])} ${n(from[1])}L${n(to[0])} ${n(to[1])}" stroke="${palette.ink}" stroke-width="${n(depth * 4)}" stroke-linecap="round"/>`;
    if (depth <= 1) return stroke;
    return (
      stroke +
      [-0.5, 0.45]
        .map((turn) =>
          branch(
            to,
            angle + turn + chance.between(-0.18, 0.18),
            length * chance.between(0.62, 0.78),
            depth - 1,
          ),
        )
        .join('')
    );
  };
  const ground = path(
    `M0 ${FLOOR + 10}Q360 ${FLOOR - 50} ${CENTRE} ${FLOOR - 4}T${WIDTH} ${FLOOR - 20}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`,
    palette.dark,
  );
  return (
    ellipse(CENTRE, 300, 190, 190, palette.light) +
    ellipse(CENTRE + 24, 288, 150, 150, palette.paper, 'fill-opacity=".35"') +
    hills(paint, 520, 50, palette.deep) +
    ground +
    branch([x, FLOOR + 10], chance.between(-0.1, 0.1), 130, 5) +
    ellipse(x + 160, FLOOR + 26, 90, 30, palette.ink)
  );
};

/** One leaning tower with crooked windows, some of them lit. */
function tower({ palette, chance }: Paint, index: number): string {
  const x = -60 + index * 128;
  const slant = chance.between(-70, 70);
  const top = chance.between(90, 330);
  const tone = [palette.deep, palette.mid, palette.dark][index % 3] ?? palette.deep;
  const roof = `M${n(x + slant)} ${n(top)}L${n(x + 120 + slant)} ${n(top + chance.between(-40, 40))}`;
  const windows = Array.from({ length: 4 }, (_value, row) => {
    const y = top + 40 + row * 80;
    const [upper, lower] = [slant * 0.6, slant * 0.5];
    const d = `M${n(x + 34 + upper)} ${n(y)}L${n(x + 74 + upper)} ${n(y - 10)}L${n(x + 70 + lower)} ${n(y + 36)}L${n(x + 32 + lower)} ${n(y + 40)}Z`;
    return path(d, chance.chance(0.4) ? palette.light : palette.ink);
  });
  return path(`${roof}L${x + 150} ${FLOOR + 20}L${x - 10} ${FLOOR + 20}Z`, tone) + windows.join('');
}

export const shards: Place = (paint) => {
  const { palette } = paint;
  const glare = path(
    `M${CENTRE - 40} 0L${CENTRE + 60} 0L1100 ${FLOOR}L180 ${FLOOR}Z`,
    palette.accent,
    'fill-opacity=".55"',
  );
  const towers = Array.from({ length: 11 }, (_value, index) => tower(paint, index));
  const street =
    path(`M0 ${FLOOR - 20}L${WIDTH} ${FLOOR + 30}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`, palette.dark) +
    path(
      `M420 ${FLOOR + 6}L860 ${FLOOR + 20}L1120 ${HEIGHT}L160 ${HEIGHT}Z`,
      palette.soft,
      'fill-opacity=".5"',
    );
  return glare + towers.join('') + street;
};

export const studio: Place = ({ palette }) => {
  const waves = [330, 270, 210, 150].map(
    (radius, index) =>
      `<circle cx="${CENTRE}" cy="300" r="${radius}" fill="${index % 2 ? palette.deep : palette.mid}" fill-opacity=".75"/>`,
  );
  const bars = Array.from({ length: 54 }, (_value, index) => {
    const away = Math.abs(index - 26.5) / 27;
    const size = 26 + Math.abs(Math.sin(index * 1.7) + Math.sin(index * 0.6)) * 90 * (1 - away * 0.6);
    return rect(
      10 + index * 23.5,
      620 - size / 2,
      12,
      size,
      away < 0.3 ? palette.light : palette.soft,
      'rx="6"',
    );
  });
  return waves.join('') + rect(0, 540, WIDTH, 180, palette.dark) + bars.join('');
};
