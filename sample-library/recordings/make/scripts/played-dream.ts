import type { Pose } from '@/sample-library/pictures/kit/figure';
import { workshopRoom } from '../played/sets';
import { fromTheStage, played, type Part, type PlayedScene } from '../played/stage';
import type { RecordingScript, SpokenLine } from '../model';
import { deep, soft, speakerOf, warm } from './voices';

const quince = speakerOf('Quince');
const bottom = speakerOf('Bottom');
const flute = speakerOf('Flute');

const still: Pose = { lean: 0, head: 0, left: [-10, 8], right: [10, -8] };
const reading: Pose = { lean: 1, head: 8, left: [-24, 80], right: [34, -100] };
const grand: Pose = { lean: 0, head: -8, left: [-60, -90], right: [62, 100] };
const confiding: Pose = { lean: 5, head: 4, left: [-16, 10], right: [40, 60] };
const dainty: Pose = { lean: -3, head: 12, left: [-30, 110], right: [30, -110] };
const small: Pose = { lean: -2, head: 8, left: [-6, 20], right: [6, -20] };

const quincePart: Part = {
  look: { shape: 'long', skin: '#e7bd98', shade: '#c2926c', hair: 'bald', hairColour: '#b9b2a6', brows: '#a49c90', lined: true, glasses: true },
  costume: 'coat', cloth: '#5d6b3f', sleeves: '#6f7f4d', height: 410,
  beats: [
    { x: 620, pose: reading, feel: 'calm', turn: 0, seated: false, prop: 'letter', away: false },
    { line: 1, turn: -0.8, feel: 'stern' },
    { line: 2, turn: 0, feel: 'proud' },
    { line: 5, turn: -0.6, feel: 'stern' },
    { line: 6, turn: 0, feel: 'proud' },
    { line: 9, turn: -0.5, feel: 'calm' },
    { line: 14, turn: -0.8, feel: 'tender' },
    { line: 16, turn: -0.6, feel: 'startled' },
    { line: 19, turn: 0.8, feel: 'calm' },
    { line: 25, turn: 0.8, feel: 'tender' },
    { line: 28, turn: -0.9, feel: 'startled' },
    { line: 31, turn: -0.9, feel: 'angry' },
    { line: 33, turn: 0, feel: 'stern', pose: reading },
  ],
}; // prettier-ignore

const bottomPart: Part = {
  look: { shape: 'round', skin: '#d39a72', shade: '#ad7550', hair: 'cap', hairColour: '#8f2f2c', brows: '#4a2b1c', beard: 'full' },
  costume: 'modern', cloth: '#9a5a2c', sleeves: '#b06c3a', height: 430,
  beats: [
    { x: 330, pose: still, feel: 'pleased', turn: 0.8, seated: false, prop: 'none', away: false },
    { line: 1, pose: confiding, x: 400, over: 1.4, feel: 'sly' },
    { line: 3, pose: grand, feel: 'proud', turn: 0.6 },
    { line: 7, pose: confiding, feel: 'pleased', turn: 0.8 },
    { line: 10, pose: grand, feel: 'proud', turn: 0, x: 440, over: 1.2 },
    { line: 12, turn: 0.8, feel: 'sly', pose: confiding },
    { line: 15, pose: grand, feel: 'sad', turn: 0 },
    { line: 17, feel: 'proud', pose: grand, x: 470, over: 1 },
    { line: 19, pose: still, feel: 'calm', turn: 0.8, x: 380, over: 1.6 },
    { line: 25, feel: 'sly' },
    { line: 27, x: 470, over: 1, pose: confiding, feel: 'pleased' },
    { line: 28, pose: dainty, feel: 'tender', turn: -0.6 },
    { line: 29, pose: grand, feel: 'pleased', turn: 0.7 },
    { line: 30, pose: dainty, feel: 'tender', turn: -0.4 },
    { line: 31, pose: still, feel: 'startled', turn: 0.9 },
    { line: 33, pose: small, feel: 'proud', turn: 0.4, x: 400, over: 1.4 },
  ],
}; // prettier-ignore

const flutePart: Part = {
  look: { shape: 'oval', skin: '#f0cdb0', shade: '#cfa283', hair: 'short', hairColour: '#c9a24a', brows: '#a98432' },
  costume: 'modern', cloth: '#3f7390', sleeves: '#5288a6', height: 370,
  beats: [
    { x: 960, pose: small, feel: 'calm', turn: -0.7, seated: false, prop: 'none', away: false },
    { line: 10, feel: 'pleased' },
    { line: 17, feel: 'startled' },
    { line: 20, pose: still, feel: 'startled', x: 880, over: 1.4 },
    { line: 22, feel: 'proud' },
    { line: 24, feel: 'afraid', pose: small },
    { line: 25, after: 1, feel: 'sad' },
    { line: 28, feel: 'startled' },
    { line: 32, feel: 'sad', turn: 0 },
  ],
}; // prettier-ignore

const parts = { Quince: quincePart, Bottom: bottomPart, Flute: flutePart };
const squeak = { pitch: 1.5, tempo: 1.06 };

const lines: SpokenLine[] = [
  quince('Is all our company here?', { pause: 0.7 }),
  bottom('You were best to call them generally, man by man, according to the scrip.', { pause: 0.8 }),
  quince('Here is the scroll of every man’s name, which is thought fit, through all Athens, to play in our interlude. …', { spoken: "Here is the scroll of every man's name, which is thought fit, through all Athens, to play in our interlude.", pause: 0.3 }),
  bottom('First, good Peter Quince, say what the play treats on,', { place: { level: 2 }, pause: 0.2 }),
  bottom('then read the names of the actors, and so grow to a point.', { place: { level: 2 }, pause: 0.7 }),
  quince('Marry, our play is,', { pause: 0.4 }),
  quince('The most lamentable comedy, and most cruel death of Pyramus and Thisby.', { spoken: 'The most lamentable comedy, and most cruel death, of Pyramus and Thizby.', pause: 0.6 }),
  bottom('A very good piece of work, I assure you, and a merry. …', { spoken: 'A very good piece of work, I assure you, and a merry.', pause: 0.3 }),
  bottom('Masters, spread yourselves.', { place: { level: 2 }, pause: 0.9 }),
  quince('Answer as I call you. Nick Bottom, the weaver.', { pause: 0.3 }),
  bottom('Ready. Name what part I am for, and proceed.', { place: { level: 2 }, pause: 0.5 }),
  quince('You, Nick Bottom, are set down for Pyramus.', { pause: 0.5 }),
  bottom('What is Pyramus? a lover, or a tyrant?', { pause: 0.5 }),
  quince('A lover …', { spoken: 'A lover.', pause: 0.6 }),
  bottom('That will ask some tears in the true performing of it:', { pause: 0.2 }),
  bottom('if I do it, let the audience look to their eyes; I will move storms …', { spoken: 'if I do it, let the audience look to their eyes! I will move storms.', place: { level: 2 }, pause: 0.6 }),
  bottom('yet my chief humour is for a tyrant …', { spoken: 'yet my chief humour is for a tyrant.', pause: 0.3 }),
  bottom('a part to tear a cat in, to make all split. …', { spoken: 'a part to tear a cat in, to make all split!', place: { level: 3 }, pause: 1 }),
  bottom('Now name the rest of the players. …', { spoken: 'Now name the rest of the players.', pause: 0.6 }),
  quince('Francis Flute, the bellows-mender.', { pause: 0.5 }),
  flute('Here, Peter Quince.', { place: { level: -2 }, pause: 0.4 }),
  quince('Flute, you must take Thisby on you.', { spoken: 'Flute, you must take Thizby on you.', pause: 0.5 }),
  flute('What is Thisby? a wandering knight?', { spoken: 'What is Thizby? A wandering knight?', pause: 0.6 }),
  quince('It is the lady that Pyramus must love.', { pause: 1.2 }),
  flute('Nay, faith, let not me play a woman; I have a beard coming.', { pause: 0.5 }),
  quince('That’s all one: you shall play it in a mask,', { spoken: "That's all one. You shall play it in a mask,", pause: 0.2 }),
  quince('and you may speak as small as you will.', { place: { level: -2 }, pause: 0.5 }),
  bottom('An I may hide my face, let me play Thisby too, I’ll speak in a monstrous little voice.', { spoken: "And I may hide my face, let me play Thizby too! I'll speak in a monstrous little voice.", place: { level: 2 }, pause: 0.5 }),
  bottom('‘Thisne, Thisne;’', { spoken: 'Thizny! Thizny!', voice: squeak, pause: 0.4 }),
  bottom('‘Ah, Pyramus, lover dear!', { spoken: 'Ah! Pyramus! Lover dear!', place: { level: 2 }, pause: 0.2 }),
  bottom('thy Thisby dear, and lady dear!’', { spoken: 'Thy Thizby dear, and lady dear!', voice: squeak, pause: 0.6 }),
  quince('No, no; you must play Pyramus:', { place: { level: 2 }, pause: 0.3 }),
  quince('and, Flute, you Thisby.', { spoken: 'And, Flute, you, Thizby.', pause: 1.4 }),
  bottom('Well, proceed.', { place: { level: -1 }, pause: 1 }),
]; // prettier-ignore

function place(): Pick<PlayedScene, 'back'> {
  const { back } = workshopRoom();
  return { back: () => back };
}

const scene: PlayedScene = {
  ...place(),
  parts,
  shots: [
    { line: -1, view: 'wide' },
    { line: 2, view: { half: 'Quince' } },
    { line: 3, view: { half: 'Bottom' } },
    { line: 5, view: { close: 'Quince' } },
    { line: 7, view: 'wide' },
    { line: 9, view: { half: 'Quince' } },
    { line: 10, view: { close: 'Bottom' } },
    { line: 11, view: 'wide' },
    { line: 13, view: { close: 'Quince' } },
    { line: 14, view: { half: 'Bottom' } },
    { line: 17, view: 'wide' },
    { line: 19, view: { half: 'Quince' } },
    { line: 20, view: { half: 'Flute' } },
    { line: 21, view: 'wide' },
    { line: 22, view: { close: 'Flute' } },
    { line: 23, view: { close: 'Quince' } },
    { line: 24, view: { close: 'Flute' } },
    { line: 25, view: 'wide' },
    { line: 27, view: { half: 'Bottom' } },
    { line: 28, view: { close: 'Bottom' } },
    { line: 31, view: 'wide' },
    { line: 32, view: { close: 'Flute' } },
    { line: 33, view: { half: 'Bottom' } },
    { line: 34, after: 0.4, view: 'wide' },
  ],
};

export const playedDream: RecordingScript = {
  assetId: 'rec-scene-dream-first-rehearsal',
  type: 'video',
  title: 'Is all our company here?',
  subtitle: 'A Midsummer Night’s Dream, act 1, scene 2, shortened',
  play: 'A Midsummer Night’s Dream',
  character: 'Bottom',
  voices: {
    Quince: { ...warm, tempo: 1, pitch: 1 },
    Bottom: { ...deep, tempo: 1, pitch: 1 },
    Flute: { ...soft, tempo: 1, pitch: 1.06 },
  },
  lines: fromTheStage(lines, parts),
  chapters: [
    { name: 'According to the scrip', line: -1 },
    { name: 'A lover, or a tyrant?', line: 9 },
    { name: 'A beard coming', line: 19 },
    { name: 'A monstrous little voice', line: 27 },
  ],
  chord: [146.8, 185, 220],
  keepsDistances: true,
  scene: played(scene),
};
