/** Server part of /compare: each side as this visitor may see it. Server only. */
import type { GetServerSidePropsContext } from 'next';
import { nullWhenMissing } from '@/lib/clients/product-api/fetch';
import { fetchItem } from '@/lib/clients/product-api/catalogue/item';
import { fetchCards } from '@/lib/clients/product-api/listing/listing';
import type { CardItem } from '@/lib/contracts/catalogue/card';
import { segmentOfType } from '@/lib/contracts/catalogue/content-types';
import { cardOf } from '@/lib/domain/catalogue/card';
import { wordsOfSlug } from '@/lib/domain/listing/filters';
import {
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

/** A side, and the slug of the play that its recording is of. */
interface ReadSide {
  side: ComparedSide | null;
  work: string | null;
}

async function chosenBy(text: string, product: Visit['product']): Promise<ReadSide> {
  const missing = { side: { kind: 'missing', text }, work: null } as const;
  const place = readPlace(text, publicOrigin());
  if (place === null) return missing;
  const item = await fetchItem(product, segmentOfType[place.type], place.slug).catch(nullWhenMissing);
  if (!item?.media) return missing;
  const { otherGuidance, relatedTitleSlug: work = null } = item;
  const { seconds } = place;
  return {
    side: { kind: 'chosen', item: cardOf(item), seconds, ...(otherGuidance && { otherGuidance }) },
    work,
  };
}

async function sideOf(text: string, product: Visit['product']): Promise<ReadSide> {
  if (text === '') return { side: null, work: null };
  if (isAddress(text)) return chosenBy(text, product);
  return { side: { kind: 'found', text, items: await foundBy(text, product) }, work: null };
}

/** For an empty side beside a chosen one: recordings that the name of its play finds; null when it is of none, or nothing else does. */
async function proposedBeside(
  { side, work }: ReadSide,
  product: Visit['product'],
): Promise<ComparedSide | null> {
  if (side?.kind !== 'chosen' || work === null) return null;
  const found = await foundBy(wordsOfSlug(work), product);
  const items = found.filter(({ id }) => id !== side.item.id);
  return items.length > 0 ? { kind: 'found', text: '', items } : null;
}

export async function comparePage(
  { product }: Visit,
  context: Pick<GetServerSidePropsContext, 'query'>,
): Promise<PageAnswer<ComparePageProps>> {
  const read = (side: CompareSide) => sideOf((queryValue(context, side) ?? '').trim(), product);
  const [a, b] = await Promise.all([read('a'), read('b')]);
  const sides = {
    a: a.side ?? (await proposedBeside(b, product)),
    b: b.side ?? (await proposedBeside(a, product)),
  };
  return { kind: 'page', props: { sides } };
}
