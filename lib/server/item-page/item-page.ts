/** Server part of the item pages: address to page. Server only. */
import { segmentOfType, typeOfSegment } from '@/lib/contracts/content-types';
import type { ItemPageProps } from '@/lib/domain/item-page/access';
import { publicOrigin } from '../config';
import type { PageAnswer, Visit } from '../page';
import { itemPageDeps } from './deps';
import { loadItemPage } from './load';

/** Slugs and ids of content; anything else is nobody's page and is not asked for. */
const SLUG = /^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,158}[A-Za-z0-9])?$/;

/** `listing` and `slug` are the two parts of an address such as `/productions/hamlet`. */
export async function itemPage(
  visit: Visit,
  { listing, slug }: { listing: string; slug: string },
): Promise<PageAnswer<ItemPageProps>> {
  const type = typeOfSegment(listing);
  if (type === null || !SLUG.test(slug)) return { kind: 'not-found' };
  const answer = await loadItemPage({ type, slug, viewer: visit.visitor.viewer }, itemPageDeps(visit));
  if (answer.kind === 'missing') return { kind: 'not-found' };
  if (answer.kind === 'unavailable') return answer;
  const { page, access } = answer;
  return { kind: 'page', props: { page, access, origin: publicOrigin() } };
}

/** As `itemPage`, but an item whose address is another one is sent there: courses are taken under /training. */
export async function itemPageAtItsAddress(
  visit: Visit,
  address: { listing: string; slug: string },
): Promise<PageAnswer<ItemPageProps>> {
  const answer = await itemPage(visit, address);
  if (answer.kind !== 'page' || address.listing !== segmentOfType.trainingCourse) return answer;
  return { kind: 'redirect', to: answer.props.page.path, permanent: true };
}
