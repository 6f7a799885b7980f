import type { Pose } from '@/sample-library/pictures/kit/figure';
import { morningRoom } from '../played/sets';
import { fromTheStage, played, type Part, type PlayedScene } from '../played/stage';
import type { RecordingScript, SpokenLine } from '../model';
import { soft, speakerOf, warm } from './voices';

const jack = speakerOf('Jack');
const lady = speakerOf('Lady Bracknell');

const still: Pose = { lean: 0, head: 0, left: [-10, 8], right: [10, -8] };
const writing: Pose = { lean: 0.6, head: 6, left: [-18, 30], right: [26, -60] };
const upright: Pose = { lean: 0, head: -3, left: [-16, 24], right: [20, -30] };
const fidget: Pose = { lean: 1, head: 4, left: [-16, 50], right: [18, -46] };
const pleading: Pose = { lean: -2, head: -2, left: [-44, -60], right: [30, -30] };
const sunk: Pose = { lean: -2, head: 10, left: [-8, 6], right: [8, -6] };

const jackPart: Part = {
  look: { shape: 'oval', skin: '#eec3a2', shade: '#cd9673', hair: 'short', hairColour: '#8a5a2b', brows: '#6e4520', beard: 'moustache' },
  costume: 'coat', cloth: '#39424f', sleeves: '#475262', height: 440,
  beats: [
    { x: 900, pose: still, feel: 'calm', turn: -0.8, seated: false, prop: 'none', away: false },
    { line: 1, feel: 'pleased' },
    { line: 5, feel: 'startled', pose: fidget },
    { line: 8, feel: 'pleased', pose: still },
    { line: 12, feel: 'startled', pose: fidget, turn: 0.2 },
    { line: 13, turn: -0.8, feel: 'afraid' },
    { line: 15, feel: 'pleased', pose: still },
    { line: 18, feel: 'sad', pose: fidget, turn: -0.5 },
    { line: 22, feel: 'afraid', x: 860, over: 1.4, pose: pleading },
    { line: 24, feel: 'sad', turn: -0.2 },
    { line: 27, feel: 'tender', turn: -0.7, pose: pleading },
    { line: 30, feel: 'sad', turn: 0, pose: sunk },
    { line: 31, feel: 'afraid', turn: -0.7 },
    { line: 33, feel: 'pleased', pose: still, turn: -0.8 },
    { line: 34, feel: 'sad', pose: sunk },
  ],
}; // prettier-ignore

const bracknell: Part = {
  look: { shape: 'long', skin: '#edcbb4', shade: '#c99c82', hair: 'bonnet', hairColour: '#5b3a63', brows: '#6d625c', lined: true },
  costume: 'crinoline', cloth: '#6a3f74', sleeves: '#7d5088', height: 440,
  beats: [
    { x: 320, pose: upright, feel: 'proud', turn: 0.8, seated: true, prop: 'none', away: false },
    { line: 2, prop: 'book', pose: writing, over: 1 },
    { line: 5, feel: 'stern' },
    { line: 6, feel: 'proud', turn: 0.3 },
    { line: 7, turn: 0.8 },
    { line: 9, feel: 'pleased', turn: 0.4 },
    { line: 11, turn: 0.9, feel: 'stern' },
    { line: 13, feel: 'pleased', turn: 0.2 },
    { line: 16, feel: 'proud', turn: 0.8 },
    { line: 19, feel: 'stern' },
    { line: 20, feel: 'proud', turn: 0.1 },
    { line: 21, turn: 0.9 },
    { line: 25, feel: 'startled', pose: upright },
    { line: 28, feel: 'stern' },
    { line: 31, feel: 'startled', turn: 0.2, prop: 'none', pose: upright },
    { line: 33, feel: 'stern', turn: 0.9 },
    { line: 35, feel: 'proud' },
  ],
}; // prettier-ignore

const parts = { 'Lady Bracknell': bracknell, Jack: jackPart };

const lines: SpokenLine[] = [
  lady('You can take a seat, Mr. Worthing.', { pause: 0.4 }),
  jack('Thank you, Lady Bracknell, I prefer standing.', { pause: 1.6 }),
  lady('I feel bound to tell you that you are not down on my list of eligible young men,', { pause: 0.2 }),
  lady('although I have the same list as the dear Duchess of Bolton has.', { pause: 0.4 }),
  lady('We work together, in fact. … Do you smoke?', { spoken: 'We work together, in fact. Do you smoke?', pause: 0.9 }),
  jack('Well, yes, I must admit I smoke.', { place: { level: -2 }, pause: 0.6 }),
  lady('I am glad to hear it. A man should always have an occupation of some kind.', { pause: 0.7 }),
  lady('How old are you?', { pause: 0.3 }),
  jack('Twenty-nine.', { pause: 0.6 }),
  lady('A very good age to be married at.', { pause: 0.4 }),
  lady('I have always been of opinion that a man who desires to get married', { pause: 0.15 }),
  lady('should know either everything or nothing. Which do you know?', { pause: 1.5 }),
  jack('I know nothing, Lady Bracknell.', { place: { level: -3 }, pause: 0.6 }),
  lady('I am pleased to hear it. I do not approve of anything that tampers with natural ignorance.', { pause: 0.3 }),
  lady('Ignorance is like a delicate exotic fruit; touch it and the bloom is gone. …', { spoken: 'Ignorance is like a delicate exotic fruit; touch it, and the bloom is gone.', pause: 0.9 }),
  lady('What is your income?', { pause: 0.3 }),
  jack('Between seven and eight thousand a year. …', { spoken: 'Between seven and eight thousand a year.', pause: 0.8 }),
  lady('Are your parents living?', { pause: 0.7 }),
  jack('I have lost both my parents.', { place: { level: -2 }, pause: 1.2 }),
  lady('To lose one parent, Mr. Worthing, may be regarded as a misfortune;', { pause: 0.5 }),
  lady('to lose both looks like carelessness.', { pause: 0.6 }),
  lady('Who was your father? …', { spoken: 'Who was your father?', pause: 0.8 }),
  jack('I am afraid I really don’t know. …', { spoken: "I am afraid I really don't know.", place: { level: -2 }, pause: 0.5 }),
  jack('I don’t actually know who I am by birth.', { pause: 0.5 }),
  jack('I was … well, I was found.', { spoken: 'I was. Well, I was found.', place: { level: -3 }, pause: 0.5 }),
  lady('Found!', { place: { level: 2 }, pause: 1 }),
  jack('The late Mr. Thomas Cardew, an old gentleman of a very charitable and kindly disposition, found me,', { pause: 0.2 }),
  jack('and gave me the name of Worthing, because he happened to have a first-class ticket for Worthing in his pocket at the time. …', { spoken: 'and gave me the name of Worthing, because he happened to have a first class ticket for Worthing in his pocket at the time.', pause: 0.8 }),
  lady('Where did the charitable gentleman who had a first-class ticket for this seaside resort', { pause: 0.1 }),
  lady('find you?', { pause: 1.4 }),
  jack('In a hand-bag.', { spoken: 'In a hand bag.', place: { level: -3 }, pause: 1.6 }),
  lady('A hand-bag?', { spoken: 'A hand bag?', voice: { tempo: 0.84 }, place: { level: 1 }, pause: 1.4 }),
  jack('Yes, Lady Bracknell. I was in a hand-bag – a somewhat large, black leather hand-bag,', { spoken: 'Yes, Lady Bracknell. I was in a hand bag, a somewhat large, black leather hand bag,', pause: 0.2 }),
  jack('with handles to it – an ordinary hand-bag in fact.', { spoken: 'with handles to it, an ordinary hand bag, in fact.', pause: 1 }),
]; // prettier-ignore

function place(): Pick<PlayedScene, 'back'> {
  const { back } = morningRoom();
  return { back: () => back };
}

const scene: PlayedScene = {
  ...place(),
  parts,
  shots: [
    { line: -1, view: 'wide' },
    { line: 2, view: { half: 'Lady Bracknell' } },
    { line: 5, view: { close: 'Jack' } },
    { line: 6, view: { half: 'Lady Bracknell' } },
    { line: 8, view: 'wide' },
    { line: 10, view: { half: 'Lady Bracknell' } },
    { line: 12, view: { close: 'Jack' } },
    { line: 13, view: { close: 'Lady Bracknell' } },
    { line: 15, view: 'wide' },
    { line: 18, view: { half: 'Jack' } },
    { line: 19, view: { close: 'Lady Bracknell' } },
    { line: 22, view: { half: 'Jack' } },
    { line: 24, view: { close: 'Jack' } },
    { line: 25, view: { close: 'Lady Bracknell' } },
    { line: 26, view: 'wide' },
    { line: 27, view: { half: 'Jack' } },
    { line: 28, view: { half: 'Lady Bracknell' } },
    { line: 29, view: { close: 'Lady Bracknell' } },
    { line: 30, view: { close: 'Jack' } },
    { line: 31, view: { close: 'Lady Bracknell' } },
    { line: 32, view: 'wide' },
  ],
};

export const playedEarnest: RecordingScript = {
  assetId: 'rec-scene-earnest-interview',
  type: 'video',
  title: 'A list of eligible young men',
  subtitle: 'The Importance of Being Earnest, act 1, shortened',
  play: 'The Importance of Being Earnest',
  character: 'Lady Bracknell',
  voices: {
    Jack: { ...warm, tempo: 1, pitch: 1.03 },
    'Lady Bracknell': { ...soft, tempo: 0.95, pitch: 0.86 },
  },
  lines: fromTheStage(lines, parts),
  chapters: [
    { name: 'The list', line: -1 },
    { name: 'Everything or nothing', line: 9 },
    { name: 'Both parents', line: 17 },
    { name: 'The hand-bag', line: 26 },
  ],
  chord: [130.8, 164.8, 196],
  keepsDistances: true,
  scene: played(scene),
};
