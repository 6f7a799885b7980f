import type { ProductConnection } from '@/lib/clients/product-api/fetch';
import { wholeListing } from '@/lib/server/pages/listing/whole-listing';

const mockFetch = jest.fn();
jest.mock('@/lib/clients/product-api/listing/listing', () => ({
  fetchListing: (_: unknown, listing: string, query: URLSearchParams) =>
    mockFetch(listing, query.toString()) as unknown,
}));

/** A listing of so many items. */
const listingOf = (count: number) => (_: string, query: string) => {
  const asked = new URLSearchParams(query);
  const skip = Number(asked.get('skip'));
  const length = Math.min(Number(asked.get('limit')), Math.max(0, count - skip));
  return Promise.resolve({ total: count, items: Array.from({ length }, (__, at) => skip + at) });
};

const connection = {} as ProductConnection;

describe('a whole listing', () => {
  it('goes on after the hundredth item, which a page of it ends with', async () => {
    mockFetch.mockImplementation(listingOf(203));
    const items = await wholeListing(connection, 'training-courses');
    expect(items).toEqual(Array.from({ length: 203 }, (_, at) => at));
    expect(mockFetch.mock.calls).toEqual([
      ['training-courses', 'limit=100&skip=0'],
      ['training-courses', 'limit=100&skip=100'],
      ['training-courses', 'limit=100&skip=200'],
    ]);
  });

  it('or a part of it, in the middle and at the end', async () => {
    mockFetch.mockReset().mockImplementation(listingOf(203));
    const part = async (from: number, most: number) => {
      const items: unknown[] = await wholeListing(connection, 'productions', { from, most });
      return [items.length, items[0], items.at(-1)];
    };
    expect(await part(20, 150)).toEqual([150, 20, 169]);
    expect(await part(150, 150)).toEqual([53, 150, 202]);
    expect(await part(300, 150)).toEqual([0, undefined, undefined]);
    expect(mockFetch.mock.calls.map(([, query]) => query as string)).toEqual([
      'limit=100&skip=20',
      'limit=50&skip=120',
      'limit=100&skip=150',
      'limit=100&skip=300',
    ]);
  });

  it('ends where items went meanwhile, so that fewer come than were counted', async () => {
    mockFetch.mockReset().mockResolvedValueOnce({ total: 120, items: [1] });
    mockFetch.mockResolvedValue({ total: 120, items: [] });
    await expect(wholeListing(connection, 'training-courses')).resolves.toEqual([1]);
  });
});
