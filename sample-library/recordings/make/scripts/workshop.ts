import { calm } from '@/sample-library/pictures/kit/figure';
import { sidelight, spot, wash } from '../lamps';
import type { RecordingScript, SpokenLine } from '../model';
import { rehearsalSet } from '../scenes/sets';

const SOLVEIG = 'Solveig Marchbank';
const BRAM = 'Bram Okonjo-Leith';
const verse = 'But, soft! what light through yonder window breaks?';

const solveig = (text: string, pause?: number): SpokenLine => ({
  speaker: SOLVEIG,
  text,
  ...(pause ? { pause } : {}),
});
const bram = (text: string, spoken?: string): SpokenLine => ({
  speaker: BRAM,
  text,
  pause: 1,
  ...(spoken ? { spoken } : {}),
});

/** Both are members of the invented company. Their words are ours, but for the line of Romeo’s that they practise. */
export const workshop: RecordingScript = {
  assetId: 'rec-workshop-verse',
  type: 'video',
  title: 'Five beats and a breath',
  subtitle: 'A workshop on speaking verse',
  play: null,
  character: null,
  voices: {
    [SOLVEIG]: { engine: 'flite', name: 'slt', tempo: 0.92, pitch: 0.94, pan: -0.25 },
    [BRAM]: { engine: 'flite', name: 'awb', tempo: 0.92, pitch: 1, pan: 0.3 },
  },
  lines: [
    solveig('Good morning. I am Solveig, and today we are going to speak one line of verse.'),
    solveig('Only one. If you can speak one line well, you can speak a whole play.'),
    solveig('Put your hand on your chest, and find your heart. That is the beat.'),
    solveig('Soft, strong. Soft, strong. Five times, and you have a line of verse.', 1.2),
    bram(verse),
    solveig('Thank you, Bram. Did you hear the five strong words?'),
    solveig('Soft. Light. Yonder. Window. Breaks.', 1.2),
    solveig('Now walk it. One step for every strong beat, and stop where the line stops.', 1.2),
    bram(verse, 'But, soft! ... what light ... through yonder ... window ... breaks?'),
    solveig('When you stop, breathe. The breath is where the next thought comes from.'),
    solveig('Do not act the rhythm. Trust it, and think about what you want.'),
    solveig('Last of all, turn to somebody, and say it to change their mind.', 1.2),
    bram(verse),
    solveig('That is the exercise. Find the beat, walk it, and then give it away.'),
    solveig('Five beats, one breath, and a reason to speak.'),
  ],
  chapters: [
    { name: 'Find the beat', line: -1 },
    { name: 'Five strong words', line: 5 },
    { name: 'Walk the line', line: 7 },
    { name: 'Say it to somebody', line: 11 },
  ],
  chord: [146.8, 220, 293.7, 370],
  scene: {
    set: rehearsalSet(),
    lamps: {
      day: wash('#fffaf0', 0.66),
      sun: sidelight('#ffe3ad', 0.5, -1),
      evening: sidelight('#ffb27d', 0.45, 1),
      floor: spot([704, -80], { x: 704, y: 712, radius: 260 }, '#fff6e2', 0.25),
    },
    cues: [
      { line: -1, after: 0.1, over: 1.4, levels: { day: 0.62, sun: 0.45 } },
      { line: 2, over: 6, levels: { sun: 0.65 } },
      { line: 7, over: 5, levels: { floor: 0.5, sun: 0.4 } },
      { line: 11, over: 5, levels: { evening: 0.45, sun: 0.15, day: 0.55 } },
      { line: 15, after: 0.6, over: 3, levels: { day: 0, sun: 0, evening: 0, floor: 0 } },
    ],
    cast: [
      {
        figure: { costume: 'modern', hair: 'short', prop: 'none', pose: calm },
        x: 960,
        y: 702,
        height: 290,
        flip: true,
        cloth: '#3f7d86',
        moves: [
          { line: 2, over: 1.5, pose: { lean: 0, head: 2, left: [-10, -4], right: [26, -40] } },
          { line: 4, over: 1, pose: { lean: 0, head: -6, left: [-16, -12], right: [40, 88] } },
          { line: 5, over: 2, pose: calm },
          {
            line: 8,
            over: 7,
            x: 790,
            y: 716,
            pose: { lean: -0.6, head: -2, left: [-22, -10], right: [18, 30] },
          },
          { line: 9, over: 2, pose: { ...calm, head: 4 } },
          { line: 12, over: 1.2, x: 800, pose: { lean: 1.4, head: -4, left: [-40, -80], right: [62, 112] } },
          { line: 13, over: 2, pose: calm },
        ],
      },
      {
        figure: { costume: 'gown', hair: 'bun', prop: 'book', pose: { ...calm, right: [26, 88] } },
        x: 460,
        y: 708,
        height: 280,
        cloth: '#c2603f',
        moves: [
          { line: 1, over: 2, pose: { lean: 1, head: 4, left: [-30, -64], right: [28, 92] } },
          { line: 3, over: 1.5, pose: { lean: 0, head: -4, left: [-46, -104], right: [26, 88] } },
          { line: 5, over: 2, x: 500, pose: { lean: 1, head: 6, left: [-14, -10], right: [50, 112] } },
          { line: 7, over: 2, pose: { lean: 0.4, head: 2, left: [-60, -84], right: [28, 90] } },
          { line: 9, over: 2, pose: { lean: 0, head: 0, left: [-18, -30], right: [26, 88] } },
          { line: 11, over: 2, x: 540, pose: { lean: 1.2, head: 4, left: [-20, -16], right: [58, 108] } },
          { line: 14, over: 2, pose: { lean: 0, head: -4, left: [-50, -90], right: [50, 96] } },
        ],
      },
    ],
    camera: [
      { line: -1, over: 0, x: 704, y: 390, zoom: 1 },
      { line: 0, over: 14, x: 600, y: 470, zoom: 1.3 },
      { line: 4, over: 5, x: 760, y: 480, zoom: 1.36 },
      { line: 7, over: 6, x: 720, y: 470, zoom: 1.18 },
      { line: 9, over: 6, x: 640, y: 480, zoom: 1.4 },
      { line: 12, over: 5, x: 700, y: 480, zoom: 1.34 },
      { line: 13, over: 8, x: 704, y: 410, zoom: 1.04 },
    ],
  },
};
