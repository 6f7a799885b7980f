import type { Pose } from '@/sample-library/pictures/kit/figure';
import { courtyard } from '../played/sets';
import { fromTheStage, played, type Part, type PlayedScene } from '../played/stage';
import type { RecordingScript, SpokenLine } from '../model';
import { deep, heardOnly, soft, speakerOf } from './voices';

const his = speakerOf('Macbeth');
const hers = speakerOf('Lady Macbeth');
const low = { level: -5 };
const lower = { level: -8 };

const hands: Pose = { lean: 1, head: 8, left: [-30, 40], right: [30, -40] };
const waiting: Pose = { lean: 0, head: 0, left: [-14, 20], right: [14, -20] };
const reaching: Pose = { lean: -3, head: -4, left: [-58, -70], right: [20, -10] };
const shrinking: Pose = { lean: -3, head: 6, left: [-34, 60], right: [20, -50] };
const taking: Pose = { lean: -4, head: 0, left: [-70, -80], right: [16, -6] };
const daggers: Pose = { lean: 0, head: 0, left: [-18, 12], right: [24, 40] };

const macbeth: Part = {
  look: { shape: 'square', skin: '#d9a47c', shade: '#b57d58', hair: 'short', hairColour: '#33251f', brows: '#33251f', beard: 'short' },
  costume: 'doublet', cloth: '#5b2f35', sleeves: '#6f3c42', hands: '#a32d28', holds: '#d5d8df', height: 440,
  beats: [
    { x: 180, pose: hands, feel: 'afraid', turn: 0.6, seated: false, prop: 'daggers', away: true },
    { line: 0, away: false, over: 0 },
    { line: 1, x: 430, over: 2.2, turn: 0.9 },
    { line: 11, feel: 'startled', turn: -0.9 },
    { line: 13, feel: 'sad', turn: 0, pose: hands },
    { line: 15, x: 520, over: 2, turn: 0.4, feel: 'afraid' },
    { line: 19, turn: 0.1, feel: 'afraid' },
    { line: 23, x: 470, over: 1.4, turn: -0.3, feel: 'sad', pose: shrinking },
    { line: 26, feel: 'startled', turn: 0.2 },
    { line: 31, x: 380, over: 1.2, feel: 'afraid', turn: 0.8, pose: shrinking },
    { line: 33, prop: 'none', over: 0, pose: hands },
    { line: 34, feel: 'startled', turn: 0.9 },
    { line: 36, feel: 'sad', turn: 0, pose: hands },
  ],
}; // prettier-ignore

const lady: Part = {
  look: { shape: 'long', skin: '#ecc6a8', shade: '#c99a7c', hair: 'long', hairColour: '#7a3b22', brows: '#5a2a18' },
  costume: 'gown', cloth: '#2f6a6b', sleeves: '#3d8182', holds: '#d5d8df', height: 420,
  beats: [
    { x: 860, pose: waiting, feel: 'startled', turn: -0.8, seated: false, prop: 'none', away: false },
    { line: 2, feel: 'afraid' },
    { line: 12, feel: 'stern', x: 800, over: 1.2 },
    { line: 14, feel: 'stern' },
    { line: 17, x: 740, over: 1.6, feel: 'proud' },
    { line: 22, pose: reaching, feel: 'tender' },
    { line: 24, feel: 'stern', pose: waiting },
    { line: 28, feel: 'angry', pose: reaching },
    { line: 32, x: 620, over: 1, feel: 'angry', pose: reaching },
    { line: 33, x: 500, over: 1.3, pose: taking, feel: 'angry' },
    { line: 33, after: 1.6, prop: 'daggers', pose: daggers, over: 0.6, x: 560 },
    { line: 34, x: 220, over: 2.2, turn: -1 },
    { line: 34, after: 2.4, away: true, over: 0 },
  ],
}; // prettier-ignore

const parts = { Macbeth: macbeth, 'Lady Macbeth': lady };

const lines: SpokenLine[] = [
  his('I have done the deed.', { place: low, pause: 1.1 }),
  his('Didst thou not hear a noise?', { place: low, pause: 0.8 }),
  hers('I heard the owl scream and the crickets cry.', { place: low, pause: 0.6 }),
  hers('Did not you speak?', { place: lower, pause: 0.3 }),
  his('When?', { place: lower, pause: 0.2 }),
  hers('Now.', { place: lower, pause: 0.2 }),
  his('As I descended?', { place: lower, pause: 0.3 }),
  hers('Ay.', { place: lower, pause: 0.9 }),
  his('Hark!', { place: { level: -1 }, pause: 2.2 }),
  his('Who lies i’ the second chamber?', { spoken: 'Who lies in the second chamber?', place: lower, pause: 0.3 }),
  hers('Donalbain.', { place: lower, pause: 1.4 }),
  heardOnly('a board creaks above', 1.8, [{ name: 'creak', seconds: 1.4, level: 0.5, pan: -0.7, distance: 0.3 }], { pause: 0.8 }),
  his('This is a sorry sight.', { place: low, pause: 0.5 }),
  hers('A foolish thought, to say a sorry sight.', { pause: 1 }),
  his('There’s one did laugh in’s sleep, and one cried ‘Murder!’', { spoken: 'There\'s one did laugh in his sleep, and one cried, Murder!', place: low, pause: 0.4 }),
  his('That they did wake each other: I stood and heard them:', { place: low, pause: 0.4 }),
  his('But they did say their prayers, and address’d them again to sleep.', { spoken: 'But they did say their prayers, and addressed them again to sleep.', place: low, pause: 0.6 }),
  hers('There are two lodged together.', { pause: 0.5 }),
  his('One cried ‘God bless us!’ and ‘Amen’ the other;', { spoken: 'One cried, God bless us! and, Aa men, the other,', place: low, pause: 0.3 }),
  his('As they had seen me with these hangman’s hands.', { place: low, pause: 0.5 }),
  his('Listening their fear, I could not say ‘Amen,’', { spoken: 'Listening their fear, I could not say, Aa men,', place: low, pause: 0.3 }),
  his('When they did say ‘God bless us!’', { spoken: 'When they did say, God bless us!', place: low, pause: 0.6 }),
  hers('Consider it not so deeply.', { pause: 0.4 }),
  his('But wherefore could not I pronounce ‘Amen’?', { spoken: 'But wherefore could not I pronounce, Aa men?', pause: 0.4 }),
  his('I had most need of blessing, and ‘Amen’ stuck in my throat.', { spoken: 'I had most need of blessing, and, Aa men, stuck in my throat.', pause: 0.5 }),
  hers('These deeds must not be thought after these ways; so, it will make us mad.', { pause: 0.8 }),
  his('Methought I heard a voice cry ‘Sleep no more! Macbeth does murder sleep.’', { spoken: 'Me thought I heard a voice cry, Sleep no more! Macbeth does murder sleep.', pause: 1.6 }),
  hers('Why did you bring these daggers from the place?', { voice: { tempo: 1 }, pause: 0.4 }),
  hers('They must lie there: go carry them.', { voice: { tempo: 1 }, pause: 0.8 }),
  his('I’ll go no more:', { pause: 0.4 }),
  his('I am afraid to think what I have done;', { pause: 0.4 }),
  his('Look on’t again I dare not.', { spoken: 'Look on it again I dare not.', place: low, pause: 0.7 }),
  hers('Infirm of purpose!', { place: { level: 2 }, pause: 0.3 }),
  hers('Give me the daggers.', { place: { level: 1 }, pause: 2.4 }),
  heardOnly('knocking, far off', 3, [{ name: 'steps', seconds: 2.2, level: 0.35, pan: -0.6 }, { name: 'knock', seconds: 1.4, level: 1.1, pan: 0.7, distance: 0.4, after: 1.5 }], { pause: 0.9 }),
  his('Whence is that knocking?', { place: low, pause: 0.8 }),
  his('How is’t with me, when every noise appals me?', { spoken: 'How is it with me, when every noise appalls me?', place: lower, pause: 0.6 }),
  heardOnly('knocking, nearer', 2.6, [{ name: 'knock', seconds: 1.4, level: 2, pan: 0.7, distance: 0.1 }, { name: 'knock', seconds: 1, level: 2.2, pan: 0.7, after: 1.7 }], { pause: 0.6 }),
]; // prettier-ignore

const scene: PlayedScene = {
  ...still(),
  parts,
  shots: [
    { line: -1, view: 'wide' },
    { line: 2, view: 'two' },
    { line: 8, view: { close: 'Macbeth' } },
    { line: 10, view: { close: 'Lady Macbeth' } },
    { line: 11, view: 'wide' },
    { line: 12, view: { half: 'Macbeth' } },
    { line: 13, view: { close: 'Lady Macbeth' } },
    { line: 14, view: { half: 'Macbeth' } },
    { line: 17, view: 'two' },
    { line: 18, view: { close: 'Macbeth' } },
    { line: 22, view: { close: 'Lady Macbeth' } },
    { line: 23, view: { close: 'Macbeth' } },
    { line: 25, view: 'two' },
    { line: 26, view: { close: 'Macbeth' } },
    { line: 27, view: { half: 'Lady Macbeth' } },
    { line: 29, view: { half: 'Macbeth' } },
    { line: 32, view: 'two' },
    { line: 34, view: 'wide' },
    { line: 35, view: { close: 'Macbeth' } },
    { line: 37, view: 'wide' },
  ],
};

function still(): Pick<PlayedScene, 'back' | 'front'> {
  const { back, front } = courtyard();
  return { back: () => back, front: () => front };
}

export const playedMacbeth: RecordingScript = {
  assetId: 'rec-scene-macbeth-deed',
  type: 'video',
  title: 'I have done the deed',
  subtitle: 'Macbeth, act 2, scene 2, shortened',
  play: 'Macbeth',
  character: 'Macbeth',
  voices: {
    Macbeth: { ...deep, tempo: 0.96, pitch: 0.92 },
    'Lady Macbeth': { ...soft, tempo: 0.98, pitch: 0.93 },
  },
  lines: fromTheStage(lines, parts),
  chapters: [
    { name: 'A noise', line: -1 },
    { name: 'Amen', line: 14 },
    { name: 'The daggers', line: 27 },
    { name: 'The knocking', line: 34 },
  ],
  chord: [73.4, 87.3, 110],
  keepsDistances: true,
  scene: played(scene),
};
