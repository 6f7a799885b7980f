/** Sets of the other recordings, most of them the places of the library's pictures, drawn large and in plain light. */
import { blackBox } from '@/sample-library/pictures/compositions/places/modern';
import { elizabethan, gothic } from '@/sample-library/pictures/compositions/places/halls';
import { forest } from '@/sample-library/pictures/compositions/places/nature';
import type { Place } from '@/sample-library/pictures/compositions/places/parts';
import { armchair, microphone } from '@/sample-library/pictures/compositions/furniture';
import { tape, windows } from '@/sample-library/pictures/compositions/workshop';
import { mix } from '@/sample-library/pictures/kit/colour';
import { placeMotif } from '@/sample-library/pictures/kit/motifs';
import { chanceOf } from '@/sample-library/pictures/kit/random';
import { archPath, drape, floorboards, stones } from '@/sample-library/pictures/kit/stage';
import { ellipse, path, polygon, rect, svg } from '@/sample-library/pictures/kit/svg';
import type { Palette } from '@/sample-library/pictures/mood';
import { HEIGHT, paintOf, WIDTH, type Paint } from '@/sample-library/pictures/paint';
import { SET_HEIGHT, SET_WIDTH } from '../model';

function paint(seed: string, palette: Palette): Paint {
  return { ...paintOf({ id: seed, kind: 'production', title: seed, slug: seed, seed }), palette };
}

/** Pictures are WIDTH x HEIGHT; the set is a little larger, so that the camera has room. */
function enlarged(defs: string, body: string): string {
  return svg(
    SET_WIDTH,
    SET_HEIGHT,
    defs,
    `<g transform="scale(${SET_WIDTH / WIDTH} ${SET_HEIGHT / HEIGHT})">${body}</g>`,
  );
}

const place = (draw: Place, seed: string, palette: Palette, sky: string, more = '') =>
  enlarged('', rect(0, 0, WIDTH, HEIGHT, sky) + draw(paint(seed, palette)) + more);

const timbered: Palette = {
  ink: '#1d1410', dark: '#4a3524', deep: '#6a4d33', mid: '#8d6a48', soft: '#c09a6c', paper: '#efe0c2', accent: '#a8452c', second: '#3f6f8f',
  light: '#ffe2a8',
}; // prettier-ignore
const wood: Palette = {
  ink: '#101b1a', dark: '#28433c', deep: '#3d6657', mid: '#5f8f78', soft: '#9dc3a4', paper: '#eef4e4', accent: '#7a9a4d', second: '#5a4a86',
  light: '#fff6d8',
}; // prettier-ignore
const hall: Palette = {
  ink: '#140c0c', dark: '#3f2c2a', deep: '#6b5650', mid: '#8d7970', soft: '#b5a296', paper: '#ecdfd0', accent: '#b2322a', second: '#5b4b7a',
  light: '#ffce8a',
}; // prettier-ignore
const workshopRoom: Palette = {
  ink: '#20242c', dark: '#4c5a68', deep: '#6d7f8d', mid: '#90a3ae', soft: '#b9c8cf', paper: '#f4eee0', accent: '#d8553a', second: '#2f8f8a',
  light: '#f2c14e',
}; // prettier-ignore
const studioRoom: Palette = {
  ink: '#161a22', dark: '#2c3542', deep: '#455465', mid: '#66788a', soft: '#93a5b3', paper: '#f1e8d6', accent: '#c9572f', second: '#3a7d83',
  light: '#ffdf9e',
}; // prettier-ignore

/** The playhouse of Viola's time. */
export const playhouseSet = (): string => place(elizabethan, 'playhouse', timbered, '#9cc2d4');

/** A wood near Athens. */
export const woodSet = (): string => place(forest, 'a wood near athens', wood, '#4a6c86');

/** Dunsinane: arches and banners, and a throne nobody sits on. */
export function hallSet(): string {
  const throne = placeMotif('throne', ['#a5793c', '#5d2320', '#140c0c'], { x: 640, y: 430, size: 260 });
  const dais = rect(430, 540, 420, 16, '#a08d80') + rect(400, 556, 480, 20, '#6f5f57');
  return place(gothic, 'dunsinane', hall, '#2a1c1c', throne + dais);
}

/** An orchard wall, trees, and at the right a house with a balcony and a lit window. */
export function orchardSet(): string {
  const chance = chanceOf('orchard');
  const leaf = (x: number, y: number) =>
    ellipse(x, y, chance.between(60, 120), chance.between(40, 70), mix('#4f7a52', '#2c5140', chance.next()));
  const tree = (x: number) =>
    path(`M${x - 16} 640Q${x - 4} 400 ${x - 10} 220L${x + 12} 220Q${x + 10} 420 ${x + 26} 640Z`, '#5a4636') +
    Array.from({ length: 9 }, () => leaf(x + chance.between(-120, 120), chance.between(90, 300))).join('');
  const house =
    stones({ x: 880, y: 0, width: 528, height: 640 }, '#9a8a7a', chance, 40) +
    path(archPath({ x: 1010, y: 130, width: 150, height: 250 }), '#f6dca0') +
    path(
      archPath({ x: 1010, y: 130, width: 150, height: 250 }),
      'none',
      'stroke="#6e5c4d" stroke-width="14"',
    ) +
    rect(950, 372, 280, 22, '#c7b7a2') +
    Array.from({ length: 12 }, (_value, index) => rect(962 + index * 23, 318, 9, 54, '#d8c9b4')).join('') +
    rect(944, 306, 292, 14, '#d8c9b4') +
    path('M966 394L1214 394L1180 450L1000 450Z', '#8d7d6c') +
    path(archPath({ x: 1270, y: 430, width: 90, height: 210 }), '#4d3a2c');
  const wall =
    stones({ x: 0, y: 430, width: 880, height: 210 }, '#7d7468', chance, 36) +
    rect(0, 420, 880, 14, '#a0968a');
  const ground = rect(0, 630, SET_WIDTH, SET_HEIGHT - 630, '#54664a') + ellipse(560, 720, 520, 60, '#6d7c5c');
  const stars = Array.from({ length: 46 }, () =>
    ellipse(chance.between(0, 880), chance.between(0, 400), 1.8, 1.8, '#f4f1dc'),
  );
  const sky = rect(0, 0, SET_WIDTH, 640, '#33507e') + stars.join('') + ellipse(420, 140, 58, 58, '#f6f0d8');
  const drapes = drape({ x: 0, y: 0, width: 90, height: 700 }, '#2d1420', '#6d2a44', chance);
  return svg(SET_WIDTH, SET_HEIGHT, '', sky + wall + tree(240) + tree(620) + house + ground + drapes);
}

/** A rehearsal room by day, with the plan of a set in tape on its floor. */
export function rehearsalSet(): string {
  const room = paint('rehearsal room', workshopRoom);
  const body =
    rect(0, 0, WIDTH, 500, '#d7d2c4') + windows(room) + rect(0, 430, WIDTH, 9, '#8a6a45') +
    floorboards({ x: 0, y: 500, width: WIDTH, height: 220 }, '#c99b62', '#e0bd8a', 26) + rect(0, 486, WIDTH, 16, '#f4eee0') + tape(room); // prettier-ignore
  return enlarged('', body);
}

/** A dark studio with two armchairs, a rug and a microphone; the chairs' places are those of the speakers. */
export function studioSet(): string {
  const { accent, second, ink, soft, mid, deep } = studioRoom;
  const slats = Array.from({ length: 33 }, (_value, index) =>
    rect(index * 40, 0, 20, 560, mix(mid, deep, (index % 3) / 3)),
  );
  const floor =
    rect(0, 556, WIDTH, 164, '#7b6450') +
    ellipse(640, 648, 500, 66, mix(second, ink, 0.35)) +
    ellipse(640, 648, 456, 55, second);
  const shelf = rect(90, 230, 240, 10, '#8a6b4a') + [['#c9572f', 112], ['#f1e8d6', 150], ['#3a7d83', 176], ['#e0b04c', 214]].map(([hue, x]) => rect(Number(x), 150, 24, 80, String(hue))).join('') + placeMotif('masks', ['#e0b04c', '#c9572f', deep], { x: 280, y: 180, size: 76 }); // prettier-ignore
  const poster = rect(960, 110, 190, 250, '#f1e8d6') + polygon([[972, 122], [1138, 122], [1138, 348], [972, 348]], '#27406e') + placeMotif('skull', ['#f1e8d6', '#c7bba4', '#27406e'], { x: 1055, y: 236, size: 120 }); // prettier-ignore
  const chairs =
    armchair(440, 1, accent, mix(accent, ink, 0.4)) + armchair(840, -1, '#3f8f96', mix('#3f8f96', ink, 0.4));
  return enlarged(
    '',
    rect(0, 0, WIDTH, 560, mid) +
      slats.join('') +
      shelf +
      poster +
      floor +
      chairs +
      microphone(640, { ink, metal: soft }),
  );
}

/** A bare stage with a lighting bar, for what is only heard. */
export const bareStageSet = (): string => place(blackBox, 'sound', studioRoom, '#2c3542');
