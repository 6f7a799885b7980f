import { contentItemSchema, type ContentItem } from '@/lib/contracts/catalogue/content-item';
import { withoutHidden, withProperty } from '@/services/product/catalogue/item-json';

const item: ContentItem = contentItemSchema.parse({
  id: 'i', name: 'N', slug: 'n', type: 'production', subType: null, image: null, shortIntroduction: '', longIntroduction: '',
  date: null, firstPublishedAt: '2024-01-01', media: null, documents: [], producerNames: [], relatedProductions: ['a', 'b'],
  relatedInterviews: [], relatedWorkshops: [], relatedGuides: ['a'], relatedLessonPlans: [], relatedSeries: [], relatedSkills: [],
  relatedGenres: [], relatedThemes: [], relatedPeople: ['p', 'q'], relatedEducationLevelNames: [], relatedSegmentIds: [],
  hasAdultThemes: false, healthGuidance: [], authors: [{ id: '1', slug: 'p', name: 'P' }], disablePrintAndDownload: false,
  hideOutline: false, directorSlugs: ['p'], writerSlugs: ['q'], relatedTitleSlug: 't',
  directors: [{ id: '1', slug: 'p', name: 'P' }], writers: [{ id: '1', slug: 'p', name: 'P' }, { id: '2', slug: 'q', name: 'Q' }],
  relatedCastMembersJson: JSON.stringify([{ personSlug: 'p', name: 'P', character: 'X' }, { personSlug: null, name: 'R', character: null }]),
  relatedCreativeMembersJson: JSON.stringify([{ personSlug: 'q', name: 'Q', role: 'Light' }]),
}); // prettier-ignore

describe('an item without what is hidden', () => {
  it('R-PUR-9 names no hidden item in any relation, and keeps the credits', () => {
    const hidden = new Set(['production/a', 'person/p', 'title/t']);
    const trimmed = withoutHidden(item, (type, slug) => hidden.has(`${type}/${slug}`));
    expect(trimmed).toMatchObject({
      relatedProductions: ['b'],
      relatedGuides: ['a'],
      relatedPeople: ['q'],
      authors: [],
      directorSlugs: [],
      writerSlugs: ['q'],
      directors: [],
      writers: [{ id: '2', slug: 'q', name: 'Q' }],
      relatedTitleSlug: null,
    });
    expect(JSON.parse(trimmed.relatedCastMembersJson ?? '')).toEqual([
      { personSlug: null, name: 'P', character: 'X' },
      { personSlug: null, name: 'R', character: null },
    ]);
    expect(trimmed.relatedCreativeMembersJson).toBe(item.relatedCreativeMembersJson);
  });

  it('is the same item when nothing is hidden', () => {
    expect(withoutHidden(item, () => false)).toEqual(item);
  });

  it('takes a property into written JSON', () => {
    expect(JSON.parse(withProperty(Buffer.from('{"a":1}'), '"b":2').toString())).toEqual({ a: 1, b: 2 });
  });
});
