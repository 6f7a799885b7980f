/**
 * The little stage that demonstrations are drawn on: a ground lit from its middle, the name of what is shown on a valance,
 * boards, and a curtain for the title. Of middle light: a white sheet glares in a dark room.
 */
import { mix } from '@/sample-library/pictures/kit/colour';
import { chanceOf } from '@/sample-library/pictures/kit/random';
import { drape, floorboards } from '@/sample-library/pictures/kit/stage';
import { radial, rect } from '@/sample-library/pictures/kit/svg';
import { FRAME_HEIGHT, FRAME_WIDTH } from '../model';
import { cream, gold, ink, label } from './kit';

const VALANCE = 88;
const CLOTH = ['#58121f', '#752032'] as const;
const BRAID = 5;

/** Cloth from one side to the other, with a braid of gold along its hem. */
function cloth(name: string, height: number): string {
  const box = { x: -20, y: 0, width: FRAME_WIDTH + 40, height };
  return drape(box, ...CLOTH, chanceOf(name)) + rect(0, height - BRAID, FRAME_WIDTH, BRAID, gold);
}

const valance = cloth('valance', VALANCE) + rect(0, VALANCE, FRAME_WIDTH, 7, '#000', 'fill-opacity=".22"');
const curtain = cloth('curtain', FRAME_HEIGHT);

const SAND = '#d2b780';

/** The ground of a drawing in a colour of its own, lit in the middle by a lamp of this strength, 0 to 1. */
export function sheet(tone = SAND, lamp = 0.62): string {
  const lit = radial('lit', [0.5, 0.56], 0.62, [[0, '#fff7e2', lamp], [0.5, '#fff7e2', lamp * 0.55], [1, '#fff7e2', 0]]); // prettier-ignore
  return `<defs>${lit}</defs>${rect(0, 0, FRAME_WIDTH, FRAME_HEIGHT, tone)}${rect(0, 0, FRAME_WIDTH, FRAME_HEIGHT, 'url(#lit)')}`;
}

/** The house with its lights down: the ground of what shines by itself. */
export const darkHouse = (): string => sheet('#20384a', 0.16);

/** The name of what is shown, on the valance. */
export const heading = (text: string): string =>
  valance + label(text, FRAME_WIDTH / 2, 62, 46, { face: 'display', fill: cream });

const WOOD = [mix('#8a6239', ink, 0.12), mix('#8a6239', '#ffffff', 0.1)] as const;

/** Boards from `y` to the front of the stage. */
export function boards(y: number): string {
  const box = { x: 0, y, width: FRAME_WIDTH, height: FRAME_HEIGHT - y };
  return floorboards(box, ...WOOD, 16) + rect(0, y, FRAME_WIDTH, 5, ink);
}

/** The curtain with the title on it; `down` 1 hides the stage, 0 has left it. */
export function curtainWith(title: string, down: number): string {
  if (down <= 0) return '';
  return `<g transform="translate(0 ${Math.round((down - 1) * FRAME_HEIGHT)})">${curtain}${title}</g>`;
}
