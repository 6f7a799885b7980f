import { calm } from '@/sample-library/pictures/kit/figure';
import { glow, sidelight, spot, wash } from '../lamps';
import type { RecordingScript } from '../model';
import { passage } from '../passages';
import { playhouseSet } from '../scenes/sets';

const words = passage('passage-twelfth-night-i-left-no-ring-with-her', 'Viola');

export const twelfthNight: RecordingScript = {
  assetId: 'rec-twelfth-night-ring',
  type: 'video',
  title: 'Twelfth Night',
  subtitle: 'Act 2, scene 2',
  play: 'Twelfth Night',
  character: 'Viola',
  passageId: words.id,
  voices: { Viola: { engine: 'flite', name: 'slt', tempo: 0.86, pitch: 0.98, pan: 0.05 } },
  lines: words.lines,
  chapters: [
    { name: 'A playhouse by day', line: -1 },
    { name: 'I left no ring', line: 0 },
    { name: 'She loves me, sure', line: 5 },
    { name: 'Disguise, thou art a wickedness', line: 10 },
  ],
  chord: [110, 164.8, 220, 277.2],
  scene: {
    set: playhouseSet(),
    lamps: {
      day: wash('#fff1d2', 0.78),
      sun: sidelight('#ffd489', 0.6, -1),
      shade: glow([704, 330], [760, 430], '#9fb6ff', 0.4),
      key: spot([360, -60], { x: 704, y: 716, radius: 190 }, '#fff0c8', 0.8),
    },
    cues: [
      { line: -1, after: 0.2, over: 1.6, levels: { day: 0.55, sun: 0.5 } },
      { line: 0, after: -0.6, over: 2, levels: { key: 0.5, day: 0.62 } },
      { line: 2, over: 4, levels: { sun: 0.7 } },
      { line: 5, over: 2, levels: { key: 0.75, day: 0.45, sun: 0.4 } },
      { line: 8, over: 3, levels: { day: 0.6 } },
      { line: 10, over: 3.5, levels: { shade: 0.6, day: 0.25, key: 0.55, sun: 0.2 } },
      { line: 12, after: 0.6, over: 3, levels: { day: 0, sun: 0, key: 0, shade: 0 } },
    ],
    cast: [
      {
        figure: { costume: 'doublet', hair: 'hat', prop: 'none', pose: calm },
        x: 600,
        y: 700,
        height: 300,
        cloth: '#7a5a86',
        moves: [
          { line: -1, after: 2.5, over: 3, x: 680, y: 716 },
          { line: 0, after: 0.3, over: 1.2, pose: { lean: 0, head: -6, left: [-20, -14], right: [40, 100] } },
          { line: 1, over: 2, pose: { lean: -1, head: 6, left: [-60, -100], right: [24, 40] } },
          {
            line: 2,
            after: 0.5,
            over: 2,
            x: 730,
            pose: { lean: 0.6, head: 8, left: [-20, -14], right: [54, 120] },
          },
          { line: 5, over: 1, pose: { lean: 1.6, head: -8, left: [-58, -120], right: [58, 120] } },
          { line: 7, over: 1.6, x: 690, pose: { lean: 0, head: 4, left: [-14, -8], right: [46, 96] } },
          { line: 8, over: 1.4, pose: { lean: 0, head: -4, left: [-40, 20], right: [40, -20] } },
          { line: 10, over: 2.5, x: 704, pose: { lean: 0, head: 10, left: [-14, 22], right: [16, -20] } },
        ],
      },
    ],
    camera: [
      { line: -1, over: 0, x: 704, y: 380, zoom: 1 },
      { line: -1, after: 3, over: 16, x: 700, y: 450, zoom: 1.3 },
      { line: 5, over: 10, x: 706, y: 486, zoom: 1.56 },
      { line: 10, over: 10, x: 704, y: 430, zoom: 1.14 },
    ],
  },
};
