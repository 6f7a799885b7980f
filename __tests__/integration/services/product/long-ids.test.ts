/** @jest-environment node */
import { get, type Product, startProduct } from './support/harness';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  await product.stop();
  await product.drop();
});

it('a person whose id has the 255 characters that the issuer may give reads their own data like anybody', async () => {
  const id = 'x'.repeat(255);
  const answers = await Promise.all(
    [
      `/api/users/${id}/personal-data`,
      `/api/users/${id}/notifications`,
      `/api/user-survey-metadata?user-id=${id}`,
    ].map((path) => get(product, path, { token: id })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
});
