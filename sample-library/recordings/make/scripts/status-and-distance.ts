import { calm, type Pose } from '@/sample-library/pictures/kit/figure';
import { path, rect } from '@/sample-library/pictures/kit/svg';
import { cream, grey, ink, label, line, lineAt, pale, person, red, since, teal } from '../drawn/kit';
import { boards, heading, sheet } from '../drawn/proscenium';
import type { At, RecordingScript } from '../model';
import { deep, soft, speakerOf } from './voices';

const maren = speakerOf('Maren Oduya-Thwaite');
const lucan = speakerOf('Lucan Vargason');
const FLOOR = 560;
const METRE = 145;
const ZERO = 640 - 3.5 * METRE;

interface Picture {
  name: string;
  /** Line from which it stands. */
  from: number;
  metres: number;
  seated?: boolean;
  turned?: boolean;
}

const pictures: readonly Picture[] = [
  { name: 'Seven metres: public', from: 0, metres: 7 },
  { name: 'Three metres: business', from: 3, metres: 3 },
  { name: 'One metre: personal', from: 5, metres: 1 },
  { name: 'Half a metre: private', from: 7, metres: 0.5 },
  { name: 'One metre, two heights', from: 9, metres: 1, seated: true },
  { name: 'One looks away', from: 11, metres: 1.5, turned: true },
];

const speaking: Pose = { lean: 2, head: 2, left: [-12, -6], right: [26, 70] };

/** How the second person is: as the picture has them once they have got there. */
type Manner = 'standing' | 'seated' | 'turned';

function mannerOf({ seated, turned }: Picture, share: number): Manner {
  if (share <= 0.5) return 'standing';
  if (seated) return 'seated';
  return turned ? 'turned' : 'standing';
}

const poses: Readonly<Record<Manner, Pose>> = {
  standing: calm,
  seated: { ...calm, head: -8 },
  turned: { ...calm, lean: 2, head: 12, right: [34, 70] },
};

const metreLine =
  line([ZERO, 630], [1280 - ZERO, 630], cream, 3) + label('metres', 1215, 672, 24, { fill: cream }) +
  Array.from({ length: 8 }, (_value, metre) => line([ZERO + metre * METRE, 620], [ZERO + metre * METRE, 640], cream, 3) + label(String(metre), ZERO + metre * METRE, 672, 24, { fill: cream })).join(''); // prettier-ignore

/** The second person, with a chair where they sit, and the line between their eyes. */
function second(manner: Manner, left: number, right: number): string {
  const sits = manner === 'seated';
  const eyes = manner === 'turned' ? '' : line([left + 14, FLOOR - 250], [right - 14, FLOOR - (sits ? 190 : 250)], grey, 2, 'stroke-dasharray="3 9"');
  const chair = sits ? rect(right - 40, FLOOR - 76, 80, 10, ink) + rect(right + 30, FLOOR - 150, 10, 150, ink) : '';
  const figure = { costume: sits ? 'seated' : 'modern', hair: 'bun', prop: 'none', pose: poses[manner] } as const;
  return eyes + chair + person(figure, teal, { x: right, y: FLOOR, height: 276, flip: manner !== 'turned' });
} // prettier-ignore

/** A line in a balloon over whoever says it. */
const said = (text: string, x: number, mouth: number): string =>
  rect(x - 186, FLOOR - 372, 372, 62, pale, 'rx="20"') +
  path(`M${mouth - 4} ${FLOOR - 314}L${mouth + 26} ${FLOOR - 314}L${mouth + 8} ${FLOOR - 290}Z`, pale) +
  label(text, x, FLOOR - 331, 32, { fill: red });

function draw(at: At): string {
  const now = lineAt(at);
  const index = Math.max(0, pictures.findLastIndex(({ from }) => now >= from)); // prettier-ignore
  const picture = pictures[index];
  const before = pictures[Math.max(0, index - 1)];
  if (!picture || !before) return sheet();
  const share = since(at, { line: picture.from, after: -0.3 }, 1.8);
  const metres = before.metres + (picture.metres - before.metres) * share;
  const [left, right] = [640 - (metres * METRE) / 2, 640 + (metres * METRE) / 2];
  const says = now > 1 && now < 13 && now % 2 === 0 && at.time < (at.timeline.lines[now]?.end ?? 0);
  const first = { costume: 'coat', hair: 'short', prop: 'none', pose: says ? speaking : calm } as const;
  return (
    sheet('#d3a98a') + boards(FLOOR) + heading(picture.name) + metreLine + second(mannerOf(picture, share), left, right) +
    person(first, red, { x: left, y: FLOOR, height: 280 }) +
    (says ? said('“You wanted to see me.”', Math.max(260, left), left) : '')
  ); // prettier-ignore
}

const line1 = () => lucan('You wanted to see me.', { pause: 2.2 });

export const statusAndDistance: RecordingScript = {
  assetId: 'rec-demo-status-and-distance',
  type: 'video',
  title: 'Status and distance',
  subtitle: 'One line, six pictures: what the space between two people says',
  play: null,
  character: null,
  voices: { 'Maren Oduya-Thwaite': soft, 'Lucan Vargason': { ...deep, pan: -0.35 } },
  lines: [
    maren('Two people and one line. Only the space between them will change.', { pause: 0.8 }),
    maren('Seven metres. One of them is on show. Which?'),
    line1(),
    maren('Three metres. There could be a desk between them, or a quarrel.'),
    line1(),
    maren('One metre. They know each other, or one of them would like to.'),
    line1(),
    maren('Half a metre. There are two reasons to stand so close, and both are private.'),
    line1(),
    maren('Back to one metre, and now change the height. Who has the power?'),
    line1(),
    maren('And now one looks away. Whoever need not look is often the one who rules.'),
    line1(),
    maren('The voice was the same recording every time. You heard six different lines.'),
    maren('Write the distance in the margin, as you would write a stage direction.', { pause: 1 }),
  ],
  chapters: [{ name: 'Two people, one line', line: -1 }, { name: 'Closer', line: 3 }, { name: 'Height', line: 9 }, { name: 'Looking away', line: 11 }],
  chord: [87.3, 130.8, 174.6],
  scene: draw,
}; // prettier-ignore
