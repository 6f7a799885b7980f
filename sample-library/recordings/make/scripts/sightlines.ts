import { ellipse, rect, type Point } from '@/sample-library/pictures/kit/svg';
import { cream, fromAbove, gold, ink, label, line, lineAt, heard, pale, red } from '../drawn/kit';
import { darkHouse, heading } from '../drawn/proscenium';
import type { At, RecordingScript } from '../model';
import { soft, speakerOf } from './voices';

const wilhelmina = speakerOf('Wilhelmina Stroud-Okeke');

interface House {
  name: string;
  /** Lines during which it is shown. */
  lines: readonly [number, number];
  stage: string;
  seats: readonly Point[];
  /** What hides: walls and the screen. */
  walls: readonly (readonly [Point, Point])[];
  /** From where to where she walks. */
  walk: readonly [Point, Point];
}

const rows = (across: readonly [number, number], down: readonly [number, number], step = 42): Point[] => {
  const out: Point[] = [];
  for (let y = down[0]; y <= down[1]; y += step)
    for (let x = across[0]; x <= across[1]; x += step) out.push([x, y]);
  return out;
};
const ring = (radius: number, count: number): Point[] =>
  Array.from({ length: count }, (_value, index) => {
    const angle = (2 * Math.PI * (index + 0.5)) / count;
    return [640 + Math.cos(angle) * radius, 390 + Math.sin(angle) * radius];
  });
const screen = (x: number, y: number, wide = 110): readonly [Point, Point] => [[x - wide / 2, y], [x + wide / 2, y]]; // prettier-ignore

const houses: readonly House[] = [
  {
    name: 'Proscenium', lines: [0, 3],
    stage: rect(430, 130, 420, 190, pale),
    seats: rows([220, 1060], [400, 652]),
    walls: [[[200, 326], [470, 326]], [[810, 326], [1080, 326]], screen(720, 250)],
    walk: [[500, 290], [800, 180]],
  },
  { name: 'End on', lines: [3, 5], stage: rect(330, 130, 620, 190, pale), seats: rows([220, 1060], [400, 652]), walls: [screen(720, 250)], walk: [[400, 290], [860, 180]] },
  {
    name: 'Thrust', lines: [5, 6],
    stage: rect(520, 110, 240, 330, pale),
    seats: [...rows([226, 470], [150, 440]), ...rows([810, 1060], [150, 440]), ...rows([430, 850], [500, 640])],
    walls: [screen(640, 230)],
    walk: [[560, 160], [720, 400]],
  },
  {
    name: 'Traverse', lines: [6, 7],
    stage: rect(220, 310, 840, 150, pale),
    seats: [...rows([240, 1050], [130, 260]), ...rows([240, 1050], [510, 650])],
    walls: [screen(640, 385, 150)],
    walk: [[280, 350], [1000, 420]],
  },
  { name: 'In the round', lines: [7, 99], stage: ellipse(640, 390, 130, 130, pale), seats: [...ring(170, 24), ...ring(214, 30), ...ring(258, 36)], walls: [screen(640, 370, 120)], walk: [[560, 440], [730, 330]] },
]; // prettier-ignore

const side = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

/** Whether the line from a seat to her crosses a wall. */
function isHidden(seat: Point, her: Point, walls: House['walls']): boolean {
  return walls.some(
    ([from, to]) =>
      side(seat, her, from) * side(seat, her, to) < 0 && side(from, to, seat) * side(from, to, her) < 0,
  );
}

const SEES = '#9ad9cf';
const HIDDEN = '#ff8b66';

function seat([x, y]: Point, hidden: boolean): string {
  if (!hidden) return ellipse(x, y, 11, 11, SEES);
  return line([x - 9, y - 9], [x + 9, y + 9], HIDDEN, 6) + line([x - 9, y + 9], [x + 9, y - 9], HIDDEN, 6);
}

function draw(at: At): string {
  const now = Math.max(0, lineAt(at));
  const house = houses.find(({ lines: [from, to] }) => now >= from && now < to) ?? houses[0];
  if (!house) return darkHouse();
  const [from, to] = house.lines;
  const share = (now - from + heard(at, now)) / (Math.min(to, 10) - from);
  const step = Math.round((0.5 - 0.5 * Math.cos(share * Math.PI * 2)) * 40) / 40;
  const [[x1, y1], [x2, y2]] = house.walk;
  const her: Point = [x1 + (x2 - x1) * step, y1 + (y2 - y1) * step];
  const hidden = house.seats.map((one) => isHidden(one, her, house.walls));
  const seen = hidden.filter((one) => !one).length;
  const sight = house.seats.filter((_one, index) => index % 9 === 4 && hidden[index] === false).map((one) => line(one, her, gold, 1.5, 'stroke-opacity=".7"')); // prettier-ignore
  return (
    darkHouse() + heading(house.name) + house.stage + sight.join('') +
    house.walls.map(([a, b]) => line(a, b, cream, 13) + line(a, b, ink, 7)).join('') +
    house.seats.map((one, index) => seat(one, hidden[index] ?? false)).join('') +
    fromAbove(her[0], her[1], red, 0, 26) +
    label(`${seen} of ${house.seats.length} seats see her`, 640, 702, 32, { fill: cream })
  ); // prettier-ignore
}

export const sightlines: RecordingScript = {
  assetId: 'rec-demo-sightlines',
  type: 'video',
  title: 'Who can see her?',
  subtitle: 'Sightlines in five shapes of stage',
  play: null,
  character: null,
  voices: { 'Wilhelmina Stroud-Okeke': soft },
  lines: [
    wilhelmina('Here is a stage from above. A dot is a seat that sees her. A cross is one that does not.', {
      pause: 1.5,
    }),
    wilhelmina('This is a proscenium. Walls stand at both sides, and a screen stands on the stage.', {
      pause: 2,
    }),
    wilhelmina('Watch the ends of the rows as she walks up the stage and across.', { pause: 4 }),
    wilhelmina('End on: the same rows, but the walls have gone. The sides can see again.', { pause: 3 }),
    wilhelmina('Only the screen still hides her. Where would you put it?', { pause: 4 }),
    wilhelmina('A thrust. They sit on three sides, so a screen is always in somebody’s way.', { pause: 6 }),
    wilhelmina('Traverse: two banks, face to face. Hide her from one, and the other sees her.', { pause: 6 }),
    wilhelmina('In the round. Nobody is far away, and any tall thing is in front of somebody.', { pause: 3 }),
    wilhelmina('So she keeps moving, and the crosses move with her.', { pause: 3 }),
    wilhelmina('Count the crosses when you choose a stage, and again when you choose the furniture.', {
      pause: 1,
    }),
  ],
  chapters: houses.map(({ name, lines: [from] }) => ({ name, line: from === 0 ? -1 : from })),
  chord: [130.8, 196, 261.6],
  scene: draw,
};
