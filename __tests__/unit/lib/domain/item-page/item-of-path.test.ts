import { itemOfPath } from '@/lib/domain/item-page/item-of-path';

it.each([
  ['/productions/hamlet', { type: 'production', slug: 'hamlet' }],
  ['/productions/hamlet/', { type: 'production', slug: 'hamlet' }],
  ['/lesson-plans/a%2Eb', { type: 'lessonPlan', slug: 'a.b' }],
  ['/training/dt-101', { type: 'trainingCourse', slug: 'dt-101' }],
  ['/productions', null],
  ['/productions/a/b', null],
  ['/account/training', null],
  ['/people/%E0%A4%A', null],
])('%s', (path, item) => {
  expect(itemOfPath(path)).toEqual(item);
});
