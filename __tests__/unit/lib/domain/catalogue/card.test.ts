import type { CardItem } from '@/lib/contracts/catalogue/card';
import { cardOf } from '@/lib/domain/catalogue/card';
import { cardFacts } from '@/lib/domain/catalogue/card-facts';

const card: CardItem = {
  id: 'p1',
  type: 'production',
  slug: 'hamlet',
  name: 'Hamlet',
  subType: 'Play',
  image: null,
  shortIntroduction: 'A prince asks.',
  date: '1601-07-26',
  media: null,
  hasAdultThemes: false,
};
const film: NonNullable<CardItem['media']> = { type: 'video', assetId: 'rec-1', durationMinutes: 125 };
const ages = {
  'Year 7': [11, 12],
  'Year 11': [15, 16],
  Degree: [18, 21],
  Adults: [18, 19],
  College: [16, null],
} as const;
const factsOf = (given: Partial<CardItem>) => cardFacts({ ...card, ...given }, ages);

describe('what is sent of a card', () => {
  it('is what it shows: nothing more, and no name of what is not there', () => {
    const whole = { ...card, longIntroduction: 'Long', firstPublishedAt: '2024-01-01' };
    expect(cardOf(whole)).toStrictEqual(card);
    expect(cardOf({ ...card, healthGuidance: [] })).toStrictEqual(card);
  });

  it('keeps what only some cards have', () => {
    const rich: CardItem = {
      ...card,
      firstPerformed: 0,
      strongGuidance: ['Suicide'],
      healthGuidance: ['Flashing lights'],
      relatedEducationLevelNames: ['Year 7'],
      totalTitles: 0,
      highlight: { name: '<mark>Hamlet</mark>' },
      moments: [{ start: 1, end: 2, text: 'To be' }],
    };
    expect(cardOf(rich)).toEqual(rich);
  });

  it('keeps of a recording what the card says of it; its tracks are for the player', () => {
    const guidance = [{ start: 0, end: 1, kind: 'strobe', text: 'Flashes' }] as never;
    const said = { ...film, access: ['Audio description'] as const, guidance };
    const tracks = { sounds: [], texts: [] };
    expect(cardOf({ ...card, media: { ...said, tracks } as never }).media).toEqual(said);
    expect(Object.keys(cardOf({ ...card, media: film }).media ?? {})).toEqual([
      'type',
      'assetId',
      'durationMinutes',
    ]);
  });
});

describe('the line of facts', () => {
  it.each<[Partial<CardItem>, readonly string[]]>([
    [{ type: 'title' }, ['1601']],
    [{ type: 'title', date: null, firstPerformed: -429 }, ['429 BCE']],
    [{ type: 'title', date: null, firstPerformed: 970 }, ['970 CE']],
    [{ type: 'title', date: null, firstPerformed: 0 }, ['0 CE']],
    [{ type: 'title', date: null, firstPerformed: null }, []],
    [{ type: 'title', date: null }, []],
    [{ type: 'guide' }, []],
  ])('says the year of what has one: %j', (given, expected) => {
    expect(factsOf(given)).toEqual(expected);
  });

  it('says how long it plays, and what helps to follow it', () => {
    expect(factsOf({ type: 'workshop', media: { ...film, access: ['Audio description'] } })).toEqual([
      '2 hours 5 minutes',
      'Audio description',
    ]);
    expect(factsOf({ type: 'workshop', media: { ...film, durationMinutes: null } })).toEqual([]);
    expect(factsOf({ type: 'workshop', media: { ...film, durationMinutes: 0 } })).toEqual(['under a minute']);
  });

  it.each([
    [undefined, []],
    [0, []],
    [1, ['1 play']],
    [2, ['2 plays']],
  ])('%s plays are counted as %j', (totalTitles, expected) => {
    expect(factsOf({ type: 'person', ...(totalTitles === undefined ? {} : { totalTitles }) })).toEqual(
      expected,
    );
  });

  it.each<[string[], readonly string[]]>([
    [['Year 7'], ['Ages 11 to 12']],
    [['Year 11', 'Year 7'], ['Ages 11 to 16']],
    [['Year 11', 'Degree'], ['Ages 15 and over']],
    [['Adults'], ['Ages 18 and over']],
    [['Year 7', 'College'], ['Ages 11 and over']],
    [['Year 7', 'Somewhere else'], ['Ages 11 to 12']],
    [['Somewhere else'], []],
    [[], []],
  ])('levels %j are ages every teacher can compare', (relatedEducationLevelNames, expected) => {
    expect(factsOf({ type: 'guide', relatedEducationLevelNames })).toEqual(expected);
  });

  it('says the most useful first', () => {
    const all = { media: film, totalTitles: 3, relatedEducationLevelNames: ['Year 7'] };
    expect(factsOf({ type: 'production', ...all })).toEqual([
      '1601',
      '2 hours 5 minutes',
      '3 plays',
      'Ages 11 to 12',
    ]);
  });
});
