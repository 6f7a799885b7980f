import type { Pose } from '@/sample-library/pictures/kit/figure';
import { path } from '@/sample-library/pictures/kit/svg';
import { timeOf } from '../timing';
import { waitingRoom } from '../played/sets';
import { fromTheStage, played, type Part, type PlayedScene } from '../played/stage';
import type { At, RecordingScript, SpokenLine } from '../model';
import { deep, heardOnly, soft, speakerOf, warm } from './voices';

const pike = speakerOf('Pike');
const low = speakerOf('Low');
const hart = speakerOf('Hart');

const still: Pose = { lean: 0, head: 0, left: [-10, 8], right: [10, -8] };
const lounging: Pose = { lean: 2, head: 6, left: [-40, 40], right: [34, -50] };
const shy: Pose = { lean: -2, head: 8, left: [-6, 40], right: [6, -40] };
const brisk: Pose = { lean: 1, head: -4, left: [-24, 50], right: [40, 70] };
const carrying: Pose = { lean: 1, head: 4, left: [-18, 40], right: [30, 60] };
const tall: Pose = { lean: 0, head: -3, left: [-6, 4], right: [6, -4] };
const sitting: Pose = { lean: 0, head: 0, left: [-18, 24], right: [18, -24] };

const pikePart: Part = {
  look: { shape: 'long', skin: '#e9bf9c', shade: '#c59670', hair: 'short', hairColour: '#59402c', brows: '#59402c', beard: 'moustache' },
  costume: 'modern', cloth: '#3a6b52', sleeves: '#498065', holds: '#5b4636', height: 430,
  beats: [
    { x: 330, pose: lounging, feel: 'proud', turn: 0.3, seated: true, prop: 'none', away: false },
    { line: 1, turn: 0.8, feel: 'calm' },
    { line: 3, feel: 'sly' },
    { line: 7, feel: 'proud', turn: 0.2 },
    { line: 8, feel: 'calm', turn: 0.6 },
    { line: 10, feel: 'startled', turn: 0.8, pose: sitting },
    { line: 15, feel: 'stern' },
    { line: 17, seated: false, over: 0, pose: tall, feel: 'angry' },
    { line: 17, after: 0.1, x: 650, over: 1 },
    { line: 17, after: 1, prop: 'coat', pose: carrying, over: 0.2 },
    { line: 19, turn: -0.9, feel: 'startled' },
    { line: 21, turn: -0.8, feel: 'stern' },
    { line: 25, turn: -0.6, feel: 'proud' },
    { line: 32, turn: 0.7, feel: 'pleased' },
    { line: 33, turn: -0.6, feel: 'stern' },
    { line: 36, turn: -0.9, feel: 'startled' },
    { line: 38, feel: 'startled' },
    { line: 40, turn: 0.8, feel: 'afraid' },
    { line: 42, turn: -0.8, feel: 'calm', pose: carrying },
    { line: 46, turn: 0.6, feel: 'sad' },
  ],
}; // prettier-ignore

const lowPart: Part = {
  look: { shape: 'round', skin: '#8f5f43', shade: '#6f472f', hair: 'curls', hairColour: '#1f1714', brows: '#1f1714', glasses: true },
  costume: 'modern', cloth: '#c07f2e', sleeves: '#d3943f', holds: '#5b4636', height: 380,
  beats: [
    { x: 960, pose: shy, feel: 'calm', turn: -0.8, seated: false, prop: 'none', away: false },
    { line: 2, x: 800, over: 1.4, feel: 'pleased' },
    { line: 4, feel: 'tender' },
    { line: 5, feel: 'sad' },
    { line: 6, feel: 'proud', pose: still, turn: 0 },
    { line: 8, turn: 0.9, feel: 'startled', pose: shy, x: 760, over: 1 },
    { line: 12, pose: carrying, prop: 'coat', feel: 'pleased', turn: -0.8, x: 720, over: 1 },
    { line: 13, feel: 'startled' },
    { line: 17, after: 1, prop: 'none', pose: shy, over: 0.2 },
    { line: 18, x: 330, over: 1.7, turn: -0.6 },
    { line: 19, seated: true, over: 0, pose: sitting, feel: 'pleased', turn: 0.8, x: 330 },
    { line: 21, feel: 'tender' },
    { line: 24, feel: 'calm', turn: 0.3 },
    { line: 34, feel: 'stern', turn: 0.9, pose: tall },
    { line: 39, feel: 'proud', turn: 0.8, seated: false, over: 0, pose: tall },
    { line: 40, x: 980, over: 3, turn: 0.9, feel: 'calm' },
    { line: 41, turn: -0.8, feel: 'proud' },
    { line: 42, x: 1130, over: 1.2, turn: 0.8 },
    { line: 42, after: 1.6, away: true, over: 0 },
  ],
}; // prettier-ignore

const hartPart: Part = {
  look: { shape: 'oval', skin: '#d9a68a', shade: '#b37f64', hair: 'long', hairColour: '#b3462c', brows: '#82321f' },
  costume: 'coat', cloth: '#4a3f78', sleeves: '#5b4f8e', holds: '#5b4636', height: 430,
  beats: [
    { x: 1130, pose: brisk, feel: 'pleased', turn: -0.8, seated: false, prop: 'none', away: true },
    { line: 8, away: false, over: 0 },
    { line: 9, x: 640, over: 1.8, feel: 'proud' },
    { line: 11, prop: 'coat', pose: carrying, feel: 'pleased' },
    { line: 12, prop: 'none', pose: brisk, turn: 0.8, over: 0.3 },
    { line: 13, x: 560, over: 0.8, turn: 0.6 },
    { line: 14, seated: true, over: 0, pose: lounging, feel: 'proud', x: 560 },
    { line: 15, turn: -0.8 },
    { line: 16, feel: 'sly' },
    { line: 20, feel: 'pleased', turn: -0.7 },
    { line: 23, turn: -0.6, feel: 'calm' },
    { line: 26, feel: 'proud', turn: 0.4 },
    { line: 33, feel: 'sly' },
    { line: 35, turn: -0.9, feel: 'startled' },
    { line: 37, seated: false, over: 0, pose: still, feel: 'startled' },
    { line: 40, turn: 0.8 },
    { line: 42, turn: 0.7, feel: 'calm' },
    { line: 43, pose: brisk, turn: 0.7, feel: 'sly' },
    { line: 47, pose: still, turn: 0.8, feel: 'tender' },
  ],
}; // prettier-ignore

const parts = { Pike: pikePart, Low: lowPart, Hart: hartPart };

const lines: SpokenLine[] = [
  heardOnly('a clock', 2.4, [{ name: 'clock', seconds: 2.4, level: 0.35, pan: 0.1, distance: 0.2 }], { pause: 0.2 }),
  low('Is this where one waits?', { place: { level: -3, distance: 0.08 }, pause: 0.4 }),
  low('There is a chair.', { place: { level: -3 }, pause: 0.3 }),
  pike('There is. It has my coat on it.', { pause: 0.5 }),
  low('Could the coat stand?', { place: { level: -3 }, pause: 0.4 }),
  pike('It has had a long day.', { pause: 0.8 }),
  low('I shall stand, then. I like to stand.', { pause: 0.5 }),
  pike('People who like to stand do not say so.', { pause: 0.6 }),
  heardOnly('a door, and quick steps', 1.8, [{ name: 'slam', seconds: 0.8, level: 0.4, pan: 0.6 }, { name: 'running', seconds: 1.2, level: 0.5, pan: 0.4, after: 0.5 }], { pause: 0.1 }),
  hart('Good morning. Whose coat is this?', { place: { level: 2 }, pause: 0.3 }),
  pike('Mine.', { pause: 0.3 }),
  hart('Thank you for keeping the chair warm.', { place: { level: 1 }, pause: 0.4 }),
  hart('Hold this, would you?', { place: { level: 1 }, pause: 0.4 }),
  low('Of course. Why am I holding it?', { place: { level: -3 }, pause: 0.5 }),
  hart('Because you are standing up.', { pause: 0.7 }),
  pike('That is my coat.', { pause: 0.3 }),
  hart('Then it is you who should be holding it.', { pause: 0.5 }),
  pike('Give me that.', { place: { level: 2 }, pause: 0.3 }),
  heardOnly('steps, and a chair creaks', 2, [{ name: 'steps', seconds: 1.3, level: 0.4, pan: -0.3 }, { name: 'creak', seconds: 0.6, level: 0.3, pan: -0.4, after: 1.3 }], { pause: 0.2 }),
  pike('I was sitting there.', { pause: 0.5 }),
  hart('You were.', { pause: 0.4 }),
  low('It is still warm.', { place: { level: -2 }, pause: 1.7 }),
  pike('What are you two here for?', { pause: 0.4 }),
  hart('The king.', { pause: 0.4 }),
  low('The king.', { place: { level: -2 }, pause: 0.4 }),
  pike('I am here for the king. And I was first.', { pause: 0.4 }),
  hart('Kings are not first. Kings are late.', { pause: 0.8 }),
  hart('And a king does not hold his own coat.', { pause: 0.4 }),
  pike('A king does not hold anybody’s.', { spoken: "A king does not hold anybody's.", pause: 0.6 }),
  low('A king does not talk about chairs.', { place: { level: -3 }, pause: 1 }),
  pike('I have been here since nine.', { pause: 0.4 }),
  hart('I have been here since I came in.', { pause: 0.6 }),
  heardOnly('a bell', 2.4, [{ name: 'bell', seconds: 2.4, level: 0.7, pan: 0.6, distance: 0.2 }], { pause: 0.1 }),
  hart('Nobody said a name.', { pause: 1.2 }),
  low('Stand up.', { place: { level: -5 }, voice: { tempo: 0.86 }, pause: 0.7 }),
  hart('I beg your pardon?', { pause: 0.7 }),
  low('Stand up, please.', { place: { level: -6 }, voice: { tempo: 0.84 }, pause: 2.6 }),
  pike('How did you do that?', { place: { level: -2 }, pause: 0.7 }),
  hart('I do not know. I was sitting, and then I was not.', { pause: 0.6 }),
  low('I asked as somebody who will not ask again.', { place: { level: -2 }, pause: 0.6 }),
  heardOnly('slow steps to the door', 3.2, [{ name: 'steps', seconds: 2.8, level: 0.6, pan: 0.2 }], { pause: 0.2 }),
  low('You may sit down now. There are two chairs.', { pause: 3 }),
  pike('After you.', { pause: 0.7 }),
  hart('No. After you.', { pause: 1.6 }),
  pike('Are you going to sit?', { pause: 0.6 }),
  hart('Not until you do.', { pause: 2.8 }),
  pike('That was a king.', { place: { level: -3 }, pause: 0.6 }),
  hart('That was somebody sitting down.', { place: { level: -3 }, pause: 1 }),
]; // prettier-ignore

/** The coat lies over the second chair until somebody takes it. */
const coat = path('M500 396Q560 372 620 396L632 520Q560 540 490 520Z', '#5b4636');
const TAKEN_AT = { line: 11 };

function place(): Pick<PlayedScene, 'back'> {
  const { back } = waitingRoom();
  return { back: ({ time, timeline }: At) => (time < timeOf(TAKEN_AT, timeline) ? back + coat : back) };
}

const scene: PlayedScene = {
  ...place(),
  parts,
  shots: [
    { line: -1, view: 'wide' },
    { line: 3, view: { half: 'Pike' } },
    { line: 4, view: 'wide' },
    { line: 5, view: { close: 'Pike' } },
    { line: 6, view: { half: 'Low' } },
    { line: 7, view: 'wide' },
    { line: 10, view: { close: 'Pike' } },
    { line: 11, view: 'wide' },
    { line: 13, view: { half: 'Low' } },
    { line: 14, view: 'wide' },
    { line: 16, view: { half: 'Hart' } },
    { line: 17, view: 'wide' },
    { line: 20, view: { half: 'Hart' } },
    { line: 21, view: { close: 'Low' } },
    { line: 22, view: 'wide' },
    { line: 25, view: { half: 'Pike' } },
    { line: 26, view: { half: 'Hart' } },
    { line: 28, view: { half: 'Pike' } },
    { line: 29, view: { close: 'Low' } },
    { line: 30, view: 'wide' },
    { line: 32, view: 'wide' },
    { line: 34, view: { close: 'Low' } },
    { line: 35, view: { close: 'Hart' } },
    { line: 36, view: { close: 'Low' } },
    { line: 37, view: 'wide' },
    { line: 38, view: { half: 'Hart' } },
    { line: 39, view: { half: 'Low' } },
    { line: 40, view: 'wide' },
    { line: 41, view: { half: 'Low' } },
    { line: 42, view: 'wide' },
    { line: 46, view: { half: 'Pike' } },
    { line: 47, view: { half: 'Hart' } },
    { line: 48, after: 0.3, view: 'wide' },
  ],
};

export const playedTwoChairs: RecordingScript = {
  assetId: 'rec-scene-two-chairs',
  type: 'video',
  title: 'Two chairs',
  subtitle: 'A short comedy for three voices',
  play: null,
  character: null,
  voices: {
    Pike: { ...deep, tempo: 1, pitch: 1 },
    Low: { ...warm, tempo: 0.98, pitch: 1.06 },
    Hart: { ...soft, tempo: 1.04, pitch: 0.92 },
  },
  lines: fromTheStage(lines, parts),
  chapters: [
    { name: 'The coat', line: -1 },
    { name: 'Whose coat is this?', line: 8 },
    { name: 'The king', line: 22 },
    { name: 'Stand up', line: 33 },
  ],
  chord: [130.8, 164.8, 220],
  keepsDistances: true,
  scene: played(scene),
};
