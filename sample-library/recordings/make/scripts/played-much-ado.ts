import type { Pose } from '@/sample-library/pictures/kit/figure';
import { chapel } from '../played/sets';
import { fromTheStage, played, type Part, type PlayedScene } from '../played/stage';
import type { RecordingScript, SpokenLine } from '../model';
import { soft, speakerOf, warm } from './voices';

const he = speakerOf('Benedick');
const she = speakerOf('Beatrice');

const still: Pose = { lean: 0, head: 0, left: [-12, 14], right: [12, -14] };
const weeping: Pose = { lean: 0, head: 10, left: [-24, 60], right: [18, -20] };
const offering: Pose = { lean: -3, head: -2, left: [-50, -80], right: [14, -8] };
const swearing: Pose = { lean: 0, head: -4, left: [-10, 10], right: [40, -150] };
const turningAway: Pose = { lean: -3, head: 8, left: [-18, 30], right: [12, -10] };
const opening: Pose = { lean: 2, head: -4, left: [-40, -60], right: [40, 60] };

const benedick: Part = {
  look: { shape: 'oval', skin: '#b97f56', shade: '#93603d', hair: 'curls', hairColour: '#2b1d18', brows: '#2b1d18', beard: 'moustache' },
  costume: 'doublet', cloth: '#2d5b8a', sleeves: '#3d70a3', height: 440,
  beats: [
    { x: 1060, pose: still, feel: 'sad', turn: -0.8, seated: false, prop: 'none', away: false },
    { line: 1, x: 930, over: 2 },
    { line: 4, x: 860, over: 1.6, pose: offering, feel: 'tender' },
    { line: 6, pose: still, feel: 'stern' },
    { line: 10, feel: 'startled', pose: opening, x: 800, over: 1.4 },
    { line: 11, feel: 'tender', pose: still },
    { line: 15, pose: swearing, feel: 'proud' },
    { line: 17, pose: still, feel: 'pleased' },
    { line: 19, pose: offering, feel: 'pleased' },
    { line: 21, feel: 'startled', pose: still },
    { line: 23, x: 740, over: 1.6, feel: 'pleased', pose: opening },
    { line: 25, feel: 'tender', pose: offering },
    { line: 26, feel: 'startled', turn: -0.8 },
    { line: 27, x: 830, over: 0.8, feel: 'afraid', pose: opening },
    { line: 29, x: 760, over: 1.2, pose: offering, feel: 'sad' },
  ],
}; // prettier-ignore

const beatrice: Part = {
  look: { shape: 'oval', skin: '#c98f68', shade: '#a06c49', hair: 'bun', hairColour: '#3a2018', brows: '#3a2018' },
  costume: 'gown', cloth: '#b8862b', sleeves: '#cf9d3e', height: 420,
  beats: [
    { x: 470, pose: weeping, feel: 'sad', turn: -0.7, seated: false, prop: 'none', away: false },
    { line: 3, turn: 0.2, pose: still },
    { line: 5, turn: 0.8, feel: 'stern' },
    { line: 9, turn: -0.6, pose: turningAway, feel: 'stern' },
    { line: 11, turn: 0.6, feel: 'startled', pose: still },
    { line: 13, feel: 'tender', turn: 0.3 },
    { line: 14, feel: 'sad', pose: weeping, turn: -0.4 },
    { line: 16, turn: 0.8, feel: 'sly', pose: still },
    { line: 18, feel: 'stern' },
    { line: 20, feel: 'tender', turn: 0, pose: opening },
    { line: 22, turn: 0.8, feel: 'tender', pose: still, x: 520, over: 1.4 },
    { line: 24, feel: 'pleased' },
    { line: 26, feel: 'stern', turn: 0.9, pose: still, over: 0.3 },
    { line: 28, feel: 'sad', turn: -0.9, x: 330, over: 2, pose: turningAway },
    { line: 29, x: 250, over: 2.2 },
    { line: 30, turn: 0.3, feel: 'angry', pose: still },
  ],
}; // prettier-ignore

const parts = { Benedick: benedick, Beatrice: beatrice };

const lines: SpokenLine[] = [
  he('Lady Beatrice, have you wept all this while?', { place: { level: -3, distance: 0.12 }, pause: 2 }),
  she('Yea, and I will weep a while longer.', { spoken: 'Yay, and I will weep a while longer.', place: { level: -3 }, pause: 0.6 }),
  he('I will not desire that.', { place: { level: -3 }, pause: 0.6 }),
  she('You have no reason; I do it freely.', { pause: 1 }),
  he('Surely I do believe your fair cousin is wronged.', { pause: 0.6 }),
  she('Ah, how much might the man deserve of me that would right her!', { pause: 0.5 }),
  he('Is there any way to show such friendship?', { pause: 0.4 }),
  she('A very even way, but no such friend.', { pause: 0.5 }),
  he('May a man do it?', { pause: 0.4 }),
  she('It is a man’s office, but not yours.', { pause: 2.4 }),
  he('I do love nothing in the world so well as you: is not that strange?', { place: { level: -2 }, pause: 3 }),
  she('As strange as the thing I know not.', { place: { level: -3 }, pause: 0.5 }),
  she('It were as possible for me to say I loved nothing so well as you:', { voice: { tempo: 1.02 }, pause: 0.3 }),
  she('but believe me not; and yet I lie not; I confess nothing, nor I deny nothing.', { voice: { tempo: 1.04 }, pause: 0.7 }),
  she('I am sorry for my cousin.', { place: { level: -4 }, pause: 1.8 }),
  he('By my sword, Beatrice, thou lovest me.', { place: { level: 1 }, pause: 0.4 }),
  she('Do not swear, and eat it.', { pause: 0.4 }),
  he('I will swear by it that you love me; and I will make him eat it that says I love not you.', { voice: { tempo: 1 }, pause: 0.4 }),
  she('Will you not eat your word?', { pause: 0.4 }),
  he('With no sauce that can be devised to it. I protest I love thee.', { pause: 0.7 }),
  she('Why, then, God forgive me!', { pause: 0.4 }),
  he('What offence, sweet Beatrice?', { pause: 0.4 }),
  she('You have stayed me in a happy hour: I was about to protest I loved you.', { place: { level: -2 }, pause: 0.6 }),
  he('And do it with all thy heart.', { pause: 0.5 }),
  she('I love you with so much of my heart that none is left to protest.', { place: { level: -3 }, pause: 1 }),
  he('Come, bid me do any thing for thee.', { place: { level: 1 }, pause: 2.2 }),
  she('Kill Claudio.', { place: { level: -2 }, voice: { tempo: 0.86 }, pause: 4.4 }),
  he('Ha! not for the wide world.', { pause: 0.6 }),
  she('You kill me to deny it. Farewell.', { pause: 1.8 }),
  he('Tarry, sweet Beatrice.', { pause: 0.7 }),
  she('I am gone, though I am here: there is no love in you: nay, I pray you, let me go.', { place: { distance: 0.1 }, pause: 1 }),
]; // prettier-ignore

function place(): Pick<PlayedScene, 'back'> {
  const { back } = chapel();
  return { back: () => back };
}

const scene: PlayedScene = {
  ...place(),
  parts,
  shots: [
    { line: -1, view: 'wide' },
    { line: 2, view: 'two' },
    { line: 5, view: { half: 'Beatrice' } },
    { line: 6, view: 'two' },
    { line: 9, view: { close: 'Beatrice' } },
    { line: 10, view: { close: 'Benedick' } },
    { line: 11, view: { close: 'Beatrice' } },
    { line: 13, view: { half: 'Beatrice' } },
    { line: 15, view: 'two' },
    { line: 17, view: { half: 'Benedick' } },
    { line: 18, view: 'two' },
    { line: 22, view: { close: 'Beatrice' } },
    { line: 23, view: { half: 'Benedick' } },
    { line: 24, view: { close: 'Beatrice' } },
    { line: 25, view: { close: 'Benedick' } },
    { line: 26, view: { close: 'Beatrice' } },
    { line: 27, view: { close: 'Benedick' } },
    { line: 28, view: 'wide' },
    { line: 30, view: { half: 'Beatrice' } },
    { line: 31, after: 0.6, view: 'wide' },
  ],
};

export const playedMuchAdo: RecordingScript = {
  assetId: 'rec-scene-much-ado-kill-claudio',
  type: 'video',
  title: 'Bid me do any thing',
  subtitle: 'Much Ado About Nothing, act 4, scene 1, the end',
  play: 'Much Ado About Nothing',
  character: 'Beatrice',
  voices: {
    Benedick: { ...warm, tempo: 0.98, pitch: 1 },
    Beatrice: { ...soft, tempo: 0.97, pitch: 0.98 },
  },
  lines: fromTheStage(lines, parts),
  chapters: [
    { name: 'Not yours', line: -1 },
    { name: 'Is not that strange?', line: 10 },
    { name: 'With all thy heart', line: 20 },
    { name: 'Two words', line: 25 },
  ],
  chord: [98, 123.5, 146.8],
  keepsDistances: true,
  scene: played(scene),
};
