/** Server part of /compare: each side as this visitor may see it. Server only. */
import type { GetServerSidePropsContext } from 'next';
import { nullWhenMissing } from '@/lib/clients/product-api/fetch';
import { fetchItem } from '@/lib/clients/product-api/catalogue/item';
import { fetchCards } from '@/lib/clients/product-api/listing/listing';
import type { CardItem } from '@/lib/contracts/catalogue/card';
import { segmentOfType } from '@/lib/contracts/catalogue/content-types';
import { cardOf } from '@/lib/domain/catalogue/card';
import {
  compareSides,
  isAddress,
  readPlace,
  recordingsQuery,
  type ComparedSide,
  type CompareSide,
} from '@/lib/domain/playback/compare';
import { queryValue } from '../address';
import { publicOrigin } from '../config';
import type { PageAnswer, Visit } from '../page';

export interface ComparePageProps {
  /** Null: nothing chosen, searched for or proposed on this side yet. */
  sides: Readonly<Record<CompareSide, ComparedSide | null>>;
}

async function foundBy(text: string, product: Visit['product']): Promise<readonly CardItem[]> {
  const { items } = await fetchCards(product, 'search', recordingsQuery(text));
  return items.map(cardOf);
}

async function chosenBy(text: string, product: Visit['product']): Promise<ComparedSide> {
  const missing = { kind: 'missing', text } as const;
  const place = readPlace(text, publicOrigin());
  if (place === null) return missing;
  const item = await fetchItem(product, segmentOfType[place.type], place.slug).catch(nullWhenMissing);
  if (!item?.media) return missing;
  const { otherGuidance } = item;
  return {
    kind: 'chosen',
    item: cardOf(item),
    seconds: place.seconds,
    ...(otherGuidance && { otherGuidance }),
  };
}

async function sideOf(text: string, product: Visit['product']): Promise<ComparedSide | null> {
  if (text === '') return null;
  if (isAddress(text)) return chosenBy(text, product);
  return { kind: 'found', text, items: await foundBy(text, product) };
}

/** For an empty side beside a chosen one: what the name of that one finds, such as other stagings; null when nothing else does. */
async function proposedBeside(
  beside: ComparedSide | null | undefined,
  product: Visit['product'],
): Promise<ComparedSide | null> {
  if (beside?.kind !== 'chosen') return null;
  const { id, name } = beside.item;
  const items = (await foundBy(name, product)).filter((item) => item.id !== id);
  return items.length > 0 ? { kind: 'found', text: '', items } : null;
}

export async function comparePage(
  { product }: Visit,
  context: Pick<GetServerSidePropsContext, 'query'>,
): Promise<PageAnswer<ComparePageProps>> {
  const [a, b] = await Promise.all(
    compareSides.map((side) => sideOf((queryValue(context, side) ?? '').trim(), product)),
  );
  const sides = {
    a: a ?? (await proposedBeside(b, product)),
    b: b ?? (await proposedBeside(a, product)),
  };
  return { kind: 'page', props: { sides } };
}
