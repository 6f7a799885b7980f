/** Words to go by: which are shown, under what, with which number; and the list above every address. */
import { contentTypes, segmentOfType } from '@/lib/contracts/catalogue/content-types';
import { canNarrow } from '@/lib/domain/listing/filters';
import { listingAbove, listingPlace } from '@/lib/domain/listing/screens';
import { vocabularyGroups } from '@/lib/domain/listing/vocabulary';

const image = { url: 'https://x.example/a.webp', altText: '', title: '' };
const theme = (key: string, count: number, group = 'Theme', parent?: string) => ({
  key,
  name: key.toUpperCase(),
  count,
  group,
  ...(parent ? { parent } : {}),
});

it('a word that nothing has is not shown, and children stand below their parents', () => {
  const groups = vocabularyGroups(
    'theme',
    [theme('war', 3), theme('love', 9), theme('jealousy', 2, 'Theme', 'love'), theme('none', 0)],
    new Map([['love', image]]),
  );
  expect(groups).toHaveLength(1);
  expect(groups[0]?.first).toEqual([{ slug: 'love', name: 'LOVE', count: 9, image }]);
  expect(groups[0]?.all).toEqual([
    { slug: 'love', name: 'LOVE', count: 9, below: [{ slug: 'jealousy', name: 'JEALOUSY', count: 2 }] },
    { slug: 'war', name: 'WAR', count: 3, below: [] },
  ]);
});

it('themes, forms and courses are groups of their own', () => {
  const buckets = [theme('a', 1), theme('b', 1, 'Form'), theme('c', 1, 'Course')];
  expect(vocabularyGroups('theme', buckets, new Map()).map(({ heading }) => heading)).toEqual([
    'Themes',
    'Forms and styles',
    'Courses and qualifications',
  ]);
});

it('above every item’s address there is a page', () => {
  for (const type of contentTypes) {
    const segment = segmentOfType[type];
    const above = listingPlace(segment) ? `/${segment}` : listingAbove(segment);
    expect([type, above]).toEqual([type, expect.stringMatching(/^\/[a-z-]+$/)]);
  }
  expect(listingAbove('lesson-activities')).toBe('/curricula');
  expect(listingAbove('training')).toBe('/training-courses');
  expect(listingAbove('nothing')).toBeNull();
});

it('a filter is shown only where it can narrow something', () => {
  const leaf = (count: number) => ({ key: 'k', name: 'K', count, isValue: true, children: [] });
  expect(canNarrow([leaf(0)], [])).toBe(false);
  expect(canNarrow([leaf(1)], [])).toBe(true);
  expect(canNarrow([leaf(0)], ['k'])).toBe(true);
});
