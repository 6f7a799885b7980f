/** The mood of an item, from its facts, and the palette that goes with it. */
import type { PictureFacts } from './facts';
import { oklch } from './kit/colour';
import type { Chance } from './kit/random';

export type Mood =
  | 'tragic'
  | 'comic'
  | 'historic'
  | 'romantic'
  | 'uncanny'
  | 'modern'
  | 'musical'
  | 'young'
  | 'mythic'
  | 'sound';

/** Colours from dark to light, and two that speak. */
export interface Palette {
  ink: string;
  dark: string;
  deep: string;
  mid: string;
  soft: string;
  paper: string;
  /** The colour of the mood. */
  accent: string;
  /** Answers the accent: clothes, a second motif. */
  second: string;
  /** Of lamps. */
  light: string;
}

/** First pattern found in genre, form, period and themes decides. */
const moodWords: readonly (readonly [RegExp, Mood])[] = [
  [/audio|radio|podcast/, 'sound'],
  [/children|young-audiences|early-years|fairy|pantomime|puppet/, 'young'],
  [/musical|opera|ballet|dance|cabaret|vaudeville|burlesque/, 'musical'],
  [/gothic|horror|thriller|mystery|ghost|surreal|cruelty/, 'uncanny'],
  [/romantic|love|courtship|desire|marriage/, 'romantic'],
  [/comed|farce|satire|clown|commedia|slapstick|manners/, 'comic'],
  [/myth|classical-tragedy|greek|roman|sanskrit|noh|legend|fate/, 'mythic'],
  [/trag|revenge|grief|death|madness|jealousy/, 'tragic'],
  [/histor|kingship|war|biograph|medieval|tudor/, 'historic'],
  [/./, 'modern'],
];

export function moodOf(facts: PictureFacts): Mood {
  const order = [
    facts.subType?.toLowerCase(),
    facts.genre,
    facts.form,
    facts.period,
    ...(facts.themes ?? []),
  ];
  for (const word of order.slice(0, 3)) {
    const found = word ? moodWords.slice(0, -1).find(([pattern]) => pattern.test(word)) : undefined;
    if (found) return found[1];
  }
  const rest = order.join(' ');
  return moodWords.find(([pattern]) => pattern.test(rest))?.[1] ?? 'modern';
}

/** Hues in degrees of ground, accent, second colour and lamps; several ways for each mood. */
type Hues = readonly [ground: number, accent: number, second: number, lamp: number];
const hues: Readonly<Record<Mood, readonly [Hues, ...Hues[]]>> = {
  tragic: [[15, 28, 245, 80], [270, 22, 60, 70], [350, 40, 200, 90], [245, 30, 15, 75]], // prettier-ignore
  comic: [[185, 45, 350, 95], [25, 90, 200, 100], [225, 65, 20, 95], [150, 40, 300, 100]], // prettier-ignore
  historic: [[262, 82, 25, 85], [45, 25, 250, 85], [150, 80, 25, 90], [285, 75, 200, 85]], // prettier-ignore
  romantic: [[345, 15, 250, 75], [320, 50, 180, 70], [275, 5, 80, 60], [20, 0, 220, 85]], // prettier-ignore
  uncanny: [[165, 130, 320, 150], [300, 150, 60, 190], [220, 180, 20, 200], [285, 110, 190, 130]], // prettier-ignore
  modern: [[245, 50, 190, 80], [255, 110, 20, 100], [220, 25, 95, 70], [30, 55, 240, 90]], // prettier-ignore
  musical: [[325, 350, 200, 85], [290, 70, 340, 200], [255, 340, 95, 60], [355, 75, 270, 90]], // prettier-ignore
  young: [[225, 85, 25, 100], [150, 30, 260, 95], [65, 245, 0, 100], [300, 95, 170, 90]], // prettier-ignore
  mythic: [[40, 60, 265, 85], [265, 50, 30, 75], [195, 55, 15, 80], [20, 75, 215, 90]], // prettier-ignore
  sound: [[200, 65, 20, 75], [265, 55, 150, 70], [160, 75, 330, 85], [20, 85, 220, 70]], // prettier-ignore
};

const bright: readonly Mood[] = ['comic', 'young', 'musical', 'romantic'];

/** A palette for a mood; chance chooses the way and turns the hues a little. */
export function paletteOf(mood: Mood, chance: Chance): Palette {
  const turn = chance.between(-9, 9);
  const way = chance.pick(hues[mood]);
  const [ground, accent, second, lamp] = [
    way[0] + turn,
    way[1] + turn,
    way[2] + turn,
    way[3] + turn,
  ] as const;
  const lift = bright.includes(mood) ? 0.045 : 0;
  const colour = bright.includes(mood) ? 1.25 : 1;
  return {
    ink: oklch(0.14 + lift * 0.4, 0.03, ground),
    dark: oklch(0.22 + lift, 0.055 * colour, ground),
    deep: oklch(0.33 + lift, 0.085 * colour, ground),
    mid: oklch(0.48 + lift, 0.1 * colour, ground),
    soft: oklch(0.7 + lift * 0.6, 0.085 * colour, ground + 12),
    paper: oklch(0.94, 0.032, lamp),
    accent: oklch(0.64 + lift * 0.8, 0.17, accent),
    second: oklch(0.6 + lift, 0.12 * colour, second),
    light: oklch(0.9, 0.1, lamp),
  };
}
