import { segmentOfType } from '@/lib/contracts/catalogue/content-types';
import { fetchCards, fetchListing } from '@/lib/clients/product-api/listing/listing';
import { ProductApiError, refusalOf, send } from '@/lib/clients/product-api/fetch';

const connection = {
  baseUrl: 'http://product.test',
  headers: { Authorization: 'Bearer t' },
  timeoutMs: 1000,
};
const answer = (body: unknown, status = 200) =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));
let fetchMock: jest.SpiedFunction<typeof fetch>;
const asked = () => fetchMock.mock.calls.map(([address]) => String(address));

beforeEach(() => {
  fetchMock = jest.spyOn(globalThis, 'fetch');
});

describe('asking the product API', () => {
  it('R-API-11 each type has its path', async () => {
    fetchMock.mockImplementation(() => answer({ items: [], total: 0 }));
    for (const segment of Object.values(segmentOfType)) {
      await fetchListing(connection, segment, new URLSearchParams());
    }
    expect(asked()).toContain('http://product.test/api/lesson-plans');
    expect(new Set(asked()).size).toBe(26);
  });

  it('R-API-13 an answer without aggregations has none', async () => {
    fetchMock.mockImplementation(() => answer({ items: [], total: 0 }));
    const listing = await fetchListing(connection, 'search', new URLSearchParams({ limit: '0' }));
    expect(listing).toMatchObject({ items: [], total: 0, aggregations: {} });
  });

  it('says what the API said when it refuses', async () => {
    const error = { message: 'sort_by must be one of', code: 'VALIDATION_FAILED', status: 400 };
    fetchMock.mockImplementation(() => answer({ error }, 400));
    await expect(fetchListing(connection, 'search', new URLSearchParams())).rejects.toMatchObject({
      message: error.message,
      code: 'VALIDATION_FAILED',
      status: 400,
    });
  });

  it('R-ERR-15 says what the API said when it says nothing else', async () => {
    fetchMock.mockImplementation(() => answer({ error: { message: 'X' } }, 400));
    await expect(fetchListing(connection, 'search', new URLSearchParams())).rejects.toMatchObject({
      message: 'X',
      code: 'VALIDATION_FAILED',
      status: 400,
    });
  });

  it('R-ERR-16 a refusal whose body says nothing has the code of its status', async () => {
    fetchMock.mockImplementation(() => Promise.resolve(new Response('<html>', { status: 404 })));
    const asking = fetchListing(connection, 'search', new URLSearchParams());
    const error: unknown = await asking.catch((thrown: unknown) => thrown);
    expect(refusalOf(error)).toBe('NOT_FOUND');
  });

  it.each([0, 429, 500, 504])('only a refusal is one, and %d is told apart', async (status) => {
    const answers = () => (status === 0 ? Promise.reject(new TypeError('lost')) : answer({}, status));
    fetchMock.mockImplementation(answers);
    const asking = fetchListing(connection, 'search', new URLSearchParams());
    const error: unknown = await asking.catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ status });
    expect(refusalOf(error)).toBe(status === 429 ? 'RATE_LIMITED' : null);
  });

  it('a change outlives its page, unless it is longer than a browser allows for that', async () => {
    fetchMock.mockImplementation(() => answer({ id: 'a' }));
    const outlives = async (text: string) => {
      await send('/api/lists', (response) => response.json(), { connection, body: { text } });
      return fetchMock.mock.lastCall?.[1]?.keepalive;
    };
    expect(await outlives('short')).toBe(true);
    // 500 entries with their notes. Browsers would reject the request before it is sent.
    expect(await outlives('é'.repeat(66_000))).toBe(false);
  });

  it('an answer of another shape is a failure, not a result', async () => {
    fetchMock.mockImplementation(() => answer({ rows: [] }));
    await expect(fetchListing(connection, 'search', new URLSearchParams())).rejects.toThrow(ProductApiError);
  });

  it('cards are wished for, not demanded: whole items will do', async () => {
    const card = {
      id: 'a',
      type: 'guide',
      slug: 'a',
      name: 'A',
      subType: null,
      image: null,
      date: null,
      media: null,
    };
    const rest = { shortIntroduction: '', hasAdultThemes: false, relatedEducationLevelNames: [] };
    fetchMock.mockImplementation(() =>
      answer({ items: [{ ...card, ...rest, relatedGuides: ['b'] }], total: 1, aggregations: {} }),
    );
    const { items } = await fetchCards(connection, 'search', new URLSearchParams({ limit: '1' }));
    expect(items).toEqual([{ ...card, ...rest }]);
    expect(asked()).toEqual(['http://product.test/api/search?limit=1']);
    expect(fetchMock.mock.calls[0]?.[1]?.headers).toMatchObject({ Prefer: 'return=minimal' });
  });

  it('passes on the caller’s abort', async () => {
    const stop = new AbortController();
    fetchMock.mockImplementation((_address, init) => {
      stop.abort();
      return Promise.reject(init?.signal?.reason as Error);
    });
    const asking = fetchCards(connection, 'search', new URLSearchParams(), stop.signal);
    await expect(asking).rejects.toMatchObject({ name: 'AbortError' });
  });
});

it('a long text that is sent has the time that the gateway gives it, and an answer the same as ever', async () => {
  const limits = jest.spyOn(AbortSignal, 'timeout');
  fetchMock.mockImplementation(() => answer({}));
  const nothing = async () => undefined;
  await send('/short', nothing, { connection });
  // As UTF-8: two bytes a letter, in 4 bytes a millisecond; four more of JSON.
  await send('/long', nothing, { connection, method: 'PUT', body: 'é'.repeat(20_000) });
  expect(limits.mock.calls.map(([ms]) => Math.round(ms))).toEqual([1_000, 11_001]);
});
