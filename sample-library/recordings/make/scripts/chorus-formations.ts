import { mix } from '@/sample-library/pictures/kit/colour';
import { calm } from '@/sample-library/pictures/kit/figure';
import { ellipse, rect } from '@/sample-library/pictures/kit/svg';
import { fromAbove, grey, ink, label, lineAt, pale, person, red, since, teal } from '../drawn/kit';
import { heading, sheet } from '../drawn/proscenium';
import type { At, RecordingScript } from '../model';
import { deep, soft, speakerOf, warm } from './voices';

const kwabena = speakerOf('Kwabena Silverthorn');
const chorus = speakerOf('Chorus');
const noor = speakerOf('Noor Halloway-Senn');

/** Place on the floor: -1 left .. 1 right, -1 back .. 1 front, and which way they look, degrees. */
type Spot = readonly [x: number, z: number, look: number];
const members = Array.from({ length: 12 }, (_value, index) => index);

const block: Spot[] = members.map((index) => [
  ((index % 4) - 1.5) * 0.3,
  (Math.floor(index / 4) - 1) * 0.34,
  0,
]);
const arc: Spot[] = members.map((index) => {
  const angle = Math.PI * (0.06 + (0.88 * index) / 11);
  return [-Math.cos(angle) * 0.9, 0.35 - Math.sin(angle) * 0.95, Math.cos(angle) * 50];
});
const halves: Spot[] = members.map((index) => {
  const left = index < 6;
  return [
    (left ? -1 : 1) * (0.55 + 0.22 * (index % 2)),
    (Math.floor((index % 6) / 2) - 1) * 0.5,
    left ? 90 : -90,
  ];
});
const oneOut: Spot[] = block.map(([x, z, look], index) =>
  index === 9 ? [0, 0.92, 0] : [x * 0.8 + 0.1, z * 0.8 - 0.42, look],
);

const formations = [
  { name: 'A block', from: 0, spots: block },
  { name: 'A half circle', from: 3, spots: arc },
  { name: 'Two halves', from: 6, spots: halves },
  { name: 'One steps out', from: 9, spots: oneOut },
] as const;

function spotsAt(at: At): { spots: Spot[]; name: string } {
  const now = lineAt(at);
  const index = Math.max(
    0,
    formations.findLastIndex(({ from }) => now >= from),
  );
  const [one, before] = [
    formations[index] ?? formations[0],
    formations[Math.max(0, index - 1)] ?? formations[0],
  ];
  const share = since(at, { line: one.from }, 3);
  const spots = members.map((member): Spot => {
    const [x, z, look] = one.spots[member] ?? [0, 0, 0];
    const [ox, oz, olook] = before.spots[member] ?? [0, 0, 0];
    return [ox + (x - ox) * share, oz + (z - oz) * share, olook + (look - olook) * share];
  });
  return { spots, name: one.name };
}

function draw(at: At): string {
  const { spots, name } = spotsAt(at);
  const now = lineAt(at);
  const speaks = [1, 4, 7].includes(now);
  const colourOf = (member: number) => (member === 9 && now >= 9 ? red : speaks || now < 9 ? teal : grey);
  const plan = ellipse(330, 400, 250, 250, pale) + spots.map(([x, z, look], member) => fromAbove(330 + x * 210, 400 + z * 200, colourOf(member), look, 26)).join('');
  const shade = (member: number, z: number) => mix(colourOf(member), member % 2 ? '#ffffff' : '#101418', 0.1 + 0.16 * (1 - z) * (member % 2 ? 1 : 0.6));
  const lift = speaks ? 16 * Math.sin(at.time * 3) : 0;
  const order = [...spots.entries()].sort(([, [, a]], [, [, b]]) => a - b);
  const front = order.map(([member, [x, z]]) => {
    const tall = 190 + z * 45;
    const pose = { ...calm, left: [-14 - Math.abs(lift), -10] as const, right: [14 + Math.abs(lift), 10] as const };
    return person({ costume: 'robe', hair: 'hood', prop: 'none', pose }, shade(member, z), { x: 930 + x * (250 + z * 40), y: 470 + z * 90, height: tall });
  });
  return (
    sheet('#a5b9a8') + heading(name) + label('from above', 330, 700, 28, { fill: ink }) + label('from the seats', 930, 700, 28, { fill: ink }) +
    plan + rect(640, 130, 580, 242, pale) + rect(640, 372, 580, 278, '#c08f58') + front.join('')
  );
} // prettier-ignore

const words = () => chorus('We saw the smoke above the hill. We did not ask whose house.', { pause: 1.6 });

export const chorusFormations: RecordingScript = {
  assetId: 'rec-demo-chorus-formations',
  type: 'video',
  title: 'Where the chorus stands',
  subtitle: 'Twelve people, one speech, three formations',
  play: null,
  character: null,
  voices: {
    'Kwabena Silverthorn': deep,
    Chorus: { ...warm, tempo: 0.8, pitch: 0.9 },
    'Noor Halloway-Senn': { ...soft, pitch: 1.02 },
  },
  lines: [
    kwabena('Twelve people, one speech, three formations. First, a block.', { pause: 1 }),
    words(),
    kwabena('In a block they are one body. Nobody can be blamed, and nobody can leave.'),
    kwabena('Now a half circle, open to the seats.', { pause: 2.4 }),
    words(),
    kwabena('In a half circle each has a face. They are witnesses, and they look at us.'),
    kwabena('Now two halves, face to face.', { pause: 2.6 }),
    words(),
    kwabena('In two halves the speech is an argument. Who saw? Who did not ask?'),
    kwabena('And now one steps out.', { pause: 3 }),
    noor('I knew whose house it was.', { pause: 2 }),
    kwabena('The eleven who stay behind have become the story. The words never changed.'),
    kwabena('Ask of any chorus: who can see whom? Then decide how much of it is one voice.', { pause: 1 }),
  ],
  chapters: formations.map(({ name, from }) => ({ name, line: from === 0 ? -1 : from })),
  chord: [82.4, 123.5, 164.8],
  scene: draw,
};
