import { type Pose } from '@/sample-library/pictures/kit/figure';
import { rect } from '@/sample-library/pictures/kit/svg';
import { ink, label, lineAt, pale, person, poseBetween, red, since, teal } from '../drawn/kit';
import { boards, heading, sheet } from '../drawn/proscenium';
import type { At, RecordingScript, SpokenLine } from '../model';
import type { Voice } from '../speech';
import { soft, speakerOf, warm } from './voices';

const lettice = speakerOf('Lettice Dumont-Adair');
const hollis = speakerOf('Hollis Mbatha-Grieve');

interface Level {
  name: string;
  says: string;
  pose: Pose;
  /** How far down the body hangs, pixels, and how it breathes. */
  sink: number;
  breath: number;
  voice: Partial<Voice>;
}

const levels: readonly Level[] = [
  { name: 'Exhausted', says: 'One: exhausted. There is hardly a bone in the body.', pose: { lean: -9, head: -30, left: [-4, 2], right: [-2, 8] }, sink: 46, breath: 0.5, voice: { tempo: 0.62, pitch: 0.86 } },
  { name: 'At ease', says: 'Two: at ease. There is plenty of time.', pose: { lean: -4, head: -10, left: [-14, -30], right: [16, 4] }, sink: 18, breath: 0.8, voice: { tempo: 0.8, pitch: 0.95 } },
  { name: 'Neutral', says: 'Three: neutral. Only what the action needs.', pose: { lean: 0, head: 0, left: [-8, -4], right: [8, 4] }, sink: 0, breath: 0.6, voice: { tempo: 0.95 } },
  { name: 'Alert', says: 'Four: alert. Something has moved. You look, and you lean.', pose: { lean: 4, head: 10, left: [-16, 10], right: [22, 40] }, sink: -4, breath: 1.2, voice: { tempo: 1.08, pitch: 1.03 } },
  { name: 'Suspense', says: 'Five: suspense. It is behind the door. The breath stops high.', pose: { lean: -3, head: -6, left: [-40, 30], right: [46, 120] }, sink: -12, breath: 0.1, voice: { tempo: 0.9, pitch: 1.1 } },
  { name: 'Passion', says: 'Six: passion. It bursts out, and two arms are not enough.', pose: { lean: 6, head: 14, left: [-120, -150], right: [120, 150] }, sink: -14, breath: 3, voice: { tempo: 1.3, pitch: 1.16 } },
  { name: 'Tragedy', says: 'Seven: tragedy. Too much to move. The body is stone.', pose: { lean: 0, head: -4, left: [-26, 20], right: [26, -20] }, sink: -8, breath: 0, voice: { tempo: 0.55, pitch: 0.84 } },
]; // prettier-ignore

const [neutral] = levels.slice(2, 3);

function ladder(active: number): string {
  return levels
    .map(({ name }, index) => {
      const y = 600 - index * 74;
      const on = index === active;
      return (
        rect(800, y - 44, 380, 60, on ? red : pale, 'rx="10"') +
        label(`${index + 1}  ${name}`, 990, y - 3, 30, { fill: on ? '#fff' : ink })
      );
    })
    .join('');
}

function draw(at: At): string {
  const now = lineAt(at);
  const active = now < 1 ? -1 : Math.min(levels.length - 1, Math.floor((now - 1) / 2));
  const level = now > 14 ? neutral : (levels[active] ?? neutral);
  const before = active <= 0 ? neutral : levels[active - 1];
  if (!level || !before) return sheet();
  const share = now > 14 ? 1 : since(at, { line: 1 + active * 2 }, 1.4);
  const sway = Math.sin(at.time * 2.4) * level.breath;
  const pose = poseBetween(before.pose, level.pose, share);
  const moved = { ...pose, lean: pose.lean + sway * 0.8, head: pose.head + sway };
  const sink = before.sink + (level.sink - before.sink) * share;
  const height = 440 - sink * 0.9 + sway * 2;
  return (
    sheet('#9db6c2') + boards(620) + heading('Seven levels of tension') +
    person({ costume: 'modern', hair: 'short', prop: 'none', pose: moved }, teal, { x: 420, y: 620, height }) + ladder(now > 14 ? -1 : active)
  ); // prettier-ignore
}

export const levelsOfTension: RecordingScript = {
  assetId: 'rec-demo-levels-of-tension',
  type: 'video',
  title: 'Seven levels of tension',
  subtitle: 'One body and one line, from nothing to stone',
  play: null,
  character: null,
  voices: { 'Lettice Dumont-Adair': soft, 'Hollis Mbatha-Grieve': { ...warm, pan: 0.25 } },
  lines: [
    lettice('The ladder of tension comes from the teaching of Jacques Lecoq. Here is one person on it.', { pause: 1 }),
    ...levels.flatMap(({ says, voice }): SpokenLine[] => [lettice(says), hollis('The train is late.', { voice, pause: 1.6 })]),
    lettice('The line was always the same. Try it with yours: start at three, and go where the scene goes.', { pause: 1 }),
  ],
  chapters: [{ name: 'The ladder', line: -1 }, { name: 'One to three', line: 1 }, { name: 'Four to seven', line: 7 }, { name: 'Try it', line: 15 }],
  chord: [92.5, 138.6, 185],
  scene: draw,
}; // prettier-ignore
