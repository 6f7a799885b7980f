import { calm } from '@/sample-library/pictures/kit/figure';
import { glow, sidelight, spot, wash } from '../lamps';
import type { RecordingScript } from '../model';
import { passage } from '../passages';
import { woodSet } from '../scenes/sets';

const words = passage('passage-a-midsummer-night-s-dream-if-we-shadows-have-offended', 'Puck');

export const dream: RecordingScript = {
  assetId: 'rec-dream-if-we-shadows',
  type: 'video',
  title: 'A Midsummer Night’s Dream',
  subtitle: 'Act 5, scene 1',
  play: 'A Midsummer Night’s Dream',
  character: 'Puck',
  passageId: words.id,
  voices: { Puck: { engine: 'espeak', name: 'en-gb-x-rp', tempo: 0.94, pitch: 1.16, pan: 0 } },
  lines: words.lines.map((line) => ({ ...line, pause: /[,]$/.test(line.text) ? 0.6 : 0.9 })),
  chapters: [
    { name: 'The wood, after the play', line: -1 },
    { name: 'If we shadows have offended', line: 0 },
    { name: 'As I am an honest Puck', line: 8 },
    { name: 'Give me your hands', line: 13 },
  ],
  chord: [130.8, 196, 261.6, 329.6],
  scene: {
    set: woodSet(),
    lamps: {
      moon: { ...glow([704, 280], [520, 420], '#cfe0ff', 0.9), side: 0 },
      green: wash('#7fd0a0', 0.3),
      violet: sidelight('#a98aff', 0.5, -1),
      gold: sidelight('#ffd07a', 0.5, 1),
      key: spot([704, -60], { x: 704, y: 700, radius: 150 }, '#fff3cf', 1),
      house: wash('#ffe2b8', 0.5),
    },
    cues: [
      { line: -1, after: 0.2, over: 2, levels: { moon: 0.6, green: 0.4 } },
      { line: -1, after: 3.2, over: 1.6, levels: { key: 0.8, violet: 0.3 } },
      { line: 2, over: 3, levels: { violet: 0.6, moon: 0.8 } },
      { line: 4, over: 3, levels: { gold: 0.4, violet: 0.25 } },
      { line: 8, over: 2, levels: { key: 1, gold: 0.2, green: 0.6 } },
      { line: 10, over: 1.2, levels: { green: 0.9, violet: 0.7, key: 0.6 } },
      { line: 13, over: 2.5, levels: { gold: 0.7, green: 0.4, violet: 0.2 } },
      { line: 14, over: 3, levels: { house: 0.7 } },
      { line: 16, after: 0.6, over: 2.6, levels: { moon: 0, green: 0, violet: 0, gold: 0, key: 0 } },
      { line: 16, after: 2.4, over: 1.8, levels: { house: 0 } },
    ],
    cast: [
      {
        figure: {
          costume: 'doublet',
          hair: 'laurel',
          prop: 'none',
          pose: { lean: 0, head: -8, left: [-40, -90], right: [40, 90] },
        },
        x: 704,
        y: 690,
        height: 250,
        cloth: '#6f9a5c',
        moves: [
          { line: 0, over: 1, pose: { lean: 1, head: 8, left: [-20, -10], right: [50, 110] } },
          { line: 2, over: 2, x: 650, pose: { lean: -2, head: 14, left: [-30, 30], right: [24, -30] } },
          { line: 4, over: 1.5, x: 700, pose: { lean: 0, head: -8, left: [-64, -120], right: [20, 20] } },
          { line: 6, over: 1, x: 760, pose: { lean: 2, head: 6, left: [-20, -40], right: [80, 140] } },
          { line: 8, over: 1, x: 704, pose: { lean: 0, head: 0, left: [-16, 24], right: [20, -30] } },
          { line: 10, over: 1, pose: { lean: -1.6, head: -10, left: [-90, -150], right: [30, 70] } },
          { line: 13, over: 2, pose: { lean: 0, head: 6, left: [-50, -70], right: [50, 70] } },
          { line: 14, over: 1.2, y: 712, pose: { lean: 0, head: -4, left: [-84, -112], right: [84, 112] } },
          { line: 15, after: 1.6, over: 1.4, pose: { ...calm, head: 16 } },
        ],
      },
    ],
    camera: [
      { line: -1, over: 0, x: 704, y: 340, zoom: 1.18 },
      { line: -1, after: 2, over: 10, x: 704, y: 460, zoom: 1.36 },
      { line: 6, over: 10, x: 710, y: 486, zoom: 1.6 },
      { line: 13, over: 8, x: 704, y: 400, zoom: 1.02 },
    ],
  },
};
