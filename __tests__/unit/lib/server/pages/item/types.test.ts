/** Item pages of every type of content: each has one, with what belongs to its type. */
import { contentTypes, type ContentType } from '@/lib/contracts/catalogue/content-types';
import { entries, entry, links } from '@/__tests__/support/content/item-entries';
import { tableSource } from '@/__tests__/support/content/item-source';
import { british, deps, fact, load, pageOf, section } from './fixture';

describe('pages of the other types', () => {
  const slugs: Partial<Record<ContentType, string>> = {
    title: 'hamlet',
    guide: 'hamlet-study-guide',
    theme: 'revenge',
    workshop: 'speaking-verse',
    genre: 'tragedy',
    person: 'mara-ellison',
    role: 'actor',
    series: 'great-soliloquies',
    skill: 'voice',
    collection: 'start-here',
    company: 'lantern',
    period: 'renaissance',
    educationLevel: 'year-10',
    studyUnit: 'tragedy-unit',
    studyUnitModule: 'what-is-tragedy',
    studyUnitSection: 'falling',
    topic: 'verse',
    curriculum: 'drama-7-9',
    curriculumUnit: 'voices',
    lesson: 'hearing-a-thought',
    lessonActivity: 'activity-one',
    trainingCourse: 'dt-101-using-the-platform',
    trainingCourseModule: 'finding-things',
    production: 'hamlet-to-be',
  };

  it.each(Object.entries(slugs) as [ContentType, string][])('%s has one', async (type, slug) => {
    const page = await pageOf(type, slug);
    expect(page.name).not.toBe('');
    expect(page.kindName).not.toBe('');
    const ids = page.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('covers every type whose items differ in kind', () => {
    const sameFrame: ContentType[] = ['interview', 'lessonPlan'];
    expect([...Object.keys(slugs), ...sameFrame].sort()).toEqual([...contentTypes].sort());
  });

  it('a person’s work stands by role, also where only the work names the person', async () => {
    const mara = section(await pageOf('person', 'mara-ellison'), 'credits');
    expect(mara.groups.map(({ role, credits }) => [role, credits[0]?.note])).toEqual([
      ['Director', null],
      ['Performer', 'Hamlet'],
      ['Lighting designer', null],
    ]);
    const writer = section(await pageOf('person', 'william-shakespeare'), 'credits');
    expect(writer.groups.map(({ role, credits }) => [role, credits[0]?.card.slug])).toEqual([
      ['Plays', 'hamlet'],
      ['Writer', 'hamlet-to-be'],
    ]);
  });

  it('a title gathers its productions and guides', async () => {
    const page = await pageOf('title', 'hamlet');
    expect(section(page, 'cards', 'productions').cards.map(({ slug }) => slug)).toEqual(['hamlet-to-be']);
    expect(section(page, 'cards', 'teach').cards.map(({ slug }) => slug)).toEqual(['hamlet-study-guide']);
  });

  it('R-ENT-25 a guide whose print and download are off says so', async () => {
    expect(await pageOf('guide', 'hamlet-study-guide')).toMatchObject({
      mayPrint: false,
      documents: [{ pages: 12 }],
    });
  });

  it('a lesson shows its activities in place, with their texts', async () => {
    const [activity] = section(await pageOf('lesson', 'hearing-a-thought'), 'steps').steps;
    expect(activity).toMatchObject({ name: 'Listen and mark', href: null, minutes: 15 });
    expect(activity?.body.length).toBeGreaterThan(3);
  });

  it('a study unit leads to its modules and their sections', async () => {
    const [module] = section(await pageOf('studyUnit', 'tragedy-unit'), 'steps').steps;
    expect(module).toMatchObject({ href: '/study-unit-modules/what-is-tragedy' });
    expect(module?.steps).toEqual([expect.objectContaining({ href: '/study-unit-sections/falling' })]);
  });

  it('a period names its years', async () => {
    expect(fact(await pageOf('period', 'renaissance'), 'Years')).toEqual([
      { name: '1558 to 1642', href: null },
    ]);
  });

  it('survives content that runs in circles', async () => {
    const circle = [
      ...entries,
      entry('studyUnitModule', 'm1', { sections: links('s1') }),
      entry('studyUnitSection', 's1', { items: links('m1', 's1') }),
      entry('studyUnit', 'round', { modules: links('m1') }),
    ];
    expect(await load('studyUnit', 'round', british, deps(tableSource(circle)))).not.toBeNull();
  });
});
