import { fetchCards } from '@/lib/clients/product-api/listing';
import { anonymousViewer } from '@/lib/contracts/viewer/viewer';
import { homePage } from '@/lib/server/pages/home';
import type { Visit } from '@/lib/server/page';

jest.mock('@/lib/clients/product-api/listing', () => ({ fetchCards: jest.fn() }));
jest.mock('@/lib/server/vocabulary', () => ({
  viewerLevels: async () => [],
  viewerWays: async () => ({ education: [] }),
}));

const visit: Visit = {
  visitor: { viewer: anonymousViewer, address: '192.0.2.1', requestId: 'one', token: null, classroom: false },
  product: { baseUrl: '', headers: {}, timeoutMs: 1_000 },
  onMissing: () => undefined,
};

it('home counts the recordings of a library that has more than one answer holds', async () => {
  jest.mocked(fetchCards).mockImplementation(async (_product, listing, query) => {
    const isCount = listing === 'productions' && query.get('watch') === 'watch,listen';
    return { items: [], total: isCount ? 140 : 260, aggregations: {} };
  });
  expect(await homePage(visit)).toMatchObject({ kind: 'page', props: { recordings: 140 } });
});
