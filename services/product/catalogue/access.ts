/** Access by id: the check of every route and mutation that takes an id. */
import { NOT_SHOWN_MESSAGE } from '@/lib/contracts/http/errors';
import type { GrantRefusal } from '@/lib/contracts/media/media';
import type { Viewer } from '@/lib/contracts/viewer/viewer';
import { itemOfPath } from '@/lib/domain/item-page/item-of-path';
import { canPlay } from '@/lib/domain/visibility/entitlement';
import { ServiceError } from '@/lib/platform/service-error';
import type { ProductContext } from '../context';
import type { Audience } from './audience';
import type { Catalogue } from './catalogue';
import type { StoredItem } from './stored-item';

type Gate = Pick<ProductContext, 'catalogue' | 'audiences'>;

/** The same status and body for what is hidden and for what does not exist (R-VIS-10). */
export const notShown = () => new ServiceError('NOT_FOUND', NOT_SHOWN_MESSAGE);

/**
 * `shownItem` for many ids of one request. The audience is looked up once, because its key is made from all the lists of the
 * viewer's rights; the function must not be kept across a wait, after which the catalogue may be another.
 */
export function shownItems(
  { catalogue, audiences }: Gate,
  viewer: Viewer,
): (id: string) => StoredItem | null {
  return itemsFor(catalogue, audiences.of({ viewer }));
}

/** `shownItems` of an audience that has been looked up. */
export function itemsFor(catalogue: Catalogue, { sees }: Audience): (id: string) => StoredItem | null {
  return (id) => (sees(id) ? (catalogue.item(id) ?? null) : null);
}

/** The item, if there is one and the viewer sees it. */
export const shownItem = (gate: Gate, viewer: Viewer, id: string): StoredItem | null =>
  shownItems(gate, viewer)(id);

/**
 * What `read` finds, tried again once the catalogue has caught up: pages come from the content service, which is a moment ahead
 * of it. Throws `notShown` for what is then still missing, or hidden; both take as long (R-VIS-10).
 */
export async function foundNow<T>(
  { catchUp }: Pick<ProductContext, 'catchUp'>,
  read: () => T | null,
): Promise<T> {
  const found = read();
  if (found !== null) return found;
  await catchUp();
  const late = read();
  if (late === null) throw notShown();
  return late;
}

/** `shownItem` for an id taken from a page, tried as in `foundNow`; `has` says whether the item has what is needed. */
export function foundItem(
  context: Gate & Pick<ProductContext, 'catchUp'>,
  viewer: Viewer,
  id: string,
  has: (item: StoredItem) => boolean = () => true,
): Promise<StoredItem> {
  return foundNow(context, () => {
    const item = shownItem(context, viewer, id);
    return item && has(item) ? item : null;
  });
}

/** The item of an address such as `/productions/hamlet`, whatever follows the slug; a whole URL works too. */
export function itemAt(catalogue: Catalogue, address: string): StoredItem | undefined {
  const [, segment, slug] = URL.parse(address.trim(), 'http://library')?.pathname.split('/') ?? [];
  const item = itemOfPath(`/${segment}/${slug}`);
  return item ? catalogue.bySlug(item.type, item.slug) : undefined;
}

const messages: Readonly<Record<GrantRefusal, string>> = {
  SIGN_IN_REQUIRED: 'Sign in to use this',
  SUBSCRIPTION_REQUIRED: 'A subscription is needed',
  SUBSCRIPTION_EXPIRED: 'The subscription has ended',
  SUBSCRIPTION_NOT_STARTED: 'The subscription has not started yet',
  DOWNLOAD_NOT_ALLOWED: 'This document cannot be printed or downloaded',
};

export function refuse(reason: GrantRefusal): never {
  const code = reason === 'SIGN_IN_REQUIRED' ? 'UNAUTHENTICATED' : 'FORBIDDEN';
  throw new ServiceError(code, messages[reason], { reason });
}

/** Throws unless the viewer may play, read or be taught by the item. The caller has checked that it is shown to them. */
export function permit(item: StoredItem, viewer: Viewer): StoredItem {
  const verdict = canPlay(viewer);
  if (!verdict.allowed) refuse(verdict.reason);
  return item;
}
