/** What reports say about the items of a batch of uses. */
import { UsedItems, type UsedItem } from '@/services/product/usage/items';
import { type Product, startProduct } from '../support/harness';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.end());

const used = (id: string, name: string): UsedItem => ({
  id,
  type: 'production',
  slug: id,
  name,
  publisher: 'The Company',
  dataType: 'Audiovisual',
  accessType: 'Controlled',
  yop: '2020',
  authors: ['William Shakespeare'],
  published: '2020-01-01',
});

it('is copied in one statement, what has changed since included, and nothing is copied twice', async () => {
  const { db } = product.database;
  const items = new UsedItems(product.catalogue, db);
  const writes = jest.spyOn(db, 'insertInto');
  const many = Array.from({ length: 300 }, (_, index) => used(`item-${index}`, 'As it was'));
  await items.remember(many);
  await items.remember(many);
  expect(writes).toHaveBeenCalledTimes(1);
  await items.remember([
    used('item-7', 'In between'),
    used('item-7', 'As it is'),
    used('item-8', 'As it was'),
  ]);
  expect(writes).toHaveBeenCalledTimes(2);
  const rows = await db.selectFrom('usage_item').select(['item_id', 'name']).execute();
  expect(rows).toHaveLength(300);
  expect(rows.filter(({ name }) => name !== 'As it was')).toEqual([{ item_id: 'item-7', name: 'As it is' }]);
});
