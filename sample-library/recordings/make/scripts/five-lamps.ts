import { ellipse, path, rect } from '@/sample-library/pictures/kit/svg';
import { faded, from, gold, ink, label, line, pale } from '../drawn/kit';
import { type Lamp, mask } from '../drawn/mask';
import { heading, sheet } from '../drawn/proscenium';
import type { At, RecordingScript, SpokenLine } from '../model';
import { deep, speakerOf, warm } from './voices';

const jolyon = speakerOf('Jolyon Farr-Castellan');
const renwick = speakerOf('Renwick Obuya');
const speech = (): SpokenLine[] => [
  renwick('Is this a dagger which I see before me,', { pause: 0.2 }),
  renwick('The handle toward my hand?', { pause: 0.5 }),
  renwick('I have thee not, and yet I see thee still.', { pause: 1 }),
];

/** Lamp, first line of its turn, and where it stands in the side view. */
const turns: readonly { lamp: Lamp; name: string; from: number; x: number; y: number }[] = [
  { lamp: 'front', name: 'From the front', from: 1, x: 260, y: 385 },
  { lamp: 'side', name: 'From the side', from: 5, x: 460, y: 300 },
  { lamp: 'above', name: 'From above', from: 9, x: 455, y: 165 },
  { lamp: 'below', name: 'From below', from: 13, x: 400, y: 575 },
  { lamp: 'behind', name: 'From behind', from: 17, x: 620, y: 300 },
];

/** Head and shoulders from the side, looking to the left, and the lamp that is lit. */
const head =
  ellipse(460, 390, 52, 66, ink) + path('M412 380L392 408L414 414Z', ink) +
  path('M436 440L484 440L520 560L400 560Z', ink) + rect(180, 600, 560, 4, ink); // prettier-ignore

function sideView({ x, y, lamp }: (typeof turns)[number]): string {
  const name = lamp === 'side' ? label('(nearer to us)', 460, 250, 22) : '';
  return (
    head +
    line([x, y], [460, 385], gold, 26, 'stroke-opacity=".45"') +
    ellipse(x, y, 24, 24, gold) +
    ellipse(x, y, 11, 11, '#fff6d8') +
    name
  );
}

async function draw(at: At): Promise<string> {
  const parts = await Promise.all(
    turns.map(async (turn, index) => {
      const next = turns[index + 1];
      const shown = from(at, turn.from) - (next ? from(at, next.from) : 0);
      if (shown <= 0.01) return '';
      const frame = rect(790, 110, 420, 520, '#39414d') + (await mask(turn.lamp, 1000, 370));
      return faded(shown, sideView(turn) + frame + label(turn.name, 460, 690, 36));
    }),
  );
  const first = faded(
    1 - from(at, 1),
    rect(790, 110, 420, 520, '#39414d') + (await mask('front', 1000, 370)),
  );
  return sheet() + heading('Five lamps') + rect(180, 110, 560, 520, pale) + head + first + parts.join('');
}

export const fiveLamps: RecordingScript = {
  assetId: 'rec-demo-five-lamps',
  type: 'video',
  title: 'Five lamps',
  subtitle: 'One speech, one mask, five places for the light',
  play: 'Macbeth',
  character: null,
  voices: { 'Jolyon Farr-Castellan': warm, 'Renwick Obuya': { ...deep, tempo: 0.84, pitch: 0.92 } },
  lines: [
    jolyon('One mask, one speech, five lamps. The speech is always the same. Listen: is it?', { pause: 1.2 }),
    jolyon('The lamp is in front, at the height of the eyes.'),
    ...speech(),
    jolyon('Nothing is hidden, so nothing is asked. Now from the side.'),
    ...speech(),
    jolyon('Half of the face has gone. Now from above.'),
    ...speech(),
    jolyon('The eyes are holes. Where does the speaker look? Now from below.'),
    ...speech(),
    jolyon('Daylight never comes from the floor. We are uneasy before a word is said. Now from behind.'),
    ...speech(),
    jolyon('Only an outline is left: it could be anybody. And the voice did not change once.'),
    jolyon('Which lamp would you choose for this speech, and on which word would you bring it in?'),
  ],
  chapters: turns.map(({ name, from }, index) => ({ name, line: index === 0 ? -1 : from })),
  chord: [110, 138.6, 164.8],
  scene: draw,
};
