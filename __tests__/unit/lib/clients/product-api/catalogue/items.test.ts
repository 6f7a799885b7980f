import { fetchItems } from '@/lib/clients/product-api/catalogue/items';
import { MOST_ITEMS } from '@/lib/contracts/catalogue/most-items';
import { contentItem } from '@/__tests__/support/content/item';

const connection = { baseUrl: 'http://product.test', headers: {}, timeoutMs: 1000 };
const names = (count: number) => Array.from({ length: count }, (_, index) => `i${index}`);
let asked: string[][] = [];

beforeEach(() => {
  asked = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    const ids = new URL(String(address)).searchParams.get('id')?.split(',') ?? [];
    asked.push(ids);
    const items = ids.map((id) => contentItem({ id, type: 'guide', slug: id, name: id }));
    return Promise.resolve(Response.json({ items }));
  });
});

it.each([
  [0, []],
  [1, [1]],
  [MOST_ITEMS, [MOST_ITEMS]],
  [2 * MOST_ITEMS + 1, [MOST_ITEMS, MOST_ITEMS, 1]],
])('%d items come in order, in requests of no more than the service takes', async (count, sizes) => {
  const items = await fetchItems(names(count), { connection });
  expect(items.map(({ id }) => id)).toEqual(names(count));
  expect(asked.map((ids) => ids.length)).toEqual(sizes);
});
