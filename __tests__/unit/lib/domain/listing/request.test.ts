import { aggregationOfFilter, filterNames } from '@/lib/contracts/listing/names';
import { aggregationNames, allAggregationNames } from '@/lib/contracts/listing/query-names';
import { isAnswerable, lastPage, parseListing } from '@/lib/domain/listing/address';
import { listingQuery } from '@/lib/domain/listing/request';
import { listingScreen, searchScreen } from '@/lib/domain/listing/screens';

const search = searchScreen(true);
const ask = (query: string, screen = search) =>
  Object.fromEntries(listingQuery(parseListing(new URLSearchParams(query), screen), screen));

describe('the request of a listing', () => {
  it('R-QRY-2 page 3 of 20 skips 40', () => {
    expect(ask('page=3')).toMatchObject({ limit: '20', skip: '40' });
  });

  it('R-CON-1, R-CON-2 the search shows 20 and a listing 24', () => {
    expect(ask('')).toMatchObject({ limit: '20' });
    expect(ask('page=2', listingScreen('guides'))).toMatchObject({ limit: '24', skip: '24' });
  });

  it('R-API-12 uses the names of the API', () => {
    expect(ask('q=lear&genre=a&genre=b&sort_by=oldest')).toEqual({
      limit: '20',
      skip: '0',
      sort_by: 'age-asc',
      searchTerm: 'lear',
      genre: 'a,b',
      aggregations: allAggregationNames.join(','),
    });
  });

  it('R-VAL-1, R-VAL-2 sends no blank text, and trims the rest', () => {
    expect(ask('q=%20')).not.toHaveProperty('searchTerm');
    expect(ask('q=%20lear%20')).toMatchObject({ searchTerm: 'lear' });
  });

  it('R-VAL-3 asks nothing in the standards mode until a standard is chosen', () => {
    const answerable = (query: string) => isAnswerable(parseListing(new URLSearchParams(query), search));
    expect(answerable('mode=standards&authority=a&grade=g')).toBe(false);
    expect(answerable('mode=standards&authority=a&grade=g&standard=s')).toBe(true);
    expect(answerable('')).toBe(true);
  });

  it('R-VAL-4 a production year asks for the two kinds of production', () => {
    expect(ask('productionYear=1999')).toMatchObject({
      productionYear: '1999',
      subType: 'Production,Audio production',
    });
  });

  it('R-VAL-5 keeps the sub-types that were chosen', () => {
    expect(ask('productionYear=1999&subType=Interview')).toMatchObject({
      subType: 'Interview,Production,Audio production',
    });
  });

  it('R-VAL-6 forces the request alone: without the year nothing is left of it', () => {
    const state = parseListing(new URLSearchParams('productionYear=1999'), search);
    expect(state.filters.subType).toBeUndefined();
    expect(ask('subType=Interview')).toMatchObject({ subType: 'Interview' });
  });

  it('R-CON-12, R-CON-13, R-CON-14 fourteen filters, ten aggregations, one for each filter but the standard', () => {
    expect(aggregationNames).toHaveLength(10);
    expect(filterNames).toHaveLength(14);
    expect(aggregationOfFilter).toMatchObject({
      course: 'theme',
      form: 'theme',
      theme: 'theme',
      englishSkill: 'skill',
      theatreSkill: 'skill',
      productionYear: 'date',
      standard: null,
      genre: 'genre',
    });
  });

  it('an empty list has one page', () => {
    expect([lastPage(0, 20), lastPage(20, 20), lastPage(21, 20)]).toEqual([1, 1, 2]);
  });
});
