import { itemOfPath } from '@/lib/domain/item-page/item-of-path';

it.each([
  ['/productions/hamlet', { listing: 'productions', slug: 'hamlet' }],
  ['/lesson-plans/a%2Eb', { listing: 'lesson-plans', slug: 'a.b' }],
  ['/training-courses/dt-101', null],
  ['/productions', null],
  ['/productions/a/b', null],
  ['/account/training', null],
  ['/people/%E0%A4%A', null],
])('%s', (path, item) => {
  expect(itemOfPath(path)).toEqual(item);
});
