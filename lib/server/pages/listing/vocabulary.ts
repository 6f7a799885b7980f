/** Server part of the vocabulary pages, such as /genres (lib/domain/listing/vocabulary). Server only. */
import { fetchCards } from '@/lib/clients/product-api/listing/listing';
import type { ProductConnection } from '@/lib/clients/product-api/fetch';
import type { CardItem } from '@/lib/contracts/catalogue/card';
import { LISTING_LIMIT_MAX } from '@/lib/contracts/constants';
import type { ListingPlace } from '@/lib/domain/listing/screens';
import {
  aggregationOf,
  vocabularyGroups,
  type VocabularyPageProps,
  type VocabularyType,
} from '@/lib/domain/listing/vocabulary';
import { pageLog } from '../../log';
import type { PageAnswer, Visit } from '../../page';

type Images = ReadonlyMap<string, CardItem['image']>;

/** Most pages of terms fetched: in a larger vocabulary some terms have no picture. */
const MOST_PAGES = 5;

/** Pictures of a type's terms by slug; empty when they cannot be fetched: the page is then shown without pictures. */
async function imagesOf(product: ProductConnection, place: ListingPlace): Promise<Images> {
  const page = (skip: number) =>
    fetchCards(
      product,
      place.segment,
      new URLSearchParams({ limit: String(LISTING_LIMIT_MAX), skip: String(skip) }),
    );
  try {
    const first = await page(0);
    const count = Math.min(MOST_PAGES, Math.ceil(first.total / LISTING_LIMIT_MAX));
    const others = Array.from({ length: Math.max(0, count - 1) }, (_page, index) =>
      page((index + 1) * LISTING_LIMIT_MAX),
    );
    const items = [first, ...(await Promise.all(others))].flatMap((answer) => answer.items);
    return new Map(items.map(({ slug, image }) => [slug, image]));
  } catch (error) {
    pageLog().error({ err: error }, 'Pictures of a vocabulary could not be read');
    return new Map();
  }
}

export async function vocabularyPage(
  { product }: Visit,
  place: ListingPlace & { type: VocabularyType },
): Promise<PageAnswer<VocabularyPageProps>> {
  const name = aggregationOf(place.type);
  const query = new URLSearchParams({ limit: '0', aggregations: name });
  const [{ aggregations }, images] = await Promise.all([
    fetchCards(product, 'search', query),
    imagesOf(product, place),
  ]);
  return {
    kind: 'page',
    partial: images.size === 0,
    props: { groups: vocabularyGroups(place.type, aggregations[name] ?? [], images) },
  };
}
