import { fetchCards } from '@/lib/clients/product-api/listing/listing';
import { anonymousViewer } from '@/lib/contracts/viewer/viewer';
import { homePage } from '@/lib/server/pages/home';
import { contentItem } from '@/__tests__/support/content/item';
import type { Visit } from '@/lib/server/page';

jest.mock('@/lib/clients/product-api/listing/listing', () => ({ fetchCards: jest.fn() }));
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

describe('what the hero shows', () => {
  const film = { type: 'video', assetId: 'a', durationMinutes: 2 } as const;
  const image = {
    url: 'https://pictures.example/a.webp',
    altText: '',
    title: 'A stage',
    width: 1600,
    height: 900,
  };
  const plays = (count: number) =>
    Array.from({ length: count }, (_, index) => contentItem({ id: `film-${index}`, media: film, image }));
  const homeWith = async (count: number) => {
    jest
      .mocked(fetchCards)
      .mockImplementation(async () => ({ items: plays(count), total: count, aggregations: {} }));
    const answer = await homePage(visit);
    if (answer.kind !== 'page') throw new Error('no page');
    const [first] = answer.props.rails;
    return { feature: answer.props.feature?.id, first: first?.cards.map(({ id }) => id) };
  };

  it('is not shown again by the row below it', async () => {
    const { feature, first } = await homeWith(6);
    expect(feature).toBe('film-0');
    expect(first).toEqual(['film-1', 'film-2', 'film-3', 'film-4', 'film-5']);
  });

  it('stays in a row that would not be full without it', async () => {
    const { feature, first } = await homeWith(4);
    expect(feature).toBe('film-0');
    expect(first).toHaveLength(4);
  });
});
