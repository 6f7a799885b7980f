/** What /compare is told of a recording that was chosen. */
import { comparePage } from '@/lib/server/pages/compare';
import { fetchItem } from '@/lib/clients/product-api/catalogue/item';
import { fetchCards } from '@/lib/clients/product-api/listing/listing';
import { contentItem } from '@/__tests__/support/content/item';

jest.mock('@/lib/clients/product-api/catalogue/item', () => ({ fetchItem: jest.fn() }));
jest.mock('@/lib/clients/product-api/listing/listing', () => ({ fetchCards: jest.fn() }));
jest.mock('@/lib/server/config', () => ({ publicOrigin: () => 'https://library.test' }));

const media = { type: 'video', assetId: 'a', durationMinutes: 2 } as const;
const find = (...items: ReturnType<typeof contentItem>[]) =>
  jest.mocked(fetchCards).mockResolvedValueOnce({ items } as never);

it('a side has the guidance that a card leaves out', async () => {
  jest.mocked(fetchItem).mockResolvedValueOnce(contentItem({ media, otherGuidance: ['Murder'] }));
  const answer = await comparePage({} as never, { query: { a: '/productions/x' } });
  expect(answer).toMatchObject({
    props: { sides: { a: { kind: 'chosen', otherGuidance: ['Murder'] }, b: null } },
  });
});

it('beside one that is chosen, recordings that its play finds are proposed, not the same one', async () => {
  jest
    .mocked(fetchItem)
    .mockResolvedValueOnce(contentItem({ id: 'x', media, relatedTitleSlug: 'life-of-galileo' }));
  find(contentItem({ id: 'x', media }), contentItem({ id: 'other', media }));
  const answer = await comparePage({} as never, { query: { b: '/productions/x' } });
  expect(answer).toMatchObject({
    props: { sides: { a: { kind: 'found', text: '', items: [{ id: 'other' }] }, b: { kind: 'chosen' } } },
  });
  expect(jest.mocked(fetchCards).mock.lastCall?.[2].get('searchTerm')).toBe('Life of galileo');
});
