/** Places of the old theatres: Greek, Roman, Japanese. */
import { mix } from '../../kit/colour';
import { archPath, steps } from '../../kit/stage';
import { ellipse, path, polygon, rect } from '../../kit/svg';
import { CENTRE, HEIGHT, WIDTH } from '../../paint';
import { column, FLOOR, hills, type Place } from './parts';

export const greek: Place = (paint) => {
  const { palette, chance } = paint;
  const columns = chance.pick([6, 8]);
  const [left, right] = [300, 980];
  const gap = (right - left) / (columns - 1);
  const stone = palette.soft;
  const temple = Array.from({ length: columns }, (_value, index) =>
    column(left + index * gap, 262, 34, stone, mix(stone, palette.deep, 0.45)),
  );
  const gable = chance.chance(0.6)
    ? polygon(
        [
          [left - 50, 232],
          [CENTRE, 128],
          [right + 50, 232],
        ],
        mix(stone, palette.deep, 0.25),
      )
    : '';
  const dance = [0, 1, 2].map((ring) =>
    ellipse(CENTRE, 640, 560 - ring * 120, 92 - ring * 20, ring % 2 ? palette.deep : palette.mid),
  );
  return hills(paint, 470, 190, palette.deep) + hills(paint, 520, 120, palette.dark) + gable + rect(left - 50, 232, right - left + 100, 32, stone) + rect(left - 50, 256, right - left + 100, 6, palette.accent) + rect(left - 26, 276, right - left + 52, FLOOR - 276, palette.dark) + temple.join('') + rect(0, FLOOR - 6, WIDTH, HEIGHT, palette.dark) + dance.join(''); // prettier-ignore
};

export const roman: Place = ({ palette }) => {
  const tier = (y: number, count: number, height: number) =>
    Array.from({ length: count }, (_value, index) => {
      const width = WIDTH / count;
      const opening = { x: index * width + width * 0.22, y: y + 26, width: width * 0.56, height: height - 26 };
      return rect(index * width, y, width, height, index % 2 ? palette.mid : mix(palette.mid, palette.deep, 0.3)) + path(archPath(opening), palette.dark) + rect(index * width - 8, y, 16, height, palette.soft);
    }).join('') + rect(0, y - 12, WIDTH, 14, palette.soft); // prettier-ignore
  return (
    tier(130, 8, 180) +
    tier(322, 6, FLOOR - 322) +
    rect(0, FLOOR - 10, WIDTH, HEIGHT, palette.deep) +
    steps({ x: 120, y: FLOOR - 4, width: WIDTH - 240, height: 60 }, 3, palette.soft, palette.mid)
  );
};

export const noh: Place = (paint) => {
  const { palette } = paint;
  const wood = mix(palette.accent, palette.paper, 0.45);
  const cloud = (x: number, y: number, size: number) =>
    [0, 1, 2]
      .map((step) =>
        ellipse(
          x + (step - 1) * size * 0.8,
          y + Math.abs(step - 1) * 12,
          size,
          size * 0.42,
          mix('#2f5d3a', palette.deep, step * 0.15),
        ),
      )
      .join('');
  const pine =
    path(
      `M${CENTRE - 12} 500Q${CENTRE - 60} 400 ${CENTRE + 10} 350Q${CENTRE + 60} 310 ${CENTRE + 6} 250L${CENTRE + 30} 250Q${CENTRE + 90} 320 ${CENTRE + 34} 366Q${CENTRE - 20} 410 ${CENTRE + 20} 500Z`,
      mix(palette.ink, '#6b3f22', 0.5),
    ) +
    cloud(CENTRE - 110, 330, 70) +
    cloud(CENTRE + 120, 300, 66) +
    cloud(CENTRE + 10, 240, 84) +
    cloud(CENTRE - 70, 420, 44);
  const roof =
    path(`M150 150Q${CENTRE} 10 1130 150L1180 176L100 176Z`, palette.dark) +
    path(`M100 176L1180 176L1160 200L120 200Z`, palette.accent);
  const posts = [250, 1010].map((x) => rect(x, 196, 24, 430, mix(wood, palette.ink, 0.35)));
  return (
    rect(270, 200, 740, FLOOR - 200, wood) +
    Array.from({ length: 9 }, (_value, index) =>
      rect(270 + index * 82, 200, 2, FLOOR - 200, mix(wood, palette.ink, 0.25)),
    ).join('') +
    pine +
    roof +
    polygon(
      [
        [180, FLOOR],
        [1100, FLOOR],
        [1180, 660],
        [100, 660],
      ],
      mix(wood, palette.paper, 0.3),
    ) +
    rect(100, 660, 1080, 26, mix(wood, palette.ink, 0.4)) +
    rect(0, 686, WIDTH, 40, palette.dark) +
    posts.join('')
  );
};
