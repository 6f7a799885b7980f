/** What a teacher finds among a play's teaching resources before anything is unfolded. */
import { entries, entry, links } from '@/__tests__/support/content/item-entries';
import { tableSource } from '@/__tests__/support/content/item-source';
import { british, deps, pageOf, section } from './fixture';

const numbered = (type: string, count: number) =>
  Array.from({ length: count }, (_, at) => entry(type, `${type}-${at}`, { name: `${type} ${at}` }));

it('a play with many guides shows plans and workshops too among the first six, in the editors’ order', async () => {
  const guides = numbered('guide', 7);
  const plans = numbered('lessonPlan', 2);
  const workshops = numbered('workshop', 3);
  const play = entry('title', 'play', {
    name: 'Macbeth',
    relatedGuides: links(...guides.map(({ sys }) => sys.id)),
    relatedLessonPlans: links(...plans.map(({ sys }) => sys.id)),
    relatedWorkshops: links(...workshops.map(({ sys }) => sys.id)),
  });
  const source = tableSource([...entries, ...guides, ...plans, ...workshops, play]);
  const { cards } = section(await pageOf('title', 'play', british, deps(source)), 'cards', 'teach');
  expect(cards.map(({ slug }) => slug)).toEqual([
    ...['guide-0', 'guide-1', 'lessonPlan-0', 'lessonPlan-1', 'workshop-0', 'workshop-1'],
    ...['guide-2', 'guide-3', 'guide-4', 'guide-5', 'guide-6', 'workshop-2'],
  ]);
});

it('what names the play stands first', async () => {
  const plans = [
    ...numbered('lessonPlan', 3),
    entry('lessonPlan', 'six-lessons', { name: 'Macbeth in six lessons' }),
  ];
  const play = entry('title', 'play', {
    name: 'Macbeth',
    relatedLessonPlans: links(...plans.map(({ sys }) => sys.id)),
  });
  const source = tableSource([...entries, ...plans, play]);
  const { cards } = section(await pageOf('title', 'play', british, deps(source)), 'cards', 'teach');
  expect(cards.map(({ slug }) => slug)).toEqual([
    'six-lessons',
    'lessonPlan-0',
    'lessonPlan-1',
    'lessonPlan-2',
  ]);
});
