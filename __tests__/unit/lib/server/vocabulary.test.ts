import { fetchCards } from '@/lib/clients/product-api/listing';
import { anonymousViewer } from '@/lib/contracts/viewer/viewer';
import { viewerWays } from '@/lib/server/vocabulary';

jest.mock('@/lib/clients/product-api/listing', () => ({ fetchCards: jest.fn() }));
jest.mock('@/lib/clients/product-api/item-name', () => ({ hasItem: async () => true }));
jest.mock('@/lib/clients/product-api/levels', () => ({ fetchEducationLevels: async () => [] }));

const product = { baseUrl: '', headers: {}, timeoutMs: 1_000 };

it('the ways are read once for all who see the same, and again for who sees something else', async () => {
  const read = jest.mocked(fetchCards).mockResolvedValue({ items: [], total: 0, aggregations: { type: [] } });
  const { empty } = await viewerWays(anonymousViewer, product);
  expect(empty).toContain('/productions');
  const once = read.mock.calls.length;
  await viewerWays({ ...anonymousViewer, method: 'Okta', userId: 'u', organisationId: 'o' }, product);
  expect(read).toHaveBeenCalledTimes(once);
  for (const other of [{ blockedContentIds: ['x'] }, { adultThemesRestricted: true }, { country: 'GBR' }]) {
    const before = read.mock.calls.length;
    await viewerWays({ ...anonymousViewer, ...other }, product);
    expect(read).toHaveBeenCalledTimes(before + once);
  }
});
