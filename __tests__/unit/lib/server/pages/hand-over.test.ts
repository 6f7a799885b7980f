/** @jest-environment node */
import { handOverPage } from '@/lib/server/pages/hand-over';
import type { Visit } from '@/lib/server/page';
import { fetchList, fetchMyLists } from '@/lib/clients/product-api/personal/lists';
import { ProductApiError } from '@/lib/clients/product-api/fetch';

jest.mock('@/lib/clients/product-api/personal/lists');
const visit = { product: {} } as Visit;
const mine = { id: 'mine', name: 'Mine' };
beforeEach(() => jest.mocked(fetchMyLists).mockResolvedValue([mine as never]));
const listsAt = async (list: string) => (await handOverPage(visit, { query: { list } })).lists;

it('offers the person’s lists, and the colleague’s from whose page they came', async () => {
  jest.mocked(fetchList).mockResolvedValue({ id: 'theirs', name: 'Theirs', entries: [] } as never);
  expect(await listsAt('')).toEqual([mine]);
  expect(await listsAt('mine')).toEqual([mine]);
  expect(fetchList).not.toHaveBeenCalled();
  expect(await listsAt('theirs')).toEqual([{ id: 'theirs', name: 'Theirs' }, mine]);
});

it('a list that is gone, or that they may not read, is not offered; a fault is no such refusal', async () => {
  jest
    .mocked(fetchList)
    .mockRejectedValueOnce(new ProductApiError('There is no such list', 'NOT_FOUND', 404));
  expect(await listsAt('gone')).toEqual([mine]);
  jest.mocked(fetchList).mockRejectedValueOnce(new Error('no answer'));
  await expect(listsAt('gone')).rejects.toThrow('no answer');
});
