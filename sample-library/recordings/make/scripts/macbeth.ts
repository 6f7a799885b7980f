import { calm } from '@/sample-library/pictures/kit/figure';
import { glow, sidelight, spot, wash } from '../lamps';
import type { RecordingScript } from '../model';
import { passage } from '../passages';
import { hallSet } from '../scenes/sets';

const words = passage('passage-macbeth-tomorrow-and-tomorrow-and-tomorrow', 'Macbeth');

export const macbeth: RecordingScript = {
  assetId: 'rec-macbeth-tomorrow',
  type: 'video',
  title: 'Macbeth',
  subtitle: 'Act 5, scene 5',
  play: 'Macbeth',
  character: 'Macbeth',
  passageId: words.id,
  voices: { Macbeth: { engine: 'flite', name: 'awb', tempo: 0.76, pitch: 0.92, pan: 0 } },
  lines: words.lines.map((line, index) => ({
    ...line,
    pause: [2, 1.3, 1.9, 1.2, 3.2, 1.8, 1.4, 2.4, 2.2, 1][index] ?? 1,
  })),
  chapters: [
    { name: 'The hall at Dunsinane', line: -1 },
    { name: 'Tomorrow, and tomorrow', line: 0 },
    { name: 'Out, out, brief candle', line: 4 },
    { name: 'A tale told by an idiot', line: 7 },
  ],
  chord: [65.4, 98, 116.5, 155.6],
  scene: {
    set: hallSet(),
    lamps: {
      dusk: glow([704, 330], [640, 420], '#ff6a3c', 0.75),
      deep: wash('#7f9bff', 0.42),
      candle: { ...spot([704, 420], { x: 704, y: 700, radius: 170 }, '#ffb765', 0.9), side: 1 },
      left: sidelight('#ffae78', 0.8, -1),
      moon: sidelight('#9dbaff', 0.85, 1),
      cold: spot([1000, -40], { x: 720, y: 710, radius: 190 }, '#cfdcff', 1),
    },
    cues: [
      { line: -1, after: 0.2, over: 2, levels: { dusk: 0.8, deep: 0.8, moon: 0.5 } },
      { line: 0, after: -1, over: 2.5, levels: { candle: 0.65, left: 0.35 } },
      { line: 3, over: 3, levels: { candle: 0.85, dusk: 0.55 } },
      { line: 4, after: 2.2, over: 0.5, levels: { candle: 0, left: 0.12, moon: 0.6 } },
      { line: 5, over: 4, levels: { cold: 0.85, dusk: 0.3 } },
      { line: 7, over: 5, levels: { dusk: 0.55, left: 0.3 } },
      { line: 9, over: 4, levels: { cold: 0.4, dusk: 0.3 } },
      { line: 10, after: 0.4, over: 3, levels: { cold: 0, dusk: 0, deep: 0, left: 0, moon: 0 } },
    ],
    cast: [
      {
        figure: {
          costume: 'cloak',
          hair: 'crown',
          prop: 'candle',
          pose: { lean: 0, head: 6, left: [-10, -4], right: [36, 96] },
        },
        x: 704,
        y: 668,
        height: 310,
        cloth: '#b98a78',
        moves: [
          { line: 0, over: 5, x: 690, y: 694 },
          { line: 3, over: 3, pose: { lean: 1, head: 10, left: [-16, -12], right: [44, 112] } },
          { line: 4, after: 1.6, over: 1.2, pose: { lean: 0, head: 14, left: [-10, -4], right: [20, 40] } },
          { line: 5, over: 4, x: 716, pose: { lean: -1, head: -6, left: [-36, -60], right: [26, 50] } },
          { line: 8, over: 2, pose: { lean: 1.4, head: -8, left: [-70, -104], right: [66, 104] } },
          { line: 9, over: 3, pose: { ...calm, head: 13 } },
        ],
      },
    ],
    camera: [
      { line: -1, over: 0, x: 704, y: 396, zoom: 1.02 },
      { line: -1, after: 2, over: 22, x: 700, y: 470, zoom: 1.42 },
      { line: 4, after: 2, over: 8, x: 704, y: 500, zoom: 1.68 },
      { line: 7, over: 16, x: 704, y: 410, zoom: 1.08 },
    ],
  },
};
