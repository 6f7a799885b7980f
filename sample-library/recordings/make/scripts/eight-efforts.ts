import { calm, type Pose } from '@/sample-library/pictures/kit/figure';
import { ellipse, rect } from '@/sample-library/pictures/kit/svg';
import { faded, gold, grey, heard, ink, label, line, lineAt, pale, person, poseBetween, red, teal } from '../drawn/kit'; // prettier-ignore
import { boards, heading, sheet } from '../drawn/proscenium';
import type { At, RecordingScript } from '../model';
import { timeOf } from '../timing';
import { deep, speakerOf } from './voices';

const kwabena = speakerOf('Kwabena Silverthorn');

interface Effort {
  name: string;
  strong: boolean;
  direct: boolean;
  sudden: boolean;
  from: Pose;
  to: Pose;
}

const pose = (lean: number, left: Pose['left'], right: Pose['right'], head = 0): Pose => ({
  lean,
  head,
  left,
  right,
});

const efforts: readonly Effort[] = [
  { name: 'Press', strong: true, direct: true, sudden: false, from: pose(-2, [40, 100], [30, 110]), to: pose(7, [86, 90], [86, 90], 4) },
  { name: 'Punch', strong: true, direct: true, sudden: true, from: pose(-4, [-40, 40], [-40, 120]), to: pose(8, [-50, 30], [90, 90], 4) },
  { name: 'Wring', strong: true, direct: false, sudden: false, from: pose(-6, [60, 120], [20, -60], -8), to: pose(6, [-20, 60], [-50, -110], 10) },
  { name: 'Slash', strong: true, direct: false, sudden: true, from: pose(-6, [-60, -120], [150, 170], -6), to: pose(8, [-30, -20], [-40, -60], 8) },
  { name: 'Glide', strong: false, direct: true, sudden: false, from: pose(-2, [-10, -4], [20, 60]), to: pose(3, [-16, -10], [96, 92], 2) },
  { name: 'Dab', strong: false, direct: true, sudden: true, from: pose(0, [-10, -4], [40, 110]), to: pose(2, [-10, -4], [76, 84], 2) },
  { name: 'Float', strong: false, direct: false, sudden: false, from: pose(-3, [-70, -110], [60, 90], -8), to: pose(3, [-110, -140], [120, 150], 8) },
  { name: 'Flick', strong: false, direct: false, sudden: true, from: pose(0, [-8, -4], [50, 140]), to: pose(1, [-8, -4], [110, 60], -4) },
]; // prettier-ignore

/** Where the movement is at `seconds` into an effort, 0 to 1: sustained ones take their time, sudden ones do not. */
function progress({ sudden, direct }: Effort, seconds: number): number {
  const every = sudden ? 1.6 : 4.2;
  const age = (seconds % every) / every;
  const out = sudden ? Math.min(1, age * 9) : 0.5 - 0.5 * Math.cos(Math.PI * Math.min(1, age * 1.7));
  const back = Math.max(0, (age - 0.68) / 0.32);
  const wander = direct || sudden ? 0 : 0.12 * Math.sin(seconds * 4.3);
  return out * (1 - back) + wander;
}

const questions: readonly (readonly [string, string])[] = [['Light', 'Strong'], ['Indirect', 'Direct'], ['Sustained', 'Sudden']]; // prettier-ignore

/** A question with two answers, and the one that is given. */
function scale(y: number, [low, high]: readonly [string, string], isHigh: boolean | null): string {
  const x = isHigh ? 1130 : 830;
  return (
    label(low, 830, y, 30, { fill: isHigh === false ? red : grey }) + label(high, 1130, y, 30, { fill: isHigh ? red : grey }) +
    line([830, y + 34], [1130, y + 34], ink, 3) + (isHigh === null ? '' : ellipse(x, y + 34, 15, 15, red))
  ); // prettier-ignore
}

function draw(at: At): string {
  const now = lineAt(at);
  const effort = efforts[now - 1];
  const stage = sheet() + boards(600) + rect(760, 130, 440, 446, pale, 'rx="14"');
  const rest = (text: string) =>
    stage +
    heading(text) +
    person({ costume: 'modern', hair: 'short', prop: 'none', pose: calm }, teal, {
      x: 400,
      y: 600,
      height: 420,
    });
  if (!effort)
    return (
      rest(now < 1 ? 'Eight efforts' : 'Change one answer') +
      (now < 1
        ? questions.map((answers, index) => scale(210 + index * 150, answers, null)).join('')
        : change(at))
    );
  const seconds = at.time - timeOf({ line: now }, at.timeline);
  const moved = poseBetween(effort.from, effort.to, progress(effort, seconds));
  return (
    stage + heading(effort.name) +
    person({ costume: 'modern', hair: 'short', prop: 'none', pose: moved }, effort.strong ? red : teal, { x: 400, y: 600, height: 420 }) +
    [effort.strong, effort.direct, effort.sudden].map((answer, index) => scale(210 + index * 150, questions[index] ?? ['', ''], answer)).join('')
  ); // prettier-ignore
}

/** Press and punch side by side: two answers alike, one not. */
function change(at: At): string {
  const shown = Math.max(heard(at, 9), heard(at, 10));
  return faded(
    Math.min(1, shown * 5),
    label('Press: strong, direct, sustained', 980, 300, 26) +
      label('Punch: strong, direct, sudden', 980, 370, 26) +
      ellipse(980, 440, 6, 6, gold),
  );
}

export const eightEfforts: RecordingScript = {
  assetId: 'rec-demo-eight-efforts',
  type: 'video',
  title: 'Eight efforts',
  subtitle: 'Laban’s three questions, and the eight answers',
  play: null,
  character: null,
  voices: { 'Kwabena Silverthorn': deep },
  lines: [
    kwabena('Laban asked three things of any movement. How heavy? How straight? How sudden?', { pause: 1 }),
    ...['Press. Strong, direct, sustained. Push a piano.', 'Punch. Strong, direct, sudden. Hit the nail once.', 'Wring. Strong, indirect, sustained. Squeeze out the sheet.', 'Slash. Strong, indirect, sudden. Cut through long grass.', 'Glide. Light, direct, sustained. Smooth the cloth.', 'Dab. Light, direct, sudden. Test wet paint.', 'Float. Light, indirect, sustained. Follow a feather.', 'Flick. Light, indirect, sudden. Wave off a fly.'].map((text) => kwabena(text, { pause: 4.4 })),
    kwabena('Change one answer and you have another person. Press becomes punch when only the time changes.', { pause: 1.4 }),
    kwabena('Choose one for your character in company, and another for when the door is shut.', { pause: 1 }),
  ],
  chapters: [{ name: 'Three questions', line: -1 }, { name: 'The four strong ones', line: 1 }, { name: 'The four light ones', line: 5 }, { name: 'Change one answer', line: 9 }],
  chord: [98, 146.8, 196],
  scene: draw,
}; // prettier-ignore
