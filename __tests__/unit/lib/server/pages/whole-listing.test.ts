import type { ProductConnection } from '@/lib/clients/product-api/fetch';
import { wholeListing } from '@/lib/server/pages/whole-listing';

const mockFetch = jest.fn();
jest.mock('@/lib/clients/product-api/listing', () => ({
  fetchListing: (_: unknown, listing: string, query: URLSearchParams) =>
    mockFetch(listing, query.toString()) as unknown,
}));

/** A listing of so many items, at most a hundred of which come at once. */
const listingOf = (count: number) => (_: string, query: string) => {
  const skip = Number(new URLSearchParams(query).get('skip'));
  const length = Math.min(100, Math.max(0, count - skip));
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

  it('ends where items went meanwhile, so that fewer come than were counted', async () => {
    mockFetch.mockReset().mockResolvedValueOnce({ total: 120, items: [1] });
    mockFetch.mockResolvedValue({ total: 120, items: [] });
    await expect(wholeListing(connection, 'training-courses')).resolves.toEqual([1]);
  });
});
