import { ellipse, rect } from '@/sample-library/pictures/kit/svg';
import { cream, faded, fromAbove, grey, heard, ink, label, line, lineAt, pale, red, since, teal } from '../drawn/kit'; // prettier-ignore
import { heading, sheet } from '../drawn/proscenium';
import type { At, RecordingScript } from '../model';
import { speakerOf, warm } from './voices';

const tobias = speakerOf('Tobias Fenwrack');

type Door = 'garden' | 'hall' | 'kitchen';
const doors: Readonly<Record<Door, readonly [number, number]>> = { garden: [300, 150], hall: [640, 150], kitchen: [980, 150] }; // prettier-ignore

/** On the stage from .. to, in lines of the recording (3.5 is the middle of line 3), by which doors, and standing where. */
interface Stay {
  from: number;
  to: number;
  by: readonly [Door, Door];
  at: readonly [number, number];
}

const people: readonly { name: string; colour: string; stays: readonly Stay[] }[] = [
  { name: 'Ada', colour: red, stays: [{ from: 2.1, to: 2.9, by: ['garden', 'hall'], at: [580, 300] }, { from: 4, to: 6.8, by: ['hall', 'kitchen'], at: [520, 250] }, { from: 7.2, to: 99, by: ['kitchen', 'kitchen'], at: [760, 260] }] },
  { name: 'Colonel', colour: teal, stays: [{ from: 3, to: 5.25, by: ['kitchen', 'garden'], at: [640, 310] }, { from: 7.75, to: 99, by: ['garden', 'garden'], at: [420, 250] }] },
  { name: 'Bertie', colour: '#b87510', stays: [{ from: 3.6, to: 3.85, by: ['hall', 'hall'], at: [640, 190] }, { from: 5.3, to: 99, by: ['hall', 'hall'], at: [640, 300] }] },
  { name: 'Maid', colour: grey, stays: [{ from: 6.3, to: 6.75, by: ['kitchen', 'kitchen'], at: [800, 270] }, { from: 7.1, to: 99, by: ['kitchen', 'kitchen'], at: [880, 250] }] },
]; // prettier-ignore
const nearMisses = [[2.95, 0], [3.85, 2], [5.28, 1], [6.78, 0]] as const; // prettier-ignore
const FIRST = 2;
const LAST = 8;

const storyTime = (at: At) => Math.max(FIRST, Math.min(LAST, lineAt(at) + heard(at, lineAt(at))));
const across = (story: number) => 210 + ((Math.min(LAST, story) - FIRST) / (LAST - FIRST)) * 980;
const WALK = 0.14;

/** Where somebody is who comes and goes by doors. */
function whereIs({ from, to, by, at }: Stay, story: number): readonly [number, number] {
  const way = (door: Door, share: number): readonly [number, number] => {
    const [x, y] = doors[door];
    return [x + (at[0] - x) * share, y + (at[1] - y) * share];
  };
  if (story < from + WALK) return way(by[0], (story - from) / WALK);
  return story > to - WALK ? way(by[1], (to - story) / WALK) : at;
}

function plan(story: number): string {
  const room = rect(210, 130, 860, 250, '#efd9a8') + rect(580, 298, 120, 50, '#7d4a5a', 'rx="10"') + label('sofa', 640, 331, 22, { fill: cream });
  const openings = Object.entries(doors).map(([name, [x, y]]) => rect(x - 50, y - 24, 100, 12, ink) + label(name, x, y - 34, 24));
  const on = people.flatMap(({ colour, stays }) =>
    stays.filter(({ from, to }) => story >= from && story < to && story > FIRST).map((stay) => {
      const [x, y] = whereIs(stay, story);
      return fromAbove(x, y, colour, 0, 30);
    }),
  );
  return room + openings.join('') + on.join('');
} // prettier-ignore

function chart(story: number, marks: number): string {
  const rows = people.map(({ name, colour, stays }, index) => {
    const y = 450 + index * 58;
    const bars = stays
      .filter(({ from }) => from < story)
      .map(({ from, to }) =>
        rect(
          across(from),
          y - 20,
          Math.max(2, across(Math.min(to, story)) - across(from)),
          36,
          colour,
          'rx="6"',
        ),
      );
    return label(name, 120, y + 8, 28) + line([210, y + 24], [1190, y + 24], grey, 1) + bars.join('');
  });
  const cursor = line([across(story), 420], [across(story), 660], ink, 3);
  const rings = nearMisses
    .filter(([when]) => when < story)
    .map(([when, row]) =>
      ellipse(across(when), 448 + row * 58, 30, 30, 'none', `stroke="${ink}" stroke-width="5"`),
    );
  return rect(56, 408, 1168, 260, pale, 'rx="12"') + rows.join('') + cursor + faded(marks, rings.join(''));
}

function draw(at: At): string {
  const story = storyTime(at);
  const marks = since(at, { line: 8 }, 1.5);
  return (
    sheet('#aaa6bd') +
    heading('Who is on, and when') +
    plan(story) +
    chart(story, marks) +
    faded(marks, label('a ring: one goes as another comes', 700, 700, 28, { fill: ink }))
  );
}

export const entranceTimetable: RecordingScript = {
  assetId: 'rec-demo-entrance-timetable',
  type: 'video',
  title: 'A timetable of entrances',
  subtitle: 'A small farce from above, and the chart that runs it',
  play: null,
  character: null,
  voices: { 'Tobias Fenwrack': warm },
  lines: [
    tobias('This is a farce from above. Three doors, four people, and one letter.', { pause: 1 }),
    tobias('Below is its timetable. A bar means: on the stage. Time runs from left to right.', { pause: 1.2 }),
    tobias('Ada comes in from the garden. She hides a letter under the cushion, and goes to the hall.'),
    tobias('The Colonel comes from the kitchen, and sits on the cushion. Bertie looks in, and is gone.'),
    tobias('Ada is back. She cannot ask him to stand, and he cannot think why she will not sit.'),
    tobias('He leaves by the garden. Before that door has shut, Bertie is in from the hall. He sits.'),
    tobias('He has found the letter. The maid comes for the cushions. Ada follows her to the kitchen.'),
    tobias('Back comes the maid, back comes Ada, and the garden door opens. It is the Colonel.', { pause: 1.4 }),
    tobias('Look at the rings. The laughs stand where one bar ends and another begins.', { pause: 2.5 }),
    tobias('If your scene is slow, do not speak faster. Move an entrance.', { pause: 1 }),
  ],
  chapters: [{ name: 'How to read it', line: -1 }, { name: 'Four minutes of farce', line: 2 }, { name: 'Where the laughs are', line: 8 }],
  chord: [130.8, 164.8, 196],
  scene: draw,
}; // prettier-ignore
