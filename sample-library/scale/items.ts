/** One item of a library for benchmarks: names, texts and links as they are in life, none of it written to be read. */
import { type Entry, entry, linkTo, to, toEach } from '@/sample-library/compile/resource';
import { slugify } from '@/sample-library/compile/words';
import { Dice } from './dice';
import type { ScalePlay } from './plays';

/** What items are made of. */
export interface Stock {
  plays: readonly ScalePlay[];
  sentences: readonly string[];
  genres: readonly string[];
  themes: readonly string[];
  skills: readonly string[];
  levels: readonly string[];
  standards: readonly string[];
  periods: readonly string[];
  companies: readonly string[];
  roles: readonly string[];
  agreements: readonly string[];
  /** Ids, not slugs: the entry that makes an item adult has an id of its own. */
  guidanceIds: readonly string[];
  profiles: readonly string[];
}

/** Shares of the searchable types, in hundredths; the order decides which item has which type. */
const shares = [
  ['title', 18],
  ['production', 26],
  ['person', 14],
  ['guide', 14],
  ['interview', 9],
  ['workshop', 6],
  ['lessonPlan', 9],
  ['series', 4],
] as const;
type ScaleType = (typeof shares)[number][0];

const cycle: readonly ScaleType[] = shares.flatMap(([type, share]) =>
  Array.from({ length: share }, () => type),
);

/** Type of the item with this number, and its place among those of its type. */
function placeOf(index: number): { type: ScaleType; key: string } {
  // 37 is prime to the length of the cycle, so neighbours differ.
  const type = cycle[(index * 37) % cycle.length] ?? 'title';
  return { type, key: `scale-${index}` };
}

const subTypes: Readonly<Partial<Record<ScaleType, readonly string[]>>> = {
  production: ['Production', 'Audio production', 'Archive recording', 'Short film'],
  guide: ['Study guide', 'Design guide', 'Practitioner guide', 'Context guide'],
  interview: ['Interview', 'Panel discussion', 'Masterclass'],
  workshop: ['Workshop', 'Warm-up', 'Demonstration'],
  lessonPlan: ['Lesson plan', 'Scheme of work', 'Worksheet'],
};

const endings: Readonly<Record<ScaleType, readonly string[]>> = {
  title: [''],
  production: ['', ' on tour', ' for listening', ': the young company'],
  person: [''],
  guide: [': Study guide', ' in context', ': designing it'],
  interview: [': a conversation', ': the company talks'],
  workshop: [': a workshop', ' on its feet'],
  lessonPlan: [': a lesson', ': five lessons'],
  series: [': from page to stage'],
};

const SHARE_RIGHTS = 0.04;
const SHARE_PROFILES = 0.06;
const SHARE_GUIDANCE = 0.12;
const NAME_MAX = 250;
const INTRODUCTION_MAX = 590;

function nameOf(type: ScaleType, play: ScalePlay, dice: Dice, index: number): string {
  if (type === 'person') return `${play.authors[0] ?? play.characters[0] ?? play.title} ${index}`;
  return `${play.title}${dice.pick(endings[type])}`.slice(0, NAME_MAX);
}

const sentencesOf = (stock: Stock, dice: Dice, low: number, high: number) =>
  dice.some(stock.sentences, low, high).join(' ');

function tagsOf(stock: Stock, dice: Dice, play: ScalePlay): object {
  return {
    genres: toEach('genre', [play.genre, ...dice.some(stock.genres, 0, 1)]),
    themes: toEach('theme', dice.some(stock.themes, 1, 5)),
    skills: toEach('skill', dice.some(stock.skills, 0, 4)),
    educationLevels: toEach('educationLevel', dice.some(stock.levels, 1, 5)),
    standards: toEach('standard', dice.some(stock.standards, 0, 4)),
  };
}

function marksOf(stock: Stock, dice: Dice): object {
  return {
    rightsAgreement: dice.chance(SHARE_RIGHTS)
      ? to('rightsAgreement', dice.pick(stock.agreements))
      : undefined,
    contentProfiles: dice.chance(SHARE_PROFILES) ? [dice.pick(stock.profiles)] : undefined,
    contentGuidance: dice.chance(SHARE_GUIDANCE) ? [linkTo(dice.pick(stock.guidanceIds))] : undefined,
  };
}

function castOf(play: ScalePlay): object[] {
  return play.characters.map((character, index) => ({
    personSlug: null,
    name: `Actor ${index + 1}`,
    character,
  }));
}

function ownFields(type: ScaleType, stock: Stock, dice: Dice, play: ScalePlay): object {
  switch (type) {
    case 'production':
      return {
        castMembers: castOf(play),
        companies: [to('company', dice.pick(stock.companies))],
        periods: [to('period', dice.skewed(stock.periods))],
      };
    case 'person':
      return {
        description: sentencesOf(stock, dice, 1, 3),
        roles: toEach('role', dice.some(stock.roles, 1, 3)),
      };
    case 'interview':
    case 'workshop':
      return {
        companies: [to('company', dice.pick(stock.companies))],
        roles: toEach('role', dice.some(stock.roles, 1, 2)),
      };
    case 'guide':
      return { periods: [to('period', dice.skewed(stock.periods))] };
    case 'title':
    case 'lessonPlan':
    case 'series':
      return {};
  }
}

/** ISO day of an item: the year of the work for titles, of the last decades for what is made of it. */
function dateOf(type: ScaleType, play: ScalePlay, dice: Dice): string | undefined {
  const year = type === 'title' ? Math.max(1000, play.year) : 1995 + dice.below(31);
  const two = (value: number) => String(value).padStart(2, '0');
  return type === 'person' ? undefined : `${year}-${two(1 + dice.below(12))}-${two(1 + dice.below(28))}`;
}

/** The item with this number; every number has one, and always the same. */
export function scaleItem(stock: Stock, index: number): Entry {
  const dice = new Dice(index * 2_654_435_761 + 97);
  const { type, key } = placeOf(index);
  const play = dice.skewed(stock.plays);
  const name = nameOf(type, play, dice, index);
  const options = subTypes[type];
  const isPerson = type === 'person';
  return entry(type, key, {
    name,
    slug: `${slugify(name).slice(0, 120)}-${index}`.replace(/^-/, ''),
    subType: options ? dice.skewed(options) : undefined,
    shortIntroduction: sentencesOf(stock, dice, 1, 2).slice(0, INTRODUCTION_MAX),
    longIntroduction: sentencesOf(stock, dice, 3, 9),
    date: dateOf(type, play, dice),
    ...(isPerson ? {} : tagsOf(stock, dice, play)),
    ...ownFields(type, stock, dice, play),
    ...marksOf(stock, dice),
  });
}
