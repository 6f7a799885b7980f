/** Server part of the home page: its rails, its featured production and its counts. Server only. */
import { fetchCards } from '@/lib/clients/product-api/listing/listing';
import type { ProductConnection } from '@/lib/clients/product-api/fetch';
import type { CardItem } from '@/lib/contracts/catalogue/card';
import { cardOf } from '@/lib/domain/catalogue/card';
import { isCatalogueRecord, plays } from '@/lib/domain/catalogue/record';
import {
  homeRails,
  levelOfCategory,
  RAIL_LENGTH,
  type HomeProps,
  type HomeRail,
  type RailRequest,
} from '@/lib/domain/catalogue/home-rails';
import { pageLog } from '../log';
import type { PageAnswer, Visit } from '../page';
import { viewerLevels, viewerWays } from '../vocabulary';

async function railOf(
  product: ProductConnection,
  { heading, href, listing, query }: RailRequest,
): Promise<HomeRail> {
  const { items } = await fetchCards(product, listing, new URLSearchParams(query));
  const cards = items.filter((card) => !isCatalogueRecord(card)).slice(0, RAIL_LENGTH);
  return { heading, href, cards: cards.map(cardOf) };
}

async function countsOf(product: ProductConnection): Promise<Record<string, number>> {
  const query = new URLSearchParams({ limit: '0', aggregations: 'type' });
  const { aggregations } = await fetchCards(product, 'search', query);
  return Object.fromEntries((aggregations.type ?? []).map(({ key, count }) => [key, count]));
}

/** Number of productions with a recording (the `watch` filter), however many there are. */
async function recordingsOf(product: ProductConnection): Promise<number> {
  const query = new URLSearchParams({ limit: '0', watch: 'watch,listen' });
  return (await fetchCards(product, 'productions', query)).total;
}

/** The value; on failure null, and the failure is logged: home shows the other parts. */
async function orNull<Value>(promise: Promise<Value>): Promise<Value | null> {
  return promise.catch((error: unknown) => {
    pageLog().error({ err: error }, 'A part of the home page could not be read');
    return null;
  });
}

/** The first playable card with a picture. Items with content warnings are not featured on the front page. */
function featureOf(rails: readonly HomeRail[]): CardItem | null {
  const cards = rails[0]?.cards ?? [];
  return (
    cards.find((card) => card.image && plays(card) && !card.hasAdultThemes && !card.strongGuidance) ?? null
  );
}

/** Cards of the first rail that fill a row on a desktop. */
const FULL_ROW = 4;

/** The rails without what the hero above them shows, unless too little would be left of the first. */
function railsBelow(feature: CardItem | null, [first, ...others]: readonly HomeRail[]): readonly HomeRail[] {
  if (!first) return [];
  const cards = first.cards.filter(({ id }) => id !== feature?.id);
  return [cards.length < FULL_ROW ? first : { ...first, cards }, ...others];
}

/** Never unavailable: without the product API the page still says what this is and where to go. */
export async function homePage({ visitor, product }: Visit): Promise<PageAnswer<HomeProps>> {
  const { viewer } = visitor;
  const [levels, { education: menu }] = await Promise.all([viewerLevels(visitor), viewerWays(visitor)]);
  const course = menu.find((group) => group.links[0]?.href.includes('?course='))?.links[0] ?? null;
  const requests = homeRails(levelOfCategory(viewer.category, levels), course);
  const [counts, recordings, ...loaded] = await Promise.all([
    orNull(countsOf(product)),
    orNull(recordingsOf(product)),
    ...requests.map((request) => orNull(railOf(product, request))),
  ]);
  const rails = loaded.filter((rail) => rail !== null).filter((rail) => rail.cards.length > 0);
  const feature = featureOf(rails);
  return {
    kind: 'page',
    partial: counts === null || loaded.includes(null),
    props: {
      feature,
      rails: railsBelow(feature, rails),
      levels,
      counts: counts ?? {},
      recordings,
      isPartial: loaded.includes(null),
    },
  };
}
