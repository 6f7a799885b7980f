/** What /compare is told of a recording that was chosen. */
import { comparePage } from '@/lib/server/pages/compare';
import { fetchItem } from '@/lib/clients/product-api/catalogue/item';
import { contentItem } from '@/__tests__/support/content/item';

jest.mock('@/lib/clients/product-api/catalogue/item', () => ({ fetchItem: jest.fn() }));
jest.mock('@/lib/server/config', () => ({ publicOrigin: () => 'https://library.test' }));

it('a side has the guidance that a card leaves out', async () => {
  const media = { type: 'video', assetId: 'a', durationMinutes: 2 } as const;
  jest.mocked(fetchItem).mockResolvedValueOnce(contentItem({ media, otherGuidance: ['Murder'] }));
  const answer = await comparePage({} as never, { query: { a: '/productions/x' } });
  expect(answer).toMatchObject({
    props: { sides: { a: { kind: 'chosen', otherGuidance: ['Murder'] }, b: null } },
  });
});
