/** Which place an item plays in: its play, its period, its form and its genre decide, in this order. */
import type { Paint } from '../paint';
import { greek, noh, roman } from './places/ancient';
import { drawingRoom, elizabethan, georgian, gothic } from './places/halls';
import { blackBox, shards, studio, wasteland } from './places/modern';
import { forest, sea } from './places/nature';

const places = {
  greek,
  roman,
  gothic,
  elizabethan,
  georgian,
  drawingRoom,
  noh,
  blackBox,
  wasteland,
  shards,
  forest,
  sea,
  studio,
};
export type PlaceName = keyof typeof places;

/** Which places suit a period (first match), a title or a form before it. */
const wordsOfPlaces: readonly (readonly [RegExp, readonly [PlaceName, ...PlaceName[]]])[] = [
  [/tempest|pericles|voyage|ship|riders-to-the-sea/, ['sea']],
  [/dream|as-you-like|forest|cherry|wood|orchard/, ['forest']],
  [/greek/, ['greek']], [/roman(?!tic)/, ['roman']], [/sanskrit|noh|kabuki|kyogen|edo|kathakali/, ['noh']],
  [/medieval|tudor|gothic/, ['gothic', 'gothic', 'elizabethan']],
  [/elizabethan|jacobean|caroline|golden/, ['elizabethan', 'gothic', 'elizabethan', 'forest']],
  [/commedia|restoration|georgian|neoclass|enlighten|eighteenth|interregnum/, ['georgian']],
  [/sturm|romantic/, ['gothic', 'forest', 'georgian', 'sea']],
  [/victorian|edwardian|natural|irish|realism/, ['drawingRoom', 'drawingRoom', 'georgian']],
  [/absurd|beckett/, ['wasteland']], [/expression|avant|modernis|futur|constructiv/, ['shards', 'blackBox']],
  [/inter-war|harlem|mid-twentieth/, ['drawingRoom', 'shards', 'blackBox']],
]; // prettier-ignore

const anywhere: readonly [PlaceName, ...PlaceName[]] = [
  'blackBox',
  'blackBox',
  'shards',
  'wasteland',
  'georgian',
];

/** Draws the place that suits an item. */
export function drawPlace(paint: Paint): { name: PlaceName; body: string } {
  const { facts, chance, mood } = paint;
  if (mood === 'sound') return { name: 'studio', body: studio(paint) };
  const words = [facts.slug, facts.period ?? '', facts.form ?? '', facts.genre ?? ''];
  const choice = words.map((word) => wordsOfPlaces.find(([pattern]) => pattern.test(word))).find(Boolean);
  const name: PlaceName = chance.pick(choice?.[1] ?? anywhere);
  return { name, body: places[name](paint) };
}
