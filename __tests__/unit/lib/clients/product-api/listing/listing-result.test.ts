import { fetchListing } from '@/lib/clients/product-api/listing/listing';
import { fetchListingResult } from '@/lib/clients/product-api/listing/listing-result';
import { codeOfStatus } from '@/lib/contracts/http/errors';
import { listingQueryNames } from '@/lib/contracts/listing/query-names';
import { listingQuerySchema } from '@/lib/contracts/listing/request';
import { parseListing } from '@/lib/domain/listing/address';
import { filterOptions, filterRows } from '@/lib/domain/listing/filters';
import { searchScreen } from '@/lib/domain/listing/screens';
import { contentItem } from '@/__tests__/support/content/item';

const connection = { baseUrl: 'http://product.test', headers: {}, timeoutMs: 1000 };
const screen = searchScreen(false);
const question = (query: string) => ({
  listing: 'search' as const,
  screen,
  state: parseListing(new URLSearchParams(query), screen),
});
const listing = { items: [contentItem({ id: 'a', type: 'guide', slug: 'a', name: 'Lear' })], total: 1 };
const refusal = (status: number) =>
  Response.json({ error: { message: 'no', code: codeOfStatus(status), status } }, { status });

let asked: URL[] = [];
/** A product API that answers as told. */
function api(answer: (url: URL) => Response) {
  asked = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    const url = new URL(String(address));
    asked.push(url);
    return Promise.resolve(answer(url));
  });
}

describe('when the counts fail', () => {
  it('R-VAL-14 all counts are 0, the listing still shows and the filters can be used', async () => {
    api((url) => (url.searchParams.has('aggregations') ? refusal(500) : Response.json(listing)));
    const { cards, total, aggregations } = await fetchListingResult(connection, question('q=lear'));
    expect([cards.map(({ name }) => name), total, aggregations]).toEqual([['Lear'], 1, {}]);
    const types = filterRows.find(({ param }) => param === 'type')!;
    const options = filterOptions(types, { aggregations, levels: [], names: {}, isMixed: true }, []);
    expect(options.map(({ count }) => count)).toEqual(options.map(() => 0));
    expect(options.length).toBeGreaterThan(0);
  });

  it('what is away or refuses is not asked twice', async () => {
    for (const status of [400, 404, 503]) {
      api(() => refusal(status));
      await expect(fetchListingResult(connection, question('q=lear'))).rejects.toMatchObject({ status });
      expect(asked).toHaveLength(1);
    }
  });
});

it('R-VAL-3 says that nothing was asked before a standard is chosen', async () => {
  const standards = { authorities: [], grades: [], standards: [] };
  api(({ pathname }) => Response.json(pathname.includes('standards') ? standards : listing));
  const mode = searchScreen(true);
  const answered = async (query: string) => {
    const state = parseListing(new URLSearchParams(query), mode);
    return fetchListingResult(connection, { listing: 'search', screen: mode, state });
  };
  expect(await answered('q=lear&mode=standards')).toMatchObject({ isAsked: false, total: 0 });
  expect(await answered('q=lear&mode=standards&authority=a&grade=8&standard=s')).toMatchObject({
    isAsked: true,
    total: 1,
  });
});

describe('what a listing is shown without', () => {
  const told: string[] = [];
  const logging = { ...connection, onFailure: (message: string) => void told.push(message) };
  beforeEach(() => {
    told.length = 0;
  });

  it('counts and the name of an item that fail are logged, once each', async () => {
    api((url) => {
      if (url.pathname !== '/api/search') return refusal(500);
      return url.searchParams.has('aggregations') ? refusal(500) : Response.json(listing);
    });
    await fetchListingResult(logging, question('genre=tragedy'));
    expect(told).toEqual([
      'The counts of a listing could not be fetched',
      'The name of an item could not be fetched',
    ]);
  });

  it('a chosen value that does not exist is no fault', async () => {
    api((url) => (url.pathname === '/api/search' ? Response.json(listing) : refusal(404)));
    const { names } = await fetchListingResult(logging, question('genre=nothing'));
    expect([names, told]).toEqual([{}, []]);
  });

  it.each([
    [false, ['The ways out of a search could not be counted']],
    [true, []],
  ])('ways out that fail are logged, unless nobody waits for them any longer (%s)', async (isLeft, said) => {
    const stop = new AbortController();
    api((url) => {
      if (url.searchParams.get('limit') !== '0') return Response.json({ items: [], total: 0 });
      if (isLeft) stop.abort();
      return refusal(500);
    });
    const { waysOut } = await fetchListingResult(logging, question('q=lear&type=guide'), stop.signal);
    expect([waysOut, told]).toEqual([[], said]);
  });
});

describe('names of chosen values', () => {
  const named = (body: unknown, status = 200) =>
    api((url) => (url.pathname === '/api/skills' ? Response.json(body, { status }) : Response.json(listing)));

  it('R-API-14 chosen skills are named by one call', async () => {
    named({
      items: [
        { id: '1', slug: 'voice', name: 'Voice' },
        { id: '2', slug: 'devising', name: 'Devising' },
      ],
    });
    const { names } = await fetchListingResult(
      connection,
      question('theatreSkill=voice&theatreSkill=devising'),
    );
    expect(names).toEqual({ 'theatreSkill:voice': 'Voice', 'theatreSkill:devising': 'Devising' });
    expect(asked.map(({ pathname }) => pathname)).toEqual(['/api/search', '/api/skills']);
  });

  it('values of the second list have names of their own where no count names them', async () => {
    named({ items: [] });
    const { names } = await fetchListingResult(connection, question('duration=0-10&captions=cy'));
    expect(names).toEqual({ 'duration:0-10': 'Under 10 minutes', 'captions:cy': 'Welsh' });
  });

  it('R-ERR-11 without their names the listing stands, and the failure is told', async () => {
    named({}, 500);
    const onFailure = jest.fn();
    const answer = await fetchListingResult({ ...connection, onFailure }, question('englishSkill=imagery'));
    expect([answer.total, answer.names]).toEqual([1, {}]);
    expect(onFailure).toHaveBeenCalledWith('Skills could not be fetched', expect.anything());
  });

  it('R-API-18 without a skill among the filters none is asked for', async () => {
    named({ items: [] });
    await fetchListingResult(connection, question('q=lear'));
    expect(asked.map(({ pathname }) => pathname)).toEqual(['/api/search']);
  });
});

describe('names of fields', () => {
  it('R-ERR-9 an unknown filter is refused before anything is sent', async () => {
    api(() => Response.json(listing));
    const query = new URLSearchParams({ colour: 'red' });
    await expect(fetchListing(connection, 'search', query)).rejects.toThrow('field type not recognised');
    expect(asked).toEqual([]);
  });

  it('R-API-12 those of the client are those of the service', () => {
    expect([...listingQueryNames].toSorted()).toEqual(Object.keys(listingQuerySchema.shape).toSorted());
  });
});
