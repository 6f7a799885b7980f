import type { Pose } from '@/sample-library/pictures/kit/figure';
import { glow, sidelight, spot, wash } from '../lamps';
import type { RecordingScript, SpokenLine } from '../model';
import { studioSet } from '../scenes/sets';

const ORLA = 'Orla Bastable-Mensah';
const JOLYON = 'Jolyon Farr-Castellan';
const orla = (text: string): SpokenLine => ({ speaker: ORLA, text, pause: 0.8 });
const jolyon = (text: string, pause = 0.7): SpokenLine => ({ speaker: JOLYON, text, pause });

const rest: Pose = { lean: 0, head: 0, left: [-20, 16], right: [20, -16] };
const attentive: Pose = { lean: 0.6, head: 6, left: [-18, 20], right: [22, -10] };

/** Both are members of the invented company and speak of its invented Hamlet; the words are ours. The light in the
 * studio does what he describes. */
export const interview: RecordingScript = {
  assetId: 'rec-interview-company',
  type: 'video',
  title: 'One lamp and a dark room',
  subtitle: 'A lighting designer on Hamlet',
  play: 'Hamlet',
  character: null,
  voices: {
    [ORLA]: { engine: 'flite', name: 'slt', tempo: 0.95, pitch: 1.02, pan: -0.3 },
    [JOLYON]: { engine: 'flite', name: 'rms', tempo: 0.92, pitch: 1, pan: 0.3 },
  },
  lines: [
    orla('Jolyon, you lit our Hamlet. Where did you begin?'),
    jolyon('With the first line of the play. Who’s there? Nobody in that play can see.'),
    jolyon('So I asked for less light, and I asked for it from the side.'),
    orla('Why from the side?'),
    jolyon('Light from the front tells you what a face looks like.'),
    jolyon('Light from the side tells you that somebody is standing there.'),
    orla('And from below?'),
    jolyon('From below it is fire, or it is guilt. I use it twice, and no more.'),
    orla('You write your cues in the margin of the play. Why not on a plan?'),
    jolyon('Because a cue belongs to a thought. If the thought comes late, the light waits.'),
    orla('What should a student try first, with one lamp and a dark room?'),
    jolyon('Put the lamp on the floor. Then on a chair. Then behind the actor.'),
    jolyon('Say the same line three times, and ask your friends who was telling the truth.'),
    orla('And what did the lamp do?'),
    jolyon('It changed their minds. That is my whole job.'),
    orla('Thank you, Jolyon.'),
  ],
  chapters: [
    { name: 'Where did you begin?', line: -1 },
    { name: 'Why from the side?', line: 3 },
    { name: 'Why write cues in the margin?', line: 8 },
    { name: 'What should a student try?', line: 10 },
  ],
  chord: [110, 164.8, 207.7, 246.9],
  scene: {
    set: studioSet(),
    lamps: {
      room: wash('#ffe6c4', 0.72),
      warm: glow([704, 420], [640, 400], '#ffd39a', 0.6),
      first: spot([300, -40], { x: 484, y: 706, radius: 190 }, '#ffe2b0', 0.7),
      second: spot([1110, -40], { x: 924, y: 706, radius: 190 }, '#ffe2b0', 0.7),
      side: sidelight('#ffd08a', 0.85, 1),
      below: { ...glow([924, 720], [330, 240], '#ff6a33', 1), side: 0 },
      behind: { ...glow([704, 240], [700, 300], '#9fc0ff', 0.9), side: 0 },
    },
    cues: [
      { line: -1, after: 0.1, over: 1.6, levels: { room: 0.55, warm: 0.5, first: 0.45, second: 0.45 } },
      { line: 2, over: 3, levels: { room: 0.24, warm: 0.24, first: 0.25, second: 0.2 } },
      { line: 4, over: 1.4, levels: { second: 0.9, room: 0.4 } },
      { line: 5, over: 1.8, levels: { second: 0.05, side: 0.95, room: 0.12, warm: 0.1, first: 0.1 } },
      { line: 7, over: 1.2, levels: { side: 0.1, below: 0.95 } },
      {
        line: 8,
        over: 3,
        levels: { below: 0, side: 0.1, room: 0.45, warm: 0.45, first: 0.45, second: 0.45 },
      },
      { line: 11, over: 0.8, levels: { room: 0.12, warm: 0.1, first: 0.1, second: 0.05, below: 0.9 } },
      { line: 11, after: 1.8, over: 0.6, levels: { below: 0.05, side: 0.8 } },
      { line: 11, after: 3.1, over: 0.8, levels: { side: 0.05, behind: 0.85 } },
      { line: 13, over: 3, levels: { behind: 0, room: 0.5, warm: 0.5, first: 0.45, second: 0.5 } },
      { line: 16, after: 0.6, over: 3, levels: { room: 0, warm: 0, first: 0, second: 0 } },
    ],
    cast: [
      {
        figure: { costume: 'seated', hair: 'bun', prop: 'none', pose: rest },
        x: 484,
        y: 694,
        height: 430,
        cloth: '#b98a4a',
        moves: [
          { line: 0, over: 1.2, pose: { lean: 1, head: 6, left: [-22, 10], right: [46, 84] } },
          { line: 1, over: 2, pose: attentive },
          { line: 6, over: 1, pose: { lean: 1, head: 8, left: [-20, 14], right: [36, 60] } },
          { line: 8, over: 1.2, pose: { lean: 0, head: 4, left: [-30, -20], right: [40, 90] } },
          { line: 9, over: 2, pose: attentive },
          { line: 15, over: 1, pose: { lean: 0.6, head: 12, left: [-18, 20], right: [20, -14] } },
        ],
      },
      {
        figure: { costume: 'seated', hair: 'short', prop: 'none', pose: rest },
        x: 924,
        y: 694,
        height: 446,
        flip: true,
        cloth: '#5a7f92',
        moves: [
          { line: 1, over: 1.2, pose: { lean: 0.6, head: -4, left: [-26, -8], right: [48, 96] } },
          { line: 3, over: 1.4, pose: attentive },
          { line: 4, over: 1, pose: { lean: 1, head: 2, left: [-20, 14], right: [60, 120] } },
          { line: 5, over: 1.2, pose: { lean: -0.6, head: -6, left: [-64, -100], right: [24, 0] } },
          { line: 7, over: 1.2, pose: { lean: 1, head: 10, left: [-40, -20], right: [40, 20] } },
          { line: 8, over: 2, pose: attentive },
          { line: 9, over: 1.2, pose: { lean: 0, head: -4, left: [-22, 12], right: [54, 110] } },
          { line: 11, over: 1, pose: { lean: 1.4, head: 4, left: [-54, -70], right: [54, 70] } },
          { line: 14, over: 1.2, pose: { lean: 0, head: -6, left: [-34, -60], right: [36, 64] } },
          { line: 15, over: 1.4, pose: rest },
        ],
      },
    ],
    camera: [
      { line: -1, over: 0, x: 704, y: 400, zoom: 1 },
      { line: 0, over: 10, x: 704, y: 470, zoom: 1.22 },
      { line: 4, over: 5, x: 800, y: 480, zoom: 1.42 },
      { line: 8, over: 5, x: 704, y: 470, zoom: 1.24 },
      { line: 11, over: 4, x: 820, y: 486, zoom: 1.5 },
      { line: 13, over: 6, x: 704, y: 430, zoom: 1.08 },
    ],
  },
};
