/** What a viewer may reach by an id: the gate of every route and mutation that takes one. */
import { typeOfSegment } from '@/lib/contracts/content-types';
import { NOT_SHOWN_MESSAGE } from '@/lib/contracts/errors';
import type { GrantRefusal } from '@/lib/contracts/media';
import type { Viewer } from '@/lib/contracts/viewer';
import { canPlay, type RefusedReason } from '@/lib/domain/visibility/entitlement';
import { ServiceError } from '@/lib/platform/service-error';
import type { ProductContext } from '../context';
import type { Catalogue } from './catalogue';
import type { StoredItem } from './stored-item';

type Gate = Pick<ProductContext, 'catalogue' | 'audiences'>;

/** One status and one body for what is hidden and for what there is not (R-VIS-10). */
export const notShown = () => new ServiceError('NOT_FOUND', NOT_SHOWN_MESSAGE);

/** The item, if there is one and the viewer sees it. */
export function shownItem({ catalogue, audiences }: Gate, viewer: Viewer, id: string): StoredItem | null {
  const item = catalogue.item(id);
  return item && !audiences.of({ viewer }).hides(item) ? item : null;
}

/**
 * What `read` finds; if nothing, what it finds once the catalogue has caught up: pages come from the content service, a moment
 * ahead of it. Throws `notShown` for what is not there even then, or hidden: as late for the one as for the other (R-VIS-10).
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

/** `shownItem` of an id that a page gave, as `foundNow` finds it; `has`: what of the item is asked for. */
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

/** `/productions/hamlet`, with or without what follows; also a whole address of it. */
export function itemAt(catalogue: Catalogue, path: string): StoredItem | undefined {
  const [, segment = '', slug = ''] = /^(?:https?:\/\/[^/]+)?\/([a-z-]+)\/([^/?#]+)/.exec(path.trim()) ?? [];
  const type = segment === 'training' ? 'trainingCourse' : typeOfSegment(segment);
  return type === null ? undefined : catalogue.bySlug(type, slug);
}

const refusals = {
  NOT_RECOGNISED: 'SIGN_IN_REQUIRED',
  NONE: 'SUBSCRIPTION_REQUIRED',
  EXPIRED: 'SUBSCRIPTION_EXPIRED',
  FUTURE: 'SUBSCRIPTION_NOT_STARTED',
} as const satisfies Record<Exclude<RefusedReason, 'HIDDEN'>, GrantRefusal>;

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

/** Throws unless the viewer may play, read or be taught by an item that is shown to them. */
export function permit(item: StoredItem, viewer: Viewer): StoredItem {
  const verdict = canPlay(true, viewer);
  if (!verdict.allowed && verdict.reason !== 'HIDDEN') refuse(refusals[verdict.reason]);
  return item;
}
