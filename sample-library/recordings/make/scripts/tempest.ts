import { calm } from '@/sample-library/pictures/kit/figure';
import { glow, spot, wash } from '../lamps';
import type { RecordingScript } from '../model';
import { passage } from '../passages';
import { bareStageSet } from '../scenes/sets';

const words = passage('passage-the-tempest-our-revels-now-are-ended', 'Prospero');
/** The passage runs on into another thought; the speech ends with the sleep. */
const lines = words.lines.map((line) => ({ ...line, text: line.text.replace(/ Sir, I am .*$/, '') }));

/** Sound only: the scene gives the poster. */
export const tempest: RecordingScript = {
  assetId: 'rec-tempest-revels',
  type: 'audio',
  title: 'The Tempest',
  subtitle: 'Act 4, scene 1',
  play: 'The Tempest',
  character: 'Prospero',
  passageId: words.id,
  voices: { Prospero: { engine: 'flite', name: 'awb', tempo: 0.8, pitch: 0.88, pan: 0 } },
  lines,
  chapters: [
    { name: 'Be cheerful, sir', line: -1 },
    { name: 'Our revels now are ended', line: 2 },
    { name: 'The great globe itself', line: 5 },
    { name: 'Such stuff as dreams', line: 10 },
  ],
  chord: [82.4, 123.5, 164.8, 207.7],
  scene: {
    set: bareStageSet(),
    lamps: {
      deep: wash('#7fa0ee', 0.5),
      key: spot([420, -40], { x: 704, y: 706, radius: 200 }, '#ffdfa6'),
      glow: glow([704, 360], [520, 420], '#7fb0ff', 0.5),
    },
    cues: [{ line: -1, over: 0, levels: { deep: 0.9, key: 1, glow: 1 } }],
    cast: [
      {
        figure: {
          costume: 'robe',
          hair: 'long',
          prop: 'staff',
          pose: { ...calm, right: [48, 96], left: [-30, -60] },
        },
        x: 704,
        y: 700,
        height: 320,
        cloth: '#a9b8e0',
        moves: [],
      },
    ],
    camera: [{ line: -1, over: 0, x: 704, y: 470, zoom: 1.3 }],
  },
};
