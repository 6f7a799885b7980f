/** A made-up library as raw delivery entries, from a seed, with the shapes and sizes of the sample library. */
import { Dice, random } from '@/__tests__/support/search/corpus';
import type { DeliveryEntry } from '@/lib/domain/catalogue/content-item/entry';

const SEED = 7;
const types = [
  'production',
  'interview',
  'workshop',
  'guide',
  'lessonPlan',
  'title',
  'person',
  'series',
] as const;
/** Combined syllables give a vocabulary as large as a language's. */
const syllables =
  'sta ging vi lence light sound scene dra ma di rect cos tume cho rus mask co me dy tra ge po wer fa mi love'.split(
    ' ',
  );
export const words = syllables.flatMap((a) =>
  syllables.flatMap((b) => syllables.slice(0, 6).map((c) => a + b + c)),
);

const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });

function entry(type: string, id: string, fields: Record<string, unknown>): DeliveryEntry {
  const all = { name: id, slug: id, ...fields };
  return {
    sys: { id, createdAt: '2024-05-06T00:00:00.000Z', contentType: { sys: { id: type } } },
    fields: Object.fromEntries(Object.entries(all).map(([name, value]) => [name, { 'en-US': value }])),
  };
}

const vocabulary = (
  type: string,
  count: number,
  extra: (index: number) => Record<string, unknown> = () => ({}),
) => Array.from({ length: count }, (_, index) => entry(type, `${type}-${index}`, extra(index)));

export function libraryOf(items: number): DeliveryEntry[] {
  const dice = new Dice(random(SEED));
  const text = (low: number, high: number) => dice.some(words, low, high).join(' ');
  const some = (type: string, count: number, most: number) =>
    dice
      .some(
        Array.from({ length: count }, (_, index) => index),
        0,
        most,
      )
      .map((index) => link(`${type}-${index}`));
  const related = () => Array.from({ length: dice.below(7) }, () => link(`item-${dice.below(items)}`));
  const made = Array.from({ length: items }, (_, index) =>
    entry(types[index % types.length] ?? 'guide', `item-${index}`, {
      name: `${text(2, 5)} ${index}`,
      subType: dice.pick(['Production', 'Audio production', 'Study guide']),
      shortIntroduction: text(10, 25),
      longIntroduction: text(40, 120),
      date: `${dice.between(1580, 2024)}-01-01`,
      genres: some('genre', 30, 3),
      themes: some('theme', 120, 5),
      skills: some('skill', 40, 3),
      companies: some('company', 60, 1),
      periods: some('period', 20, 1),
      roles: some('role', 30, 2),
      educationLevels: some('educationLevel', 24, 4),
      relatedGuides: related(),
      relatedProductions: related(),
    }),
  );
  return [
    ...vocabulary('genre', 30),
    ...vocabulary('company', 60),
    ...vocabulary('period', 20),
    ...vocabulary('role', 30),
    ...vocabulary('theme', 120, (index) => ({ themeType: ['Theme', 'Form', 'Course'][index % 3] })),
    ...vocabulary('skill', 40, (index) => ({ skillType: index % 2 ? 'English' : 'Theatre' })),
    ...vocabulary('educationLevel', 24, (index) => ({
      unifiedLevelStage: `stage-${index % 8}`,
      unifiedLevelStageName: `Stage ${index % 8}`,
      countryCode: 'GBR',
      entryAge: 5 + index,
    })),
    ...made,
  ];
}
