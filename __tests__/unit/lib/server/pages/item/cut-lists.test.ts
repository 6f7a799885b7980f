/** A list of which only the beginning was read (lib/server/content/bounded.ts) says so on the page. */
import { entries, entry, links } from '@/__tests__/support/content/item-entries';
import { tableSource } from '@/__tests__/support/content/item-source';
import type { DeliveryEntry } from '@/lib/domain/catalogue/content-item/entry';
import type { ContentType } from '@/lib/contracts/catalogue/content-types';
import { deps, pageOf, section } from './fixture';

const pageWith = (type: ContentType, slug: string, more: readonly DeliveryEntry[]) =>
  pageOf(type, slug, undefined, deps(tableSource([...entries, ...more])));

it('cards and links of which only the beginning was read say so, and where to look for more', async () => {
  const guide = entry('guide', 'g', {
    relatedProductions: links('production-tempest'),
    relatedLessonPlans: links('plan'),
  });
  const unit = entry('studyUnit', 'u', { modules: links('module-one'), topics: links('topic-x') });
  const held = [guide, unit, entry('lessonPlan', 'plan'), entry('topic', 'topic-x')];
  const seeAll = async (...cutLists: string[]) => {
    const page = await pageWith('guide', 'g', [{ ...guide, cutLists }, ...held.slice(1)]);
    return section(page, 'cards', 'teach').seeAll;
  };
  expect(await seeAll()).toBeNull();
  expect(await seeAll('relatedProductions')).toBeNull();
  expect(await seeAll('relatedLessonPlans')).toEqual({
    href: '/search?q=g',
    label: 'Not all are listed. Search for “g”',
  });
  const { links: topics } = section(
    await pageWith('studyUnit', 'u', [guide, { ...unit, cutLists: ['topics'] }, ...held.slice(2)]),
    'links',
    'topics',
  );
  expect(topics.at(-1)).toEqual({ name: 'Not all are listed. Search for “u”', href: '/search?q=u' });
});

it('so do standards and steps, in their own sections', async () => {
  const grade = entry('standardGrade', 'grade-nine');
  const standard = entry('standard', 'standard-a', { code: 'A', grade: links('grade-nine') });
  const unit = entry('studyUnit', 'u', { modules: links('module-one'), standards: links('standard-a') });
  const cut = async (...cutLists: string[]) => {
    const { sections } = await pageWith('studyUnit', 'u', [{ ...unit, cutLists }, standard, grade]);
    return sections.map((one) => [one.heading, 'isCut' in one && one.isCut]);
  };
  expect(await cut('modules', 'standards')).toEqual([
    ['Modules', true],
    ['Standards met', true],
  ]);
  expect(await cut('modules')).toEqual([
    ['Modules', true],
    ['Standards met', false],
  ]);
  expect(await cut()).toEqual([
    ['Modules', false],
    ['Standards met', false],
  ]);
});

it('and facts: each whose values are from a list that was cut', async () => {
  const theme = (slug: string, themeType: string) => entry('theme', slug, { themeType });
  const guide = entry('guide', 'g', {
    themes: links('theme-revenge', 'theme-chorus'),
    genres: links('genre-comedy'),
    originalLanguages: ['en'],
  });
  const held = [
    theme('theme-revenge', 'Theme'),
    theme('theme-chorus', 'Form'),
    entry('genre', 'genre-comedy'),
  ];
  const cut = async (...cutLists: string[]) => {
    const { facts } = await pageWith('guide', 'g', [{ ...guide, cutLists }, ...held]);
    return facts.filter(({ isCut }) => isCut).map(({ label }) => label);
  };
  expect(await cut('themes')).toEqual(['Form', 'Theme']);
  expect(await cut('genres')).toEqual(['Genre']);
  expect(await cut()).toEqual([]);
});
