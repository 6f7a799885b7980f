/** Elsinore by night: a wall with three openings to the sky, steps, boards, dark drapes at the sides. */
import { chanceOf } from '@/sample-library/pictures/kit/random';
import {
  archPath,
  drape,
  floorboards,
  steps,
  stones,
  valance,
  type Box,
} from '@/sample-library/pictures/kit/stage';
import { ellipse, linear, path, radial, rect, svg } from '@/sample-library/pictures/kit/svg';
import { glow, shafts, sidelight, spot, wash } from '../lamps';
import { SET_HEIGHT, SET_WIDTH, type Lamp } from '../model';

const FLOOR = 560;
const openings: readonly Box[] = [
  { x: 322, y: 190, width: 150, height: 320 },
  { x: 606, y: 130, width: 196, height: 380 },
  { x: 936, y: 190, width: 150, height: 320 },
];

export function castleSet(
  stone: string,
  sky: readonly [string, string],
  cloth: readonly [string, string],
): string {
  const chance = chanceOf(`castle ${stone}`);
  const [low, high] = sky;
  const night = linear('night', [0, 0], [0, 1], [[0, high], [1, low]]); // prettier-ignore
  const moon = radial('moon', [0.42, 0.42], 0.6, [[0, '#fffdf2'], [0.7, '#e9e4cf'], [1, '#c9c3ad']]); // prettier-ignore
  const rim = openings.map((box) =>
    path(
      archPath(
        { ...box, x: box.x - 14, y: box.y - 14, width: box.width + 28, height: box.height + 14 },
        true,
      ),
      '#6d6a66',
    ),
  );
  const holes = openings.map((box) => path(archPath(box, true), 'url(#night)'));
  const body =
    stones({ x: 0, y: 0, width: SET_WIDTH, height: FLOOR }, stone, chance) +
    rim.join('') +
    holes.join('') +
    ellipse(712, 240, 46, 46, 'url(#moon)') +
    rect(0, 508, SET_WIDTH, 90, '#3d3833') +
    rect(0, 508, SET_WIDTH, 8, '#8a8178') +
    steps({ x: 210, y: 512, width: SET_WIDTH - 420, height: 84 }, 3, '#9a9086', '#57514b') +
    floorboards(
      { x: 0, y: FLOOR + 34, width: SET_WIDTH, height: SET_HEIGHT - FLOOR - 34 },
      '#6f5238',
      '#8a6a48',
    ) +
    drape({ x: 0, y: 0, width: 176, height: 668 }, cloth[0], cloth[1], chance) +
    drape({ x: SET_WIDTH - 176, y: 0, width: 176, height: 668 }, cloth[0], cloth[1], chance) +
    valance({ x: 0, y: 0, width: SET_WIDTH, height: 118 }, cloth[0], cloth[1], 9);
  return svg(SET_WIDTH, SET_HEIGHT, night + moon, body);
}

/** Lamps of the castle; `x` is where the speaker stands. */
export function castleLamps(x: number, warm: string, cold: string): Record<string, Lamp> {
  return {
    curtain: sidelight('#ffb27a', 0.42, -1),
    moon: { ...glow([704, 300], [620, 420], cold, 0.8, shafts(openings, -190, 720, 0.16)), side: 1 },
    deep: wash(cold, 0.16),
    key: spot([x - 330, -40], { x, y: 690, radius: 190 }, warm),
    high: spot([x + 40, -60], { x, y: 690, radius: 120 }, '#e8f0ff', 0.9),
    ember: sidelight('#ff7a3d', 0.5, 1),
  };
}
