import { ellipse, rect } from '@/sample-library/pictures/kit/svg';
import {
  from as onFrom,
  cream,
  faded,
  gold,
  grey,
  heard,
  ink,
  label,
  line,
  pale,
  red,
  teal,
} from '../drawn/kit';
import { heading, sheet } from '../drawn/proscenium';
import type { At, RecordingScript } from '../model';
import { soft, speakerOf, warm } from './voices';

const solveig = speakerOf('Solveig Marchbank');
const bram = speakerOf('Bram Okonjo-Leith');

interface Verse {
  /** Syllables; a strong one is in capitals here and shown in small letters. */
  syllables: string;
  /** Line of the recording that speaks it. */
  spoken: number;
  y: number;
  /** What the speaker does at its end. */
  breath: 'none' | 'half' | 'full';
}

interface Board {
  name: string;
  lines: readonly [number, number];
  verses: readonly Verse[];
  note: string;
}

const boards: readonly Board[] = [
  { name: 'The pulse', lines: [0, 3], note: 'ten syllables, five strong', verses: [{ syllables: 'but, SOFT! what LIGHT through YON der WIN dow BREAKS?', spoken: 1, y: 330, breath: 'full' }] },
  { name: 'One too many', lines: [3, 6], note: 'eleven syllables; the fourth foot is turned round', verses: [{ syllables: 'to BE, or NOT to BE: THAT is the QUES tion:', spoken: 4, y: 330, breath: 'full' }] },
  { name: 'The breath', lines: [6, 11], note: 'breathe where the thought ends, not where the line does', verses: [
    { syllables: 'WHETH er ’tis NO bler IN the MIND to SUF fer', spoken: 7, y: 270, breath: 'none' },
    { syllables: 'the SLINGS and AR rows OF out RA geous FOR tune', spoken: 8, y: 450, breath: 'half' },
  ] },
]; // prettier-ignore

const WIDE = 102;

function verse(at: At, { syllables, spoken, y, breath }: Verse): string {
  const parts = syllables.split(' ');
  const done = heard(at, spoken) * parts.length;
  const left = 640 - (parts.length * WIDE) / 2;
  const cells = parts.map((part, index) => {
    const strong = part === part.toUpperCase() && /[A-Z]/.test(part);
    const x = left + (index + 0.5) * WIDE;
    const now = done > index && done < index + 1;
    const mark = strong ? line([x - 14, y - 76], [x + 16, y - 92], red, 6) : `<path d="M${x - 15} ${y - 92}Q${x} ${y - 68} ${x + 15} ${y - 92}" fill="none" stroke="${grey}" stroke-width="5"/>`;
    return (
      rect(x - WIDE / 2 + 4, y - 52, WIDE - 8, 76, now ? gold : strong ? red : pale, 'rx="8"') + mark +
      label(part.toLowerCase(), x, y, strong ? 32 : 28, { fill: strong && !now ? cream : ink, widest: WIDE - 18 })
    );
  }); // prettier-ignore
  const end = left + parts.length * WIDE + 26;
  const marks = {
    none: '',
    half: label('’', end, y, 60, { fill: teal }),
    full: label('//', end, y, 44, { fill: teal }),
  };
  const feet = Array.from({ length: 4 }, (_value, index) =>
    line([left + (index + 1) * 2 * WIDE, y - 60], [left + (index + 1) * 2 * WIDE, y + 34], ink, 2),
  );
  return cells.join('') + feet.join('') + marks[breath];
}

/** Five beats that light up with the speaker, as a metronome would. */
function beats(at: At, spoken: number): string {
  const done = heard(at, spoken) * 5;
  return Array.from({ length: 5 }, (_value, index) =>
    ellipse(480 + index * 80, 600, 18, 18, done > index + 0.4 ? red : pale),
  ).join('');
}

function draw(at: At): string {
  const shown = boards.map(({ name, lines: [from, to], verses, note }, index) => {
    const until = index === boards.length - 1 ? 1 : 1 - onFrom(at, to);
    const opacity = (index === 0 ? 1 : onFrom(at, from)) * until;
    const speaking = verses.find(({ spoken }) => heard(at, spoken) > 0 && heard(at, spoken) < 1) ?? verses[0];
    return faded(
      opacity,
      heading(name) +
        verses.map((one) => verse(at, one)).join('') +
        (speaking ? beats(at, speaking.spoken) : '') +
        label(note, 640, 680, 32, { fill: teal }),
    );
  });
  return sheet() + shown.join('');
}

export const scansion: RecordingScript = {
  assetId: 'rec-demo-scansion',
  type: 'video',
  title: 'Scansion and breath',
  subtitle: 'Four lines of verse, with the beat and the breath drawn on them',
  play: 'Hamlet',
  character: null,
  voices: { 'Solveig Marchbank': { ...soft, pan: -0.2 }, 'Bram Okonjo-Leith': { ...warm, tempo: 0.74, pan: 0.2 } },
  lines: [
    solveig('A line of verse has a pulse: soft, strong, five times. Here is Romeo.', { pause: 1 }),
    bram('But, soft! what light through yonder window breaks?', { pause: 1.4 }),
    solveig('Ten syllables, five of them strong. Read only those five, and you have the sense.', { pause: 2 }),
    solveig('Now Hamlet, and a line with one too many.'),
    bram('To be, or not to be: that is the question:', { pause: 1.4 }),
    solveig('The last syllable is left hanging, and so is the thought. And one beat turns round: that is.', { pause: 2 }),
    solveig('Now the breath. This thought does not stop where the line stops.'),
    bram('Whether ’tis nobler in the mind to suffer', { pause: 0.08, spoken: "Whether tiz nobler in the mind to suffer" }),
    bram('The slings and arrows of outrageous fortune,', { pause: 1.4 }),
    solveig('No breath after suffer. Half a breath after fortune, because there is more to come.', { pause: 1.5 }),
    solveig('Find the beat. Count. Mark the breath. Then forget the marks and mean it.', { pause: 1 }),
  ],
  chapters: boards.map(({ name, lines: [from] }) => ({ name, line: from === 0 ? -1 : from })),
  chord: [110, 164.8, 220],
  scene: draw,
}; // prettier-ignore
