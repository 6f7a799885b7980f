/** Server part of the item pages: from address to page. Server only. */
import { segmentOfType, typeOfSegment } from '@/lib/contracts/catalogue/content-types';
import type { ItemPageProps } from '@/lib/domain/item-page/access';
import { createConcurrencyLimit } from '@/lib/server/pages/item/concurrency-limit';
import type { PageAnswer, Visit } from '../../page';
import { itemPageDeps } from './deps';
import { loadItemPage } from './load';

/** Slugs and ids of content; anything else is not found without a query. */
const SLUG = /^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,158}[A-Za-z0-9])?$/;

/**
 * The content client sends at most 30 requests a second (R-CON-16), and an uncached item takes up to seven. With more items
 * at once, each would wait for the others beyond a page's time limit for content, and all would fail (decision 0072).
 */
const limited = createConcurrencyLimit({ atOnce: 3, waitMs: 10_000 });

/** `listing` and `slug` are the two parts of an address such as `/productions/hamlet`. */
export async function itemPage(
  visit: Visit,
  { listing, slug }: { listing: string; slug: string },
): Promise<PageAnswer<ItemPageProps>> {
  const type = typeOfSegment(listing);
  if (type === null || !SLUG.test(slug)) return { kind: 'not-found' };
  const asked = { type, slug, viewer: visit.visitor.viewer };
  const props = await limited(() => loadItemPage(asked, itemPageDeps(visit)));
  return props ? { kind: 'page', props } : { kind: 'not-found' };
}

/** As `itemPage`, but training courses are redirected to their own address under /training. */
export async function itemPageAtItsAddress(
  visit: Visit,
  address: { listing: string; slug: string },
): Promise<PageAnswer<ItemPageProps>> {
  const answer = await itemPage(visit, address);
  if (answer.kind !== 'page' || address.listing !== segmentOfType.trainingCourse) return answer;
  return { kind: 'redirect', to: answer.props.page.path, permanent: true };
}
