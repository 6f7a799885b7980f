/** Counts of the standards steps, over the sample library: those of a search for each option, from one search. */
import { sampleLibrary, searched } from '@/bench/relevance/library';
import { anonymousViewer } from '@/lib/contracts/viewer/viewer';
import type { StandardsResponse } from '@/lib/contracts/listing/standards';
import type { Catalogue } from '@/services/product/catalogue/catalogue';
import { Audiences, type Audience } from '@/services/product/catalogue/audience';
import { standardsAnswer } from '@/services/product/listing/standards';
import type { ListingQuery } from '@/services/product/listing/query';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await sampleLibrary();
});

const query = (text: string, filters: ListingQuery['filters'] = {}): ListingQuery => ({
  types: searched,
  limit: 20,
  skip: 20,
  sort: 'rel-desc',
  text,
  filters,
  aggregations: [],
});
const america = { ...anonymousViewer, country: 'USA' };
const school = { ...america, adultThemesRestricted: true };

/** What an option leads to when somebody chooses it and searches. */
function searchedFor(asked: ListingQuery, audience: Audience, standard: readonly string[]): number {
  if (standard.length === 0) return 0;
  const filters = { ...asked.filters, standard };
  return catalogue.engine.search({ ...asked, filters, limit: 0, skip: 0, audience }).total;
}

function countsBySearching(asked: ListingQuery, audience: Audience, answer: StandardsResponse) {
  const { standards: index } = catalogue;
  const ofGrade = (grade: string) => index.standards(grade).map(({ slug }) => slug);
  const ofAuthority = (authority: string) => index.grades(authority).flatMap(({ slug }) => ofGrade(slug));
  return [
    ...answer.authorities.map(({ slug }) => searchedFor(asked, audience, ofAuthority(slug))),
    ...answer.grades.map(({ slug }) => searchedFor(asked, audience, ofGrade(slug))),
    ...answer.standards.map(({ slug }) => searchedFor(asked, audience, [slug])),
  ];
}

const first = <One>([one]: readonly One[]): One => {
  if (one === undefined) throw new Error('the sample library has no standards');
  return one;
};

it.each([
  ['everything', query('')],
  ['a text', query('drama performance')],
  ['a text with a misspelt word', query('perfomance')],
  ['a text that nothing has', query('qwzx')],
  ['a filter', query('', { type: ['lessonPlan'] })],
  ['a text and a filter', query('chorus', { type: ['lessonPlan', 'guide'] })],
])('counts of %s are those of searching for each option, by one search', (_what, asked) => {
  const audiences = new Audiences(catalogue);
  const authority = first(catalogue.standards.authorities('USA')).slug;
  for (const viewer of [america, school])
    for (const { slug: grade } of catalogue.standards.grades(authority)) {
      const audience = audiences.of({ viewer });
      const search = jest.spyOn(catalogue.engine, 'search');
      const answer = standardsAnswer(catalogue, audience, asked, { authority, grade, country: 'USA' });
      expect(search).toHaveBeenCalledTimes(1);
      search.mockRestore();
      const counts = [...answer.authorities, ...answer.grades, ...answer.standards].map(({ count }) => count);
      expect(counts).toEqual(countsBySearching(asked, audience, answer));
      if (asked.text === '') expect(Math.max(...counts)).toBeGreaterThan(0);
    }
});
