/** @jest-environment jest-fixed-jsdom */
import { fetchShownBookmarks } from '@/lib/clients/product-api/personal/bookmarks';
import { bookmarkView } from '@/lib/domain/bookmarks/bookmarks';

const addedAt = '2026-03-10T12:00:00.000Z';

async function read(bookmark: object) {
  const body = { bookmarks: [{ addedAt, item: null, ...bookmark }], total: 1 };
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(body));
  const [read] = (await fetchShownBookmarks('GBR', bookmarkView({}))).bookmarks;
  return read;
}

it('R-ENT-14 an id may stand for the contentId', async () => {
  expect(await read({ id: 'x', relatedContentId: null })).toMatchObject({ contentId: 'x' });
  expect(await read({ id: 'x', contentId: 'y', relatedContentId: null })).toMatchObject({ contentId: 'y' });
});

it('R-ENT-15 no relation is null', async () => {
  expect(await read({ contentId: 'x' })).toMatchObject({ relatedContentId: null });
  expect(await read({ contentId: 'x', relatedContentId: 's' })).toMatchObject({ relatedContentId: 's' });
});

it('one without any id is refused', async () => {
  await expect(read({ relatedContentId: null })).rejects.toThrow('The library could not be reached');
});
