/** Lamps of the usual kinds. Falls and beams are SVG: white is full light. */
import { cone, type Box } from '@/sample-library/pictures/kit/stage';
import { ellipse, linear, radial, rect, svg, type Point } from '@/sample-library/pictures/kit/svg';
import { SET_HEIGHT, SET_WIDTH, type Lamp } from './model';

const picture = (defs: string, body: string) => svg(SET_WIDTH, SET_HEIGHT, defs, body);

/** A spotlight from `lamp` to a pool: its cone in the air, its ellipse on the floor, some light behind. */
export function spot(
  lamp: Point,
  pool: { x: number; y: number; radius: number },
  colour: string,
  strength = 1,
): Lamp {
  const { x, y, radius } = pool;
  const soft = [[0, '#fff', 1], [0.55, '#fff', 0.85], [1, '#fff', 0]] as const; // prettier-ignore
  const halo = [
    [0, '#fff', 0.42 * strength],
    [1, '#fff', 0],
  ] as const;
  const fade = [
    [0, '#fff', 0.3 * strength],
    [0.7, '#fff', 0.1 * strength],
    [1, '#fff', 0.02],
  ] as const;
  const defs = radial('p', [0.5, 0.5], 0.5, soft) + radial('h', [0.5, 0.5], 0.5, halo);
  const blur =
    '<filter id="b" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="7"/></filter>';
  return {
    fall: picture(
      defs,
      ellipse(x, y - 150, radius * 2.4, 420, 'url(#h)') +
        ellipse(x, y, radius * 1.15, radius * 0.3, 'url(#p)'),
    ),
    beam: picture(linear('f', [0, 0], [0, 1], fade) + blur, cone(lamp, pool, 'url(#f)', 'filter="url(#b)"')),
    colour,
    side: Math.sign(Math.round((lamp[0] - x) / 200)),
  };
}

/** Even light over all, a little stronger below: `strength` 0..1. */
export function wash(colour: string, strength: number, side = 0): Lamp {
  const list = [[0, '#fff', strength * 0.55], [0.7, '#fff', strength], [1, '#fff', strength * 0.8]] as const; // prettier-ignore
  return {
    fall: picture(linear('w', [0, 0], [0, 1], list), rect(0, 0, SET_WIDTH, SET_HEIGHT, 'url(#w)')),
    colour,
    side,
  };
}

/** Light that comes in from one side and dies across the stage. */
export function sidelight(colour: string, strength: number, side: -1 | 1): Lamp {
  const [from, to]: [Point, Point] = side < 0 ? [[0, 0.4], [1, 0.6]] : [[1, 0.4], [0, 0.6]]; // prettier-ignore
  const list = [
    [0, '#fff', strength],
    [0.5, '#fff', strength * 0.35],
    [1, '#fff', 0],
  ] as const;
  return {
    fall: picture(linear('s', from, to, list), rect(0, 0, SET_WIDTH, SET_HEIGHT, 'url(#s)')),
    colour,
    side,
  };
}

/** A soft round glow somewhere on the set (a moon on a cloth, a fire, a window). */
export function glow(centre: Point, radius: Point, colour: string, strength = 1, beam?: string): Lamp {
  const list = [[0, '#fff', strength], [0.4, '#fff', strength * 0.55], [1, '#fff', 0]] as const; // prettier-ignore
  const fall = picture(radial('g', [0.5, 0.5], 0.5, list), ellipse(...centre, ...radius, 'url(#g)'));
  return { fall, ...(beam ? { beam: picture('', beam) } : {}), colour, side: 0 };
}

/** Slanting shafts through openings: parallelograms, blurred. */
export function shafts(openings: readonly Box[], slant: number, floor: number, strength: number): string {
  const defs =
    linear(
      'sh',
      [0, 0],
      [0, 1],
      [
        [0, '#fff', strength],
        [1, '#fff', 0.02],
      ],
    ) + '<filter id="sb"><feGaussianBlur stdDeviation="9"/></filter>';
  const body = openings.map(({ x, y, width, height }) => {
    const top = y + height * 0.15;
    return `<polygon points="${x},${top} ${x + width},${top} ${x + width + slant},${floor} ${x + slant},${floor}" fill="url(#sh)" filter="url(#sb)"/>`;
  });
  return `<defs>${defs}</defs>${body.join('')}`;
}
