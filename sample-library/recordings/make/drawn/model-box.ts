/** A set model of white card: boxes seen from any side, the far faces drawn first. Centimetres of the model. */
import { mix } from '@/sample-library/pictures/kit/colour';
import { polygon, type Point } from '@/sample-library/pictures/kit/svg';

type Vector = readonly [x: number, y: number, z: number];

/** A box by its low corner and its size: x to the right, y up, z towards the audience. */
export interface Block {
  at: Vector;
  size: Vector;
  colour?: string;
}

export interface Eye {
  /** Degrees round the model; 0 is the middle of the stalls. */
  turn: number;
  /** Degrees above the floor. */
  above: number;
  scale: number;
}

interface Face {
  corners: Vector[];
  normal: Vector;
  colour: string;
}

const faceCorners = [
  [[0, 4, 6, 2], [-1, 0, 0]], [[1, 3, 7, 5], [1, 0, 0]], [[0, 1, 5, 4], [0, -1, 0]],
  [[2, 6, 7, 3], [0, 1, 0]], [[0, 2, 3, 1], [0, 0, -1]], [[4, 5, 7, 6], [0, 0, 1]],
] as const; // prettier-ignore

function facesOf({ at: [x, y, z], size: [w, h, d], colour = '#f6f1e4' }: Block): Face[] {
  const corners: Vector[] = Array.from({ length: 8 }, (_value, index) => [
    x + (index & 1 ? w : 0), y + (index & 2 ? h : 0), z + (index & 4 ? d : 0),
  ]); // prettier-ignore
  return faceCorners.map(([numbers, normal]) => ({
    corners: numbers.flatMap((number) => (corners[number] ? [corners[number]] : [])),
    normal: [normal[0], normal[1], normal[2]],
    colour,
  }));
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Turned so that the eye looks along -z: x to the right, y up, z nearer. */
function turned([x, y, z]: Vector, { turn, above }: Eye): Vector {
  const [sin, cos] = [Math.sin(radians(turn)), Math.cos(radians(turn))];
  const [across, deep] = [x * cos - z * sin, x * sin + z * cos];
  const [up, level] = [Math.sin(radians(above)), Math.cos(radians(above))];
  return [across, y * level - deep * up, y * up + deep * level];
}

const LAMP: Vector = [-0.42, 0.76, 0.5];

/** Long blocks are cut, so that sorting by depth puts every part in its place. */
function pieces(block: Block, most = 8): Block[] {
  const axis = ([0, 2] as const).find((one) => block.size[one] > most);
  if (axis === undefined) return [block];
  const count = Math.ceil(block.size[axis] / most);
  return Array.from({ length: count }, (_value, index) => {
    const at: [number, number, number] = [...block.at];
    const size: [number, number, number] = [...block.size];
    size[axis] /= count;
    at[axis] += size[axis] * index;
    return { ...block, at, size };
  }).flatMap((one) => pieces(one, most));
}

/** The model with its middle at (x, y) of the picture. */
export function modelBox(blocks: readonly Block[], eye: Eye, [cx, cy]: Point): string {
  const faces = blocks
    .flatMap((block) => pieces(block))
    .flatMap(facesOf)
    .map(({ corners, normal, colour }) => {
      const seen = corners.map((corner) => turned(corner, eye));
      const depth = seen.reduce((sum, [, , z]) => sum + z, 0) / seen.length;
      const light = Math.max(
        0,
        normal.reduce((sum, part, index) => sum + part * (LAMP[index] ?? 0), 0),
      );
      return {
        seen,
        depth,
        towards: turned(normal, eye)[2],
        fill: mix('#6f675a', colour, Math.min(1, 0.5 + 0.62 * light)),
      };
    });
  return faces
    .filter(({ towards }) => towards > 0.001)
    .sort((a, b) => a.depth - b.depth)
    .map(({ seen, fill }) =>
      polygon(
        seen.map(([x, y]): Point => [cx + x * eye.scale, cy - y * eye.scale]),
        fill,
        `stroke="${fill}" stroke-width="1"`,
      ),
    )
    .join('');
}
