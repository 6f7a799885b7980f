/**
 * `Prefer: return=minimal`: a listing of what cards show, the same in everything else, for every viewer.
 * @jest-environment node
 */
import { z } from 'zod';
import { cardListingSchema, listingResponseSchema } from '@/lib/contracts/listing/listing';
import { cardOf } from '@/lib/domain/catalogue/card';
import { type Product } from '../support/harness';
import { america, britain, lists, startWithViewers, strict } from '../support/listing-viewers';

let product: Product;
beforeAll(async () => {
  product = await startWithViewers();
});
afterAll(() => product.end());

type Who = { token?: string; address?: string };

async function ask(url: string, who: Who, prefer?: string) {
  const headers = { ...(await product.headersOf(who)), ...(prefer === undefined ? {} : { prefer }) };
  const { statusCode, headers: given, body } = await product.app.inject({ method: 'GET', url, headers });
  expect(statusCode).toBe(200);
  return { headers: given, body, json: JSON.parse(body) as unknown };
}

const strictCards = cardListingSchema.extend({
  items: z.array(cardListingSchema.shape.items.element.strict()),
});
const viewers: readonly (readonly [string, Who])[] = [
  ['an anonymous visitor', {}],
  ['a school in Britain', britain],
  ['a school in America', america],
  ['a school with rules', strict],
  ['a teacher under the same rules', { token: 'strict-teacher' }],
  ['a school with lists of its own', lists],
];
const listings = [
  '/api/search?searchTerm=lear&sort_by=rel-desc&aggregations=genre,type',
  '/api/search?limit=100',
  '/api/genres',
  '/api/themes',
  '/api/skills',
  '/api/productions?limit=2&skip=1',
];

it.each(viewers)('%s gets the cards of the same items', async (_name, who) => {
  for (const url of listings) {
    const whole = listingResponseSchema.parse((await ask(url, who)).json);
    const { json, headers } = await ask(url, who, 'return=minimal');
    const cards = strictCards.parse(json);
    expect(headers).toMatchObject({ 'preference-applied': 'return=minimal', vary: 'Origin, Prefer' });
    expect({ ...cards, items: cards.items.map(cardOf) }).toEqual({
      ...whole,
      items: whole.items.map(cardOf),
    });
  }
});

it('no card names another item, hidden or not', async () => {
  const { body } = await ask('/api/search?limit=100', {}, 'return=minimal');
  expect(body).not.toMatch(/related(?!EducationLevelNames)|authors|Slugs?"/);
});

it.each([
  ['return=minimal', true],
  ['respond-async, Return = "minimal"; foo=bar', true],
  ['return=representation', false],
  ['return=minimally', false],
  ['', false],
])('the preference “%s” is for cards: %s', async (prefer, isApplied) => {
  const { json, headers } = await ask('/api/titles', britain, prefer);
  expect(headers['preference-applied']).toBe(isApplied ? 'return=minimal' : undefined);
  expect(strictCards.safeParse(json).success).toBe(isApplied);
  expect(headers.vary).toBe('Origin, Prefer');
});
