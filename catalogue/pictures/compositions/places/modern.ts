/** Places of the twentieth century and after. */
import { ellipse, n, path, polygon, rect, type Point } from '../../kit/svg';
import { CENTRE, HEIGHT, WIDTH } from '../../paint';
import { FLOOR, hills, type Place } from './parts';

export const blackBox: Place = (paint) => {
  const { palette, chance } = paint;
  const lamps = Array.from({ length: 9 }, (_value, index) => {
    const x = 90 + index * 138;
    return (
      rect(x - 3, 60, 6, 24, palette.soft) +
      `<g transform="translate(${x} 92) rotate(${n((CENTRE - x) * -0.035)})">${path('M-18-10L18-10L24 26L-24 26Z', palette.ink)}${ellipse(0, 26, 22, 6, palette.light)}</g>`
    );
  });
  const truss =
    rect(0, 44, WIDTH, 8, palette.soft) +
    rect(0, 72, WIDTH, 5, palette.mid) +
    Array.from(
      { length: 40 },
      (_value, index) =>
        `<path d="M${index * 33} 50l16 24l17-24" fill="none" stroke="${palette.mid}" stroke-width="3"/>`,
    ).join('');
  const blocks = Array.from({ length: chance.whole(3, 5) }, (_value, index) => {
    const width = chance.between(110, 210);
    const height = chance.between(60, 300);
    const x = 60 + index * 270 + chance.between(-30, 30);
    return (
      rect(x, FLOOR - height, width, height + 20, index % 2 ? palette.deep : palette.mid) +
      polygon(
        [
          [x + width, FLOOR - height],
          [x + width + 40, FLOOR - height - 22],
          [x + width + 40, FLOOR],
          [x + width, FLOOR + 20],
        ],
        palette.dark,
      ) +
      polygon(
        [
          [x, FLOOR - height],
          [x + 40, FLOOR - height - 22],
          [x + width + 40, FLOOR - height - 22],
          [x + width, FLOOR - height],
        ],
        palette.soft,
      )
    );
  });
  const frame = chance.chance(0.6)
    ? `<rect x="${CENTRE - 120}" y="190" width="240" height="${FLOOR - 190}" fill="none" stroke="${palette.accent}" stroke-width="16"/>`
    : '';
  return (
    truss +
    lamps.join('') +
    blocks.join('') +
    frame +
    polygon(
      [
        [0, FLOOR],
        [WIDTH, FLOOR],
        [WIDTH, HEIGHT],
        [0, HEIGHT],
      ],
      palette.dark,
    ) +
    polygon(
      [
        [230, FLOOR + 14],
        [1050, FLOOR + 14],
        [1220, HEIGHT],
        [60, HEIGHT],
      ],
      palette.deep,
    )
  );
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

export const shards: Place = (paint) => {
  const { palette, chance } = paint;
  const towers = Array.from({ length: 11 }, (_value, index) => {
    const x = -60 + index * 128;
    const slant = chance.between(-70, 70);
    const top = chance.between(90, 330);
    const tone = [palette.deep, palette.mid, palette.dark][index % 3] ?? palette.deep;
    const lit = Array.from({ length: 4 }, (_other, row) =>
      polygon(
        [
          [x + 34 + slant * 0.6, top + 40 + row * 80],
          [x + 74 + slant * 0.6, top + 30 + row * 80],
          [x + 70 + slant * 0.5, top + 76 + row * 80],
          [x + 32 + slant * 0.5, top + 80 + row * 80],
        ],
        chance.chance(0.4) ? palette.light : palette.ink,
      ),
    );
    return (
      polygon(
        [
          [x + slant, top],
          [x + 120 + slant, top + chance.between(-40, 40)],
          [x + 150, FLOOR + 20],
          [x - 10, FLOOR + 20],
        ],
        tone,
      ) + lit.join('')
    );
  });
  return (
    polygon(
      [
        [CENTRE - 40, 0],
        [CENTRE + 60, 0],
        [1100, FLOOR],
        [180, FLOOR],
      ],
      palette.accent,
      'fill-opacity=".55"',
    ) +
    towers.join('') +
    polygon(
      [
        [0, FLOOR - 20],
        [WIDTH, FLOOR + 30],
        [WIDTH, HEIGHT],
        [0, HEIGHT],
      ],
      palette.dark,
    ) +
    polygon(
      [
        [420, FLOOR + 6],
        [860, FLOOR + 20],
        [1120, HEIGHT],
        [160, HEIGHT],
      ],
      palette.soft,
      'fill-opacity=".5"',
    )
  );
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
