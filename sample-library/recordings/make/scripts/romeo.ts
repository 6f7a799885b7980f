import { calm } from '@/sample-library/pictures/kit/figure';
import { glow, sidelight, spot, wash } from '../lamps';
import type { RecordingScript } from '../model';
import { passage } from '../passages';
import { orchardSet } from '../scenes/sets';

const words = passage('passage-romeo-and-juliet-but-soft-what-light', 'Romeo');

export const romeo: RecordingScript = {
  assetId: 'rec-romeo-but-soft',
  type: 'video',
  title: 'Romeo and Juliet',
  subtitle: 'Act 2, scene 2',
  play: 'Romeo and Juliet',
  character: 'Romeo',
  passageId: words.id,
  voices: { Romeo: { engine: 'flite', name: 'rms', tempo: 0.88, pitch: 1.06, pan: -0.2 } },
  lines: words.lines,
  chapters: [
    { name: 'The orchard by night', line: -1 },
    { name: 'A light in the window', line: 0 },
    { name: 'Juliet on the balcony', line: 8 },
    { name: 'She speaks', line: 10 },
  ],
  chord: [98, 146.8, 196, 246.9],
  scene: {
    set: orchardSet(),
    lamps: {
      night: wash('#6f8fe0', 0.34),
      moon: { ...glow([420, 200], [700, 460], '#b9ccff', 0.6), side: 0 },
      window: { ...glow([1085, 270], [250, 260], '#ffc46b', 0.95), side: 1 },
      spill: sidelight('#ffbe70', 0.4, 1),
      key: spot([180, -40], { x: 560, y: 714, radius: 160 }, '#cfdcff', 0.9),
      dawn: sidelight('#ff9f7a', 0.5, 1),
    },
    cues: [
      { line: -1, after: 0.2, over: 2, levels: { night: 0.55, moon: 0.6 } },
      { line: -1, after: 3, over: 2, levels: { key: 0.5 } },
      { line: 0, after: 0.2, over: 2.2, levels: { window: 0.85, spill: 0.4 } },
      { line: 1, after: 0.5, over: 3, levels: { dawn: 0.3 } },
      { line: 2, over: 5, levels: { moon: 0.35 } },
      { line: 5, over: 5, levels: { moon: 0.65, dawn: 0.12 } },
      { line: 8, over: 1.6, levels: { window: 1, spill: 0.65, key: 0.65 } },
      { line: 12, after: 0.4, over: 3, levels: { key: 0, moon: 0, spill: 0, dawn: 0, night: 0.1 } },
      { line: 12, after: 2.4, over: 1.6, levels: { window: 0, night: 0 } },
    ],
    cast: [
      {
        figure: {
          costume: 'gown',
          hair: 'long',
          prop: 'none',
          pose: { lean: 0, head: -4, left: [-14, -30], right: [12, 24] },
        },
        x: 1110,
        y: 372,
        height: 190,
        cloth: '#caa58c',
        moves: [
          { line: 7, over: 4, x: 1064, pose: { lean: -0.6, head: -6, left: [-26, -60], right: [16, 30] } },
          { line: 10, over: 2, pose: { lean: -1, head: -10, left: [-40, -96], right: [20, 44] } },
        ],
      },
      {
        figure: { costume: 'doublet', hair: 'short', prop: 'none', pose: { ...calm, head: 6 } },
        x: 430,
        y: 702,
        height: 280,
        cloth: '#4a5578',
        moves: [
          { line: -1, after: 2, over: 6, x: 520, y: 714 },
          { line: 0, after: 0.4, over: 1.4, pose: { lean: 1, head: 8, left: [-16, -10], right: [70, 112] } },
          { line: 2, over: 3, x: 560, pose: { lean: 1.6, head: 8, left: [-40, -80], right: [60, 124] } },
          { line: 5, over: 3, pose: { lean: 0, head: 4, left: [-14, 10], right: [24, -14] } },
          { line: 8, over: 1.2, x: 590, pose: { lean: 2, head: 9, left: [-24, -20], right: [86, 128] } },
          { line: 10, over: 3, x: 620, pose: { lean: 1, head: 8, left: [-12, -8], right: [34, 90] } },
        ],
      },
    ],
    camera: [
      { line: -1, over: 0, x: 560, y: 420, zoom: 1.12 },
      { line: 0, over: 8, x: 760, y: 400, zoom: 1.04 },
      { line: 3, over: 14, x: 800, y: 430, zoom: 1.24 },
      { line: 8, over: 8, x: 850, y: 430, zoom: 1.34 },
      { line: 11, over: 6, x: 760, y: 400, zoom: 1.05 },
    ],
  },
};
