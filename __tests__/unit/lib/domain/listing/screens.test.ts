import { segmentOfType, typesWith } from '@/lib/contracts/catalogue/content-types';
import { listingAbove, listingPlace, listingScreen, searchScreen } from '@/lib/domain/listing/screens';
import { listingWords } from '@/lib/domain/listing/words';

describe('listings', () => {
  it('every listed type has one at its segment, with its words; nothing else has', () => {
    for (const type of typesWith('listed')) {
      const [heading, description] = listingWords[type as keyof typeof listingWords];
      const segment = segmentOfType[type];
      expect(listingPlace(segment)).toEqual({ type, segment, heading, description });
    }
    for (const segment of ['nothing', '', 'roles', 'topics', 'lesson-activities', 'production']) {
      expect(listingPlace(segment)).toBeNull();
    }
  });

  it.each([
    ['roles', '/people'],
    ['topics', '/study-units'],
    ['education-levels', '/explore'],
    ['training', '/training-courses'],
    ['productions', '/productions'],
    ['lesson-activities', '/curricula'],
    ['nothing', null],
    ['', null],
  ])('above /%s/x is %s', (segment, above) => expect(listingAbove(segment)).toBe(above));
});

describe('how a screen is paged (R-SRT-5, R-CON-2)', () => {
  it('the search shows 20 of the best, and standards where that is asked', () => {
    const search = { path: '/search', pageSize: 20, prefersRelevance: true };
    expect(searchScreen(false)).toEqual({ ...search, standardsMode: false });
    expect(searchScreen(true)).toEqual({ ...search, standardsMode: true });
  });

  it('a listing shows 24 by name', () => {
    expect(listingScreen('guides')).toEqual({
      path: '/guides',
      pageSize: 24,
      prefersRelevance: false,
      standardsMode: false,
    });
  });
});
