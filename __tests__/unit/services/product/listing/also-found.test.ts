/** What else has a page and answers a search (docs/search.md §5), over the sample library. */
import { sampleLibrary, searched } from '@/bench/relevance/library';
import { anonymousViewer } from '@/lib/contracts/viewer/viewer';
import { Audiences, type Audience } from '@/services/product/catalogue/audience';
import { alsoFound } from '@/services/product/listing/also-found';
import type { ListingQuery } from '@/services/product/listing/query';
import type { Catalogue } from '@/services/product/catalogue/catalogue';

const viewer = { ...anonymousViewer, country: 'GBR' };
const query = (text: string, rest: Partial<ListingQuery> = {}): ListingQuery => ({
  types: searched,
  limit: 20,
  skip: 0,
  sort: 'rel-desc',
  text,
  filters: {},
  aggregations: [],
  ...rest,
});

let catalogue: Catalogue;
let audience: Audience;
beforeAll(async () => {
  catalogue = await sampleLibrary();
  audience = new Audiences(catalogue).of({ viewer });
});

describe('what else is found', () => {
  const ask = (asked: ListingQuery) =>
    alsoFound(catalogue, asked, audience).map(({ type, slug }) => `${type}/${slug}`);

  it.each([
    ['comedy', 'genre/comedy'],
    ['gcse drama', 'theme/gcse-drama-aqa'],
    ['cover lesson', 'collection/cover-lessons'],
    ['set text', 'collection/plays-for-the-classroom'],
    ['duologue', 'skill/duologue-performance'],
    ['the chorus', 'studyUnit/unit-the-chorus'],
    ['a year of drama', 'curriculum/a-year-of-drama-ages-11-to-14'],
    ['frantic assembly', 'company/frantic-assembly'],
  ])('%s leads to %s', (text, found) => {
    expect(ask(query(text))).toContain(found);
  });

  it('says what it is called', () => {
    expect(alsoFound(catalogue, query('comedy'), audience)[0]).toEqual({
      type: 'genre',
      slug: 'comedy',
      name: 'Comedy',
      kind: 'Genre',
    });
  });

  it.each([
    ['gcse drama', 'theme/gcse-drama-aqa', 'Course'],
    ['epic theatre', 'theme/epic-theatre', 'Form'],
    ['ambition', 'theme/ambition', 'Theme'],
  ])('for %s says of %s that it is a %s', (text, key, kind) => {
    const found = alsoFound(catalogue, query(text), audience);
    expect(found.find(({ type, slug }) => `${type}/${slug}` === key)?.kind).toBe(kind);
  });

  it('is asked for beside the first page of a search by words alone', () => {
    expect(ask(query('comedy', { skip: 20 }))).toEqual([]);
    expect(ask(query('comedy', { types: ['guide'] }))).toEqual([]);
    expect(ask(query('comedy', { filters: { genre: ['farce'] } }))).toEqual([]);
    expect(ask(query(''))).toEqual([]);
    expect(ask(query('qwzx'))).toEqual([]);
  });

  it('is no guess', () => {
    expect(ask(query('comedee'))).toEqual([]);
  });
});

describe('words for what is made to teach with', () => {
  it.each([
    ['set text', 'guide'],
    ['cover lesson', 'lessonPlan'],
    ['homework', 'lessonPlan'],
  ])('%s leads to a %s first', (text, type) => {
    const { hits } = catalogue.engine.search({ ...query(text), audience });
    expect(catalogue.item(hits[0]?.id ?? '')?.type).toBe(type);
  });
});
