/** A school with a network of its own, another school, and somebody at home: who comes to what teachers open. */
import { randomUUID } from 'node:crypto';
import { organisation, startProduct, type Product } from './harness';

/** Addresses of the school's network, of the other school's, and of nobody's. */
export const room = { address: '198.51.100.1' };
export const elsewhere = { address: '198.51.100.2' };
export const home = { address: '203.0.113.77' };

/** The school restricts adult themes, whatever its teachers may see. */
export async function startSchool(): Promise<Product> {
  const product = await startProduct();
  product.customers.networks.set(room.address, organisation({ restrictAdult: true }));
  product.customers.networks.set(elsewhere.address, organisation({ id: 'elsewhere' }));
  return product;
}

/** An entry of a list, as it is sent. */
export const entryOf = (contentId: string, more: object = {}) => ({
  id: randomUUID(),
  kind: 'item',
  contentId,
  ...more,
});
