import { calm } from '@/sample-library/pictures/kit/figure';
import { castleLamps, castleSet } from '../scenes/castle';
import type { RecordingScript } from '../model';
import { passage } from '../passages';

const words = passage('passage-hamlet-to-be-or-not-to-be', 'Hamlet');

export const hamlet: RecordingScript = {
  assetId: 'rec-hamlet-to-be',
  type: 'video',
  title: 'Hamlet',
  subtitle: 'Act 3, scene 1',
  play: 'Hamlet',
  character: 'Hamlet',
  passageId: words.id,
  voices: { Hamlet: { engine: 'flite', name: 'rms', tempo: 0.84, pitch: 0.97, pan: 0 } },
  lines: words.lines,
  chapters: [
    { name: 'The battlements, before dawn', line: -1 },
    { name: 'The question', line: 0 },
    { name: 'To die, to sleep', line: 4 },
    { name: 'There’s the rub', line: 9 },
  ],
  chord: [73.4, 110, 146.8, 174.6],
  scene: {
    set: castleSet('#7d7872', ['#27406e', '#0c1430'], ['#3a0d14', '#8c2230']),
    lamps: castleLamps(640, '#ffd6a1', '#9dbcff'),
    cues: [
      { line: -1, after: 0.2, over: 1.5, levels: { curtain: 0.7, deep: 0.6 } },
      { line: -1, after: 2.6, over: 3, levels: { curtain: 0.12, moon: 0.75, deep: 0.9 } },
      { line: 0, after: -0.8, over: 2.5, levels: { key: 0.75 } },
      { line: 2, over: 4, levels: { ember: 0.35, moon: 0.55 } },
      { line: 4, after: 1.4, over: 4, levels: { key: 0.4, ember: 0.05, moon: 0.9 } },
      { line: 7, over: 4, levels: { key: 0.65, moon: 0.6 } },
      { line: 9, over: 1.6, levels: { high: 0.9, key: 0.35, moon: 0.35, deep: 0.5 } },
      { line: 12, over: 4, levels: { high: 0.55, key: 0.5, moon: 0.6 } },
      { line: 14, after: 0.5, over: 3.2, levels: { high: 0, key: 0, moon: 0.3, deep: 0.3, curtain: 0 } },
      { line: 14, after: 2.8, over: 1.5, levels: { moon: 0, deep: 0 } },
    ],
    cast: [
      {
        figure: { costume: 'cloak', hair: 'short', prop: 'none', pose: calm },
        x: 520,
        y: 640,
        height: 300,
        cloth: '#3c4250',
        moves: [
          { line: -1, after: 2.5, over: 6, x: 600, y: 672 },
          { line: 0, after: 0.5, over: 2, pose: { lean: 0.6, head: -4, left: [-12, -8], right: [26, 62] } },
          {
            line: 2,
            over: 3,
            x: 640,
            y: 690,
            pose: { lean: 1.4, head: 4, left: [-28, -34], right: [38, 84] },
          },
          { line: 4, after: 1.2, over: 2.5, pose: { lean: -0.8, head: 10, left: [-10, 4], right: [12, 30] } },
          { line: 7, over: 4, x: 668, pose: { lean: 0, head: 2, left: [-14, -20], right: [20, 52] } },
          { line: 9, over: 1, pose: { lean: 1.8, head: -7, left: [-34, -58], right: [52, 118] } },
          { line: 11, over: 4, x: 650, pose: { lean: 0.4, head: -2, left: [-18, -20], right: [30, 70] } },
          { line: 13, over: 3, pose: { ...calm, head: 9 } },
        ],
      },
    ],
    camera: [
      { line: -1, over: 0, x: 704, y: 396, zoom: 1 },
      { line: -1, after: 3, over: 14, x: 670, y: 440, zoom: 1.22 },
      { line: 4, over: 16, x: 660, y: 470, zoom: 1.42 },
      { line: 9, after: 0.5, over: 12, x: 660, y: 486, zoom: 1.62 },
      { line: 13, over: 8, x: 690, y: 420, zoom: 1.12 },
    ],
  },
};
