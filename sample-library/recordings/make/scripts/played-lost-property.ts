import type { Pose } from '@/sample-library/pictures/kit/figure';
import { lostProperty } from '../played/sets';
import { fromTheStage, played, type Part, type PlayedScene } from '../played/stage';
import type { RecordingScript, SpokenLine } from '../model';
import { deep, heardOnly, soft, speakerOf } from './voices';

const clerk = speakerOf('The clerk');
const ida = speakerOf('Ida');

const still: Pose = { lean: 0, head: 0, left: [-10, 10], right: [10, -10] };
const leaning: Pose = { lean: -3, head: 6, left: [-40, 60], right: [24, -40] };
const writing: Pose = { lean: -2, head: 12, left: [-24, 40], right: [26, -70] };
const reachingUp: Pose = { lean: 3, head: -8, left: [-14, 10], right: [120, 150] };
const clutching: Pose = { lean: 0, head: 4, left: [-14, 60], right: [14, -60] };
const open: Pose = { lean: 2, head: 0, left: [-24, 30], right: [36, 30] };
const bowed: Pose = { lean: -1, head: 14, left: [-12, 50], right: [12, -50] };

const clerkPart: Part = {
  look: { shape: 'square', skin: '#d6a684', shade: '#b08160', hair: 'cap', hairColour: '#2d3d58', brows: '#5d5349', beard: 'moustache', lined: true },
  costume: 'coat', cloth: '#34465f', sleeves: '#415674', height: 430,
  beats: [
    { x: 800, pose: writing, feel: 'calm', turn: -0.3, seated: false, prop: 'none', away: false },
    { line: 1, turn: -0.8, pose: still },
    { line: 3, feel: 'stern', pose: writing, turn: -0.4 },
    { line: 5, turn: -0.8, pose: still },
    { line: 8, feel: 'calm' },
    { line: 10, feel: 'stern', pose: leaning, x: 770, over: 0.8 },
    { line: 13, feel: 'stern', pose: still },
    { line: 14, feel: 'calm' },
    { line: 15, x: 1120, over: 2.6, turn: 0.9, pose: still },
    { line: 16, pose: reachingUp, turn: 0.6 },
    { line: 18, turn: -0.8, pose: still, feel: 'startled' },
    { line: 20, x: 1010, over: 1.6, pose: reachingUp, turn: 0.4, feel: 'calm' },
    { line: 22, x: 800, over: 2.2, turn: -0.8, pose: still, feel: 'tender' },
    { line: 24, feel: 'tender', pose: leaning },
    { line: 26, feel: 'startled', pose: still },
    { line: 28, feel: 'tender' },
    { line: 31, feel: 'tender', turn: -0.7 },
    { line: 33, pose: writing, turn: -0.2, feel: 'calm' },
    { line: 36, turn: -0.8, pose: still, feel: 'tender' },
    { line: 39, pose: writing, turn: -0.2 },
  ],
}; // prettier-ignore

const idaPart: Part = {
  look: { shape: 'round', skin: '#c08a64', shade: '#996947', hair: 'bun', hairColour: '#6d645d', brows: '#564c45', lined: true },
  costume: 'coat', cloth: '#8b3a46', sleeves: '#a04a57', holds: '#3a2a24', height: 400,
  beats: [
    { x: 380, pose: clutching, feel: 'calm', turn: 0.8, seated: false, prop: 'bag', away: false },
    { line: 4, feel: 'proud' },
    { line: 6, feel: 'startled' },
    { line: 7, turn: 0.2, feel: 'sad' },
    { line: 9, turn: 0.8, feel: 'calm' },
    { line: 12, feel: 'proud', pose: clutching },
    { line: 14, feel: 'tender', pose: open },
    { line: 15, x: 470, over: 2, pose: clutching },
    { line: 17, feel: 'pleased', pose: open },
    { line: 19, feel: 'tender', turn: 0.2, pose: clutching },
    { line: 21, feel: 'sad' },
    { line: 23, turn: 0, feel: 'calm' },
    { line: 25, turn: 0.8 },
    { line: 27, turn: -0.4, feel: 'sad' },
    { line: 29, feel: 'tender', turn: -0.2, pose: open },
    { line: 32, feel: 'sad', turn: 0.1, pose: bowed },
    { line: 34, feel: 'calm', turn: 0.7, pose: clutching },
    { line: 37, feel: 'tender', turn: 0.8 },
    { line: 39, turn: -0.8, x: 250, over: 3 },
    { line: 40, after: 0.4, x: -120, over: 3.2 },
  ],
}; // prettier-ignore

const parts = { 'The clerk': clerkPart, Ida: idaPart };
const atTheShelf = { distance: 0.28, level: 3 };

const lines: SpokenLine[] = [
  clerk('Next.', { pause: 1.4 }),
  clerk('Oh. There is only you.', { pause: 0.6 }),
  ida('I have come about an umbrella.', { pause: 0.4 }),
  clerk('Black?', { pause: 0.3 }),
  ida('They are all black. This one was his.', { pause: 0.6 }),
  clerk('Name?', { pause: 0.3 }),
  ida('Mine, or his?', { pause: 0.6 }),
  clerk('Whose umbrella is it?', { pause: 1.6 }),
  ida('It was in the rack. When was it lost, you will ask.', { pause: 0.4 }),
  ida('In March. A Tuesday. The four fifteen.', { pause: 0.8 }),
  clerk('March. It is November, madam. We keep things for ninety days.', { pause: 0.5 }),
  ida('I know. I have read the notice.', { pause: 0.4 }),
  ida('I have had time to read the notice.', { pause: 0.6 }),
  clerk('Then you know what I have to say.', { pause: 0.6 }),
  ida('Yes. I would like you to look, all the same.', { place: { level: -2 }, pause: 0.8 }),
  heardOnly('steps to the far shelf', 2.6, [{ name: 'steps', seconds: 2.3, level: 0.6, pan: 0.5, distance: 0.15 }], { pause: 0.3 }),
  clerk('What is the handle? Wood?', { place: atTheShelf, pause: 0.4 }),
  ida('A duck. The handle is a duck.', { place: { level: 2 }, pause: 0.6 }),
  clerk('Which way does it look?', { place: atTheShelf, pause: 0.5 }),
  ida('Away from you. We used to say that it was sulking.', { pause: 0.7 }),
  clerk('Forty-one umbrellas. Not one duck.', { place: atTheShelf, pause: 0.6 }),
  ida('No. I thought not.', { place: { level: -3 }, pause: 0.9 }),
  clerk('You could have written. Or telephoned.', { place: { distance: 0.1, level: 1 }, pause: 0.5 }),
  ida('I come past on Tuesdays.', { pause: 0.6 }),
  clerk('Every Tuesday?', { pause: 0.6 }),
  ida('Since March. I had not come in before.', { pause: 2.1 }),
  clerk('What happened on the four fifteen?', { place: { level: -2 }, pause: 1 }),
  ida('He got off to buy a paper.', { pause: 0.5 }),
  ida('Two minutes, he said. Keep my place.', { pause: 0.8 }),
  ida('So I put his umbrella on the seat.', { pause: 0.8 }),
  heardOnly('a train passes, a long way off', 3.4, [{ name: 'drone', seconds: 3.4, level: 0.8, pan: -0.4, distance: 0.35 }, { name: 'running', seconds: 3, level: 0.35, pan: -0.4, distance: 0.5 }], { pause: 0.6 }),
  clerk('And?', { place: { level: -4 }, pause: 1.1 }),
  ida('And I kept his place.', { place: { level: -4 }, pause: 3.4 }),
  clerk('I will write it down. One umbrella, black. Handle in the form of a duck.', { pause: 0.5 }),
  ida('Looking away.', { pause: 0.5 }),
  clerk('Looking away.', { pause: 0.8 }),
  clerk('And where can we find you, if it comes in?', { pause: 0.8 }),
  ida('Oh, here.', { pause: 0.8 }),
  ida('On Tuesdays.', { place: { level: -2 }, pause: 2.2 }),
  heardOnly('steps go, and a door', 3.6, [{ name: 'steps', seconds: 2.6, level: 0.5, pan: -0.6, distance: 0.2 }, { name: 'creak', seconds: 0.8, level: 0.3, pan: -0.7, after: 2.2, distance: 0.2 }], { pause: 0.6 }),
  clerk('Next.', { place: { level: -4 }, pause: 1 }),
]; // prettier-ignore

function place(): Pick<PlayedScene, 'back' | 'front'> {
  const { back, front } = lostProperty();
  return { back: () => back, front: () => front };
}

const scene: PlayedScene = {
  ...place(),
  parts,
  shots: [
    { line: -1, view: 'wide' },
    { line: 3, view: 'two' },
    { line: 6, view: { close: 'Ida' } },
    { line: 7, view: 'two' },
    { line: 8, view: { half: 'Ida' } },
    { line: 10, view: { half: 'The clerk' } },
    { line: 11, view: { close: 'Ida' } },
    { line: 13, view: { half: 'The clerk' } },
    { line: 14, view: { close: 'Ida' } },
    { line: 15, view: 'wide' },
    { line: 19, view: { half: 'Ida' } },
    { line: 20, view: 'wide' },
    { line: 21, view: { close: 'Ida' } },
    { line: 22, view: 'wide' },
    { line: 24, view: { half: 'The clerk' } },
    { line: 25, view: { half: 'Ida' } },
    { line: 26, view: { close: 'The clerk' } },
    { line: 27, view: { close: 'Ida' } },
    { line: 30, view: 'wide' },
    { line: 31, view: { close: 'The clerk' } },
    { line: 32, view: { close: 'Ida' } },
    { line: 33, view: 'two' },
    { line: 36, view: { half: 'The clerk' } },
    { line: 37, view: { close: 'Ida' } },
    { line: 39, view: 'wide' },
    { line: 40, view: { half: 'The clerk' } },
    { line: 41, after: 0.8, view: 'wide' },
  ],
};

export const playedLostProperty: RecordingScript = {
  assetId: 'rec-scene-lost-property',
  type: 'video',
  title: 'Lost property',
  subtitle: 'A short play for two voices',
  play: null,
  character: null,
  voices: {
    'The clerk': { ...deep, tempo: 0.98, pitch: 0.98 },
    Ida: { ...soft, tempo: 0.95, pitch: 0.9 },
  },
  lines: fromTheStage(lines, parts),
  chapters: [
    { name: 'Next', line: -1 },
    { name: 'All the same', line: 13 },
    { name: 'The four fifteen', line: 24 },
    { name: 'On Tuesdays', line: 33 },
  ],
  chord: [110, 130.8, 164.8],
  keepsDistances: true,
  scene: played(scene),
};
