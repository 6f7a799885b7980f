/** A production: a stage of its period at night, one strong light, people in it. */
import { mix } from '../kit/colour';
import { type Costume, type Figure, type Head, type Pose, type Prop } from '../kit/figure';
import { placeMotif } from '../kit/motifs';
import { drape, valance } from '../kit/stage';
import { linear, radial, rect } from '../kit/svg';
import { beam, beamFill, CENTRE, ground, HEIGHT, litFigure, WIDTH, type Paint, type Picture } from '../paint';
import { drawPlace, type PlaceName } from './architecture';

type List<T> = readonly [T, ...T[]];
interface Wardrobe {
  costumes: List<Costume>;
  heads: List<Head>;
}

const ancient: Wardrobe = {
  costumes: ['robe', 'robe', 'cloak'],
  heads: ['laurel', 'long', 'bun', 'hood', 'crown'],
};
const renaissance: Wardrobe = { costumes: ['doublet', 'gown', 'cloak', 'doublet'], heads: ['short', 'hat', 'long', 'crown', 'hood'] }; // prettier-ignore
const powdered: Wardrobe = {
  costumes: ['crinoline', 'coat', 'gown', 'coat'],
  heads: ['bun', 'hat', 'long', 'short'],
};
const victorian: Wardrobe = {
  costumes: ['crinoline', 'coat', 'gown', 'coat'],
  heads: ['bun', 'topHat', 'short', 'topHat'],
};
const today: Wardrobe = {
  costumes: ['modern', 'coat', 'modern', 'gown'],
  heads: ['short', 'bun', 'long', 'short'],
};

const wardrobes: readonly (readonly [RegExp, Wardrobe])[] = [
  [/greek|roman(?!tic)|sanskrit|noh|kabuki|edo/, ancient], [/medieval|tudor|elizabethan|jacobean|caroline|golden/, renaissance],
  [/commedia|restoration|georgian|neoclass|enlighten|eighteenth|sturm|romantic/, powdered], [/victorian|edwardian|natural|irish/, victorian],
]; // prettier-ignore

const poses: List<Pose> = [
  { lean: 0, head: -6, left: [-14, -10], right: [34, 84] },
  { lean: 1, head: 4, left: [-40, -70], right: [46, 100] },
  { lean: -1, head: -10, left: [-10, -6], right: [96, 140] },
  { lean: 0, head: 12, left: [-16, 30], right: [20, -26] },
  { lean: 2, head: 8, left: [-96, -128], right: [96, 128] },
  { lean: -1.4, head: 2, left: [-60, -34], right: [26, 66] },
];
const held: List<Prop> = [
  'none',
  'none',
  'none',
  'letter',
  'staff',
  'candle',
  'book',
  'sword',
  'rose',
  'fan',
  'skull',
];

export function figureOf({ chance, facts }: Paint, index: number): Figure {
  const period = facts.period ?? '';
  const { costumes, heads } = wardrobes.find(([pattern]) => pattern.test(period))?.[1] ?? today;
  const prop = index > 0 ? 'none' : chance.pick(held);
  return { costume: chance.pick(costumes), hair: chance.pick(heads), prop, pose: chance.pick(poses) };
}

/** Companies of one, two or three; the first stands in the light. */
function company(paint: Paint): string {
  const { chance, palette } = paint;
  const count = chance.pick([1, 1, 2, 2, 3]);
  const spread = chance.between(120, 190);
  const places = count === 1 ? [0] : count === 2 ? [-spread / 2, spread / 2] : [0, -spread, spread];
  return places
    .map((offset, index) => {
      const height = count === 1 ? chance.between(330, 390) : chance.between(280, 330);
      const place = {
        x: CENTRE + offset,
        y: 655 - (count === 3 && index > 0 ? 26 : 0),
        height,
        flip: offset > 0,
      };
      const body = index % 2 === 0 ? palette.ink : mix(palette.ink, palette.accent, 0.32);
      return litFigure(figureOf(paint, index), { body, edge: palette.light }, place, offset > 0 ? 1 : -1);
    })
    .reverse()
    .join('');
}

/** Where a disc or an emblem hangs behind the actors; places with a sky of their own have none. */
const withOwnSky: readonly PlaceName[] = ['wasteland', 'forest', 'sea', 'studio', 'drawingRoom'];

function backdrop(paint: Paint, place: PlaceName): string {
  const { chance, palette, motif } = paint;
  if (withOwnSky.includes(place) || chance.chance(0.25)) return '';
  const [x, y, size] = [CENTRE + chance.between(-70, 70), chance.between(180, 240), chance.between(190, 280)];
  const disc = `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(size * 0.62).toFixed(0)}" fill="${palette.accent}"/>`;
  return (
    disc +
    placeMotif(motif, [palette.paper, mix(palette.paper, palette.accent, 0.4), palette.accent], {
      x,
      y,
      size: size * 0.72,
    })
  );
}

function curtains({ chance, palette }: Paint): string {
  const [dark, bright] = [mix(palette.accent, palette.ink, 0.72), mix(palette.accent, palette.ink, 0.12)];
  const width = chance.between(90, 170);
  return (
    drape({ x: 0, y: 0, width, height: HEIGHT }, dark, bright, chance) +
    drape({ x: WIDTH - width, y: 0, width, height: HEIGHT }, dark, bright, chance) +
    valance(
      { x: 0, y: 0, width: WIDTH, height: chance.between(70, 110) },
      dark,
      bright,
      chance.pick([7, 9, 11]),
    )
  );
}

export function production(paint: Paint): Picture {
  const { palette, chance } = paint;
  const sky = ground('sky', palette.ink, palette.mid, palette.deep);
  const place = drawPlace(paint);
  const lampX = CENTRE + chance.pick([-420, -260, 0, 260, 420]);
  const pool = { x: CENTRE, y: 650, radius: chance.between(210, 300) };
  const poolGlow = radial('pool', [0.5, 0.5], 0.5, [[0, palette.light, 0.85], [0.6, palette.light, 0.5], [1, palette.light, 0]]); // prettier-ignore
  const night = linear('night', [0, 0], [0, 1], [[0, palette.ink, 0.72], [0.45, palette.ink, 0.18], [1, palette.ink, 0.45]]); // prettier-ignore
  const sides = linear('sides', [0, 0], [1, 0], [[0, palette.ink, 0.8], [0.32, palette.ink, 0], [0.68, palette.ink, 0], [1, palette.ink, 0.8]]); // prettier-ignore
  const hasCurtain = !withOwnSky.slice(0, 4).includes(place.name) && chance.chance(0.45);
  const second = chance.chance(0.5)
    ? beam([WIDTH - lampX, -20], { ...pool, radius: pool.radius * 0.8 }, 'url(#beam)', 'none')
    : '';
  return {
    defs: sky.defs + poolGlow + night + sides + beamFill('beam', palette.light, 0.5),
    body:
      sky.body + backdrop(paint, place.name) + place.body + rect(0, 0, WIDTH, HEIGHT, 'url(#night)') + rect(0, 0, WIDTH, HEIGHT, 'url(#sides)') +
      beam([lampX, -20], pool, 'url(#beam)', 'url(#pool)') + second + company(paint) + (hasCurtain ? curtains(paint) : ''),
  }; // prettier-ignore
}
