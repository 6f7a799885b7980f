import { rect } from '@/sample-library/pictures/kit/svg';
import { type Block, modelBox } from '../drawn/model-box';
import { cream, label, lineAt, since } from '../drawn/kit';
import { heading, sheet } from '../drawn/proscenium';
import type { At, RecordingScript } from '../model';
import { soft, speakerOf } from './voices';

const isolde = speakerOf('Isolde Macready-Fonseca');

const floor: readonly Block[] = [{ at: [-30, -1, -22], size: [60, 1, 44], colour: '#d8cfb8' }];
const platform: readonly Block[] = [
  { at: [-24, 0, -16], size: [22, 6, 16] },
  ...Array.from({ length: 3 }, (_value, index): Block => ({
    at: [-2 + index * 3, 0, -12],
    size: [3, 4.5 - index * 1.5, 8],
  })),
];
const wall: readonly Block[] = [
  { at: [6, 0, -18], size: [7, 22, 1], colour: '#efe4c8' },
  { at: [21, 0, -18], size: [7, 22, 1], colour: '#efe4c8' },
  { at: [13, 17, -18], size: [8, 5, 1], colour: '#efe4c8' },
  { at: [9, 0, -21], size: [1, 13, 3], colour: '#b58a52' },
  { at: [24, 0, -21], size: [1, 13, 3], colour: '#b58a52' },
];
const door: readonly Block[] = [{ at: [13.4, 0, -17.6], size: [7.2, 16.6, 0.7], colour: '#b3312c' }];

/** A chair; its back towards `side`. */
const chair = (side: 'left' | 'right'): Block[] => [
  { at: [8, 0, 6], size: [5, 4, 5], colour: '#1f7a80' },
  { at: [side === 'left' ? 8 : 12, 4, 6], size: [1, 5, 5], colour: '#1f7a80' },
];

/** Line from which each view holds: degrees round, degrees above. */
const views = [
  { line: 0, turn: 0, above: 22, name: 'A set in white card' },
  { line: 1, turn: 0, above: 10, name: 'From the stalls' },
  { line: 2, turn: 88, above: 14, name: 'From the side' },
  { line: 3, turn: 180, above: 18, name: 'From behind' },
  { line: 4, turn: 360, above: 84, name: 'From above' },
  { line: 5, turn: 360, above: 1, name: 'From the front row' },
  { line: 6, turn: 330, above: 20, name: 'Without the wall' },
  { line: 7, turn: 380, above: 24, name: 'The chair turned' },
  { line: 8, turn: 360, above: 22, name: 'One change at a time' },
] as const;

function draw(at: At): string {
  const now = Math.max(0, lineAt(at));
  const eye = views.reduce(
    (seen, { line, turn, above }) => {
      const share = since(at, { line, after: -0.2 }, line === 0 ? 0.01 : 4);
      return {
        turn: seen.turn + (turn - seen.turn) * share,
        above: seen.above + (above - seen.above) * share,
      };
    },
    { turn: 0, above: 22 },
  );
  const blocks = [
    ...floor,
    ...platform,
    ...(now >= 6 ? [] : wall),
    ...door,
    ...chair(now >= 7 ? 'right' : 'left'),
  ];
  const view = views.findLast(({ line }) => now >= line);
  // The model passes behind the valance and the key while it turns.
  return (
    sheet('#4f6c7a', 0.3) + modelBox(blocks, { ...eye, scale: 11.4 }, [640, 485 - eye.above * 1.1]) + heading(view?.name ?? '') +
    rect(430, 657, 420, 46, '#22343d', 'rx="23"') + label('red: the door   green: the chair', 640, 690, 26, { fill: cream })
  ); // prettier-ignore
}

export const modelTurning: RecordingScript = {
  assetId: 'rec-demo-model-turning',
  type: 'video',
  title: 'A set model, turning',
  subtitle: 'One set from every seat, and two changes',
  play: null,
  character: null,
  voices: { 'Isolde Macready-Fonseca': { ...soft, pitch: 0.92 } },
  lines: [
    isolde('A set model in white card. A platform with three steps, a wall with a door, and a chair.', { pause: 1 }),
    isolde('From the stalls it is a room.', { pause: 3 }),
    isolde('From the side it is mostly air. The wall is a thin thing that has to be held up.', { pause: 2.5 }),
    isolde('From behind you see two braces, and everything that the audience should not.', { pause: 2.5 }),
    isolde('From above it is a plan. How many steps is it from the door to the chair?', { pause: 3 }),
    isolde('From the front row the floor has gone, and the platform is a wall.', { pause: 2.5 }),
    isolde('Take away the wall, and leave the door. Which room is it now?', { pause: 3 }),
    isolde('Turn the chair away from the door. Who is expected, and who is not?', { pause: 3 }),
    isolde('Change one thing at a time. Then look from the worst seat in the house.', { pause: 1.5 }),
  ],
  chapters: [{ name: 'Round the model', line: -1 }, { name: 'From above and from below', line: 4 }, { name: 'Two changes', line: 6 }],
  chord: [123.5, 185, 246.9],
  scene: draw,
}; // prettier-ignore
