/** Server part of /compare: each side as this visitor may see it. Server only. */
import { ProductApiError, productRequest } from '@/lib/clients/product-api/fetch';
import { fetchCards } from '@/lib/clients/product-api/listing';
import type { CardItem } from '@/lib/contracts/catalogue/card';
import { contentItemSchema } from '@/lib/contracts/catalogue/content-item';
import { typeOfSegment } from '@/lib/contracts/catalogue/content-types';
import { cardOf } from '@/lib/domain/catalogue/card';
import {
  compareSides,
  isAddress,
  readPlace,
  type ComparedSide,
  type CompareSide,
} from '@/lib/domain/playback/compare';
import { publicOrigin } from '../config';
import type { PageAnswer, Visit } from '../page';

export interface ComparePageProps {
  /** Null: nothing chosen or searched for on this side yet. */
  sides: Readonly<Record<CompareSide, ComparedSide | null>>;
  origin: string;
}

/** Results fetched per search, and how many playable ones of them are shown. */
const [SEARCHED, MOST_FOUND] = ['48', 8];

async function foundBy(text: string, product: Visit['product']): Promise<readonly CardItem[]> {
  const query = new URLSearchParams({ searchTerm: text, sort_by: 'rel-desc', limit: SEARCHED });
  const { items } = await fetchCards(product, 'search', query);
  return items
    .filter(({ media }) => media !== null)
    .slice(0, MOST_FOUND)
    .map(cardOf);
}

async function chosenBy(text: string, product: Visit['product']): Promise<ComparedSide> {
  const missing = { kind: 'missing', text } as const;
  const place = readPlace(text, publicOrigin());
  if (place === null || typeOfSegment(place.segment) === null) return missing;
  try {
    const path = `/api/${place.segment}/${encodeURIComponent(place.slug)}`;
    const item = await productRequest(product, { path, schema: async () => contentItemSchema });
    return item.media ? { kind: 'chosen', item: cardOf(item), seconds: place.seconds } : missing;
  } catch (cause) {
    if (cause instanceof ProductApiError && cause.code === 'NOT_FOUND') return missing;
    throw cause;
  }
}

async function sideOf(asked: unknown, product: Visit['product']): Promise<ComparedSide | null> {
  const text = typeof asked === 'string' ? asked.trim() : '';
  if (text === '') return null;
  if (isAddress(text)) return chosenBy(text, product);
  return { kind: 'found', text, items: await foundBy(text, product) };
}

export async function comparePage(
  { product }: Visit,
  query: Readonly<Record<string, unknown>>,
): Promise<PageAnswer<ComparePageProps>> {
  const [a, b] = await Promise.all(compareSides.map((side) => sideOf(query[side], product)));
  return { kind: 'page', props: { sides: { a: a ?? null, b: b ?? null }, origin: publicOrigin() } };
}
