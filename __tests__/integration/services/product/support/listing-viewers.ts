/** Viewers of several rights, each known by a network address, and the listings as each of them sees these. */
import { listingResponseSchema } from '@/lib/contracts/listing/listing';
import { get, organisation, type Product, startProduct } from './harness';

export const britain = { address: '198.51.100.1' };
export const america = { address: '198.51.100.2' };
/** No adult themes and nothing of the profile religion; `strict-teacher` is a person under the same rules. */
export const strict = { address: '198.51.100.3' };
/** An organisation with lists of its own of what is allowed and what is blocked. */
export const lists = { address: '198.51.100.4' };

/** Starts one node whose customers know these viewers. */
export async function startWithViewers(): Promise<Product> {
  const product = await startProduct();
  const { networks, people } = product.customers;
  networks.set(britain.address, organisation({ id: 'britain', country_alpha3: 'GBR' }));
  networks.set(
    america.address,
    organisation({ id: 'america', country: 'United States', country_alpha3: 'USA' }),
  );
  networks.set(
    strict.address,
    organisation({ id: 'strict', restrictAdult: true, blockedProfiles: ['religion'] }),
  );
  networks.set(
    lists.address,
    organisation({
      id: 'lists',
      restrictAdult: true,
      blockedContent: ['prod-lear', 'both'],
      allowedContent: ['prod-adult', 'prod-lear'],
    }),
  );
  people.set('strict-teacher', { organisation: { restrictAdult: true, blockedProfiles: ['religion'] } });
  return product;
}

/** A listing, which must be a 200 of the contract's form, with the names of its items. */
export async function list(product: Product, path: string, who: { token?: string; address?: string } = {}) {
  const answer = await get(product, path, who);
  expect(answer.status).toBe(200);
  const parsed = listingResponseSchema.parse(answer.body);
  return { ...parsed, names: parsed.items.map(({ name }) => name) };
}
