/** Places for played scenes: few flat shapes, bright enough for a projector in daylight. */
import { chanceOf } from '@/sample-library/pictures/kit/random';
import { ellipse, path, radial, rect } from '@/sample-library/pictures/kit/svg';
import { label } from '../drawn/kit';
import { FRAME_HEIGHT, FRAME_WIDTH } from '../model';

const WALL_FOOT = 560;
const all = [0, 0, FRAME_WIDTH, FRAME_HEIGHT] as const;

const boards = (colour: string, line: string) =>
  rect(0, WALL_FOOT, FRAME_WIDTH, FRAME_HEIGHT - WALL_FOOT, colour) +
  [590, 626, 668].map((y) => rect(0, y, FRAME_WIDTH, 2, line)).join('');

const blocks = (seed: string, light: string, dark: string) => {
  const chance = chanceOf(seed);
  return Array.from({ length: 9 }, (_row, row) =>
    Array.from({ length: 9 }, (_column, column) =>
      rect(column * 160 - (row % 2) * 80, row * 64, 154, 58, chance.chance(0.3) ? dark : light, 'rx="5"'),
    ).join(''),
  ).join('');
};

/** A courtyard at night: stairs up to the sleepers at the left, the south gate at the right, a lantern between. */
export function courtyard(): { back: string; front: string } {
  const stairs = [0, 1, 2, 3, 4, 5]
    .map((step) => rect(0, 250 + step * 62, 250 - step * -22, 66, step % 2 ? '#5d6487' : '#6a7296'))
    .join('');
  const gate =
    path('M1010 560L1010 290Q1120 190 1230 290L1230 560Z', '#1f2338') +
    path('M1024 560L1024 300Q1120 212 1216 300L1216 560Z', '#6b4a34') +
    [1062, 1110, 1158].map((x) => rect(x, 250, 4, 310, '#4b3223')).join('') +
    ellipse(1186, 430, 9, 9, '#d9b36a');
  const door = path('M40 250L40 90Q120 30 200 90L200 250Z', '#181b2c') + path('M54 250L54 98Q120 50 186 98L186 250Z', '#f0b75a', 'fill-opacity=".82"'); // prettier-ignore
  const lantern = rect(636, 60, 6, 110, '#22202a') + rect(614, 168, 50, 66, '#ffe2a0', 'rx="8"') + rect(608, 160, 62, 10, '#22202a') + rect(608, 232, 62, 8, '#22202a'); // prettier-ignore
  const defs = `<defs>${radial('pool', [0.5, 0.34], 0.62, [[0, '#ffdf9e', 0.42], [0.6, '#ffdf9e', 0.12], [1, '#ffdf9e', 0]])}${radial('dusk', [0.5, 0.45], 0.75, [[0, '#0d1026', 0], [0.62, '#0d1026', 0.1], [1, '#0d1026', 0.5]])}</defs>`; // prettier-ignore
  return {
    back: defs + rect(...all, '#454c70') + blocks('courtyard', '#525a80', '#4b5377') + door + stairs + gate + boards('#6d6a78', '#5b5866') + lantern + rect(...all, 'url(#pool)'), // prettier-ignore
    front: rect(...all, 'url(#dusk)'),
  };
}

/** A morning room: paper with stripes, a fireplace, a small table with a note-book. */
export function morningRoom(): { back: string; front: string } {
  const stripes = Array.from({ length: 16 }, (_value, index) =>
    rect(index * 80, 0, 40, WALL_FOOT, '#cfe0cf'),
  ).join('');
  const fire =
    rect(510, 300, 260, 260, '#f4efe2') + rect(552, 360, 176, 200, '#3a3432') + rect(490, 286, 300, 24, '#e4dac2') +
    path('M600 556Q590 500 630 470Q640 510 662 486Q690 520 676 556Z', '#e8832a') + path('M620 556Q620 524 640 506Q660 530 656 556Z', '#ffd36b') +
    rect(600, 150, 80, 110, '#b9925a') + rect(610, 160, 60, 90, '#e9dcc0') + ellipse(640, 200, 14, 20, '#8b6b4a'); // prettier-ignore
  const window =
    rect(930, 90, 220, 330, '#f4efe2') + rect(944, 104, 192, 302, '#bfe0ef') + rect(1036, 104, 8, 302, '#f4efe2') + rect(944, 250, 192, 8, '#f4efe2') +
    path('M900 70L960 70Q940 300 908 450L890 450Z', '#a8525a') + path('M1180 70L1120 70Q1140 300 1172 450L1190 450Z', '#a8525a'); // prettier-ignore
  const settee =
    rect(170, 470, 300, 130, '#7c4a5c', 'rx="22"') +
    rect(150, 520, 50, 100, '#6a3d4e', 'rx="18"') +
    rect(440, 520, 50, 100, '#6a3d4e', 'rx="18"');
  return {
    back:
      rect(...all, '#dcebd8') +
      stripes +
      fire +
      window +
      boards('#b98d5c', '#a67c4d') +
      ellipse(620, 650, 480, 46, '#9c4650') +
      ellipse(620, 650, 440, 36, '#b35a62') +
      settee,
    front: '',
  };
}

/** A church emptied after a wedding that did not happen: pale arches, flowers, a bench. */
export function chapel(): { back: string; front: string } {
  const arches = [80, 480, 880].map((x) => path(`M${x} 560L${x} 250Q${x + 160} 60 ${x + 320} 250L${x + 320} 560Z`, '#f7f0df') + path(`M${x + 26} 560L${x + 26} 262Q${x + 160} 104 ${x + 294} 262L${x + 294} 560Z`, '#e2d4b4')).join(''); // prettier-ignore
  const glass =
    path('M560 430L560 250Q640 150 720 250L720 430Z', '#7fb3c9') +
    path('M560 340L720 340L720 430L560 430Z', '#d9a426', 'fill-opacity=".65"') +
    rect(636, 190, 8, 240, '#8a7b5c') +
    rect(560, 336, 160, 8, '#8a7b5c');
  const flowers = [140, 1130].map((x) => rect(x - 6, 470, 12, 100, '#6d8a4e') + [[-26, 0], [26, 4], [0, -26], [-14, -18], [16, -16], [0, 8]].map(([dx = 0, dy = 0]) => ellipse(x + dx, 450 + dy, 17, 17, '#fdf6ef')).join('')).join(''); // prettier-ignore
  const bench =
    rect(360, 548, 560, 22, '#8b5e3c') +
    rect(390, 568, 22, 60, '#6f4a2e') +
    rect(868, 568, 22, 60, '#6f4a2e');
  const petals = [[250, 660], [330, 690], [520, 676], [760, 694], [980, 668], [1080, 688]].map(([x = 0, y = 0]) => ellipse(x, y, 12, 5, '#fdf6ef')).join(''); // prettier-ignore
  return {
    back: rect(...all, '#ecdfc2') + arches + glass + flowers + boards('#c9b48c', '#b9a37a') + petals + bench,
    front: '',
  };
}

/** A carpenter’s shop: planks, a bench with a lamp, tools on the wall. */
export function workshopRoom(): { back: string; front: string } {
  const planks = Array.from({ length: 11 }, (_value, index) => rect(index * 120, 0, 114, WALL_FOOT, index % 2 ? '#d3a56c' : '#dbb07a')).join(''); // prettier-ignore
  const tools =
    rect(120, 150, 300, 12, '#7a5230') + path('M150 162L168 162L176 300L142 300Z', '#8f949c') + rect(140, 296, 38, 20, '#6d4526') +
    rect(222, 162, 14, 120, '#6d4526') + rect(196, 156, 66, 34, '#70757d') + path('M300 162L392 162L384 230L308 230Z', '#8f949c') + rect(290, 160, 24, 50, '#6d4526'); // prettier-ignore
  const window = rect(960, 110, 210, 230, '#7a5230') + rect(974, 124, 182, 202, '#f7e3a8') + rect(1060, 124, 8, 202, '#7a5230') + rect(974, 220, 182, 8, '#7a5230'); // prettier-ignore
  const bench =
    rect(60, 520, 330, 26, '#8b5e3c') + rect(90, 546, 26, 100, '#6f4a2e') + rect(330, 546, 26, 100, '#6f4a2e') +
    path('M120 520q20-34 60-20t40 20Z', '#f0d9a8'); // prettier-ignore
  return {
    back: rect(...all, '#c99a60') + planks + tools + window + boards('#a9784a', '#976a40') + bench,
    front: '',
  };
}

/** An office for things left on trains: shelves of umbrellas and bags, a hatch with a counter. */
export function lostProperty(): { back: string; front: string } {
  const chance = chanceOf('lost things');
  const colours = ['#2f3440', '#45506b', '#5c2f3a', '#33524a', '#7a6240'];
  const things = [120, 260, 400].flatMap((y) =>
    Array.from({ length: 9 }, (_value, index) => {
      const [x, colour] = [640 + index * 68, colours[chance.whole(0, colours.length - 1)] ?? '#333'];
      return chance.chance(0.55)
        ? path(`M${x} ${y}l16 0l-6 86l-4 0Z`, colour) + path(`M${x + 6} ${y}q0-18 12-14`, 'none', `stroke="${colour}" stroke-width="4"`)
        : rect(x - 8, y + 40, 46, 46, colour, 'rx="6"') + path(`M${x + 4} ${y + 40}q10-22 22 0`, 'none', `stroke="${colour}" stroke-width="4"`);
    }),
  ).join(''); // prettier-ignore
  const shelves = [206, 346, 486].map((y) => rect(600, y, 680, 12, '#8a6b45')).join('');
  const notice =
    rect(110, 150, 240, 150, '#fbf6e6') +
    label('LOST PROPERTY', 230, 206, 26) +
    label('kept for ninety days', 230, 250, 21);
  return {
    back: rect(...all, '#b9cfc4') + rect(600, 90, 680, 470, '#d8c49c') + shelves + things + notice + boards('#9aa39c', '#8a938c'), // prettier-ignore
    front:
      rect(560, 470, 190, 20, '#7a5230') +
      rect(574, 488, 162, 232, '#94683f') +
      rect(560, 470, 190, 4, '#9a6c40'),
  };
}

/** A waiting room with two chairs, a clock and one door. */
export function waitingRoom(): { back: string; front: string } {
  const door = rect(1050, 170, 160, 390, '#5a6f86') + rect(1064, 186, 132, 374, '#6f879f') + ellipse(1080, 380, 9, 9, '#e4c46a') + rect(1090, 210, 80, 30, '#fbf6e6') + label('STAGE', 1130, 232, 19); // prettier-ignore
  const chair = (x: number) =>
    rect(x - 56, 520, 112, 16, '#8b5e3c') +
    rect(x - 56, 400, 14, 236, '#6f4a2e') +
    rect(x + 42, 400, 14, 236, '#6f4a2e') +
    rect(x - 56, 400, 112, 18, '#8b5e3c');
  const posters = rect(130, 140, 130, 180, '#b3312c') + label('KING', 195, 220, 34, { fill: '#fbf6e6' }) + label('tonight', 195, 262, 22, { fill: '#fbf6e6' }) + rect(700, 130, 130, 180, '#1f7a80') + ellipse(765, 205, 34, 44, '#fbf6e6'); // prettier-ignore
  return {
    back: rect(...all, '#f0e2bd') + rect(0, 420, FRAME_WIDTH, 140, '#e0cd9c') + door + posters + boards('#a58a66', '#947a58') + chair(330) + chair(560), // prettier-ignore
    front: '',
  };
}
