/** Who comes to a class, and what they may see and play there: the list, as the organisation that opened it may. */
import type { FastifyRequest } from 'fastify';
import type { ListEntry } from '@/lib/contracts/lists';
import type { Viewer } from '@/lib/contracts/viewer';
import type { GrantLimits } from '@/lib/domain/playback/grant-limits';
import { admittedPart, holdsKey, isOpenAt } from '@/lib/domain/visibility/class-grant';
import { notShown, permit, shownItem } from '../catalogue/access';
import type { StoredItem } from '../catalogue/stored-item';
import type { ProductContext } from '../context';
import { readList, type StoredList } from '../lists/rows';
import { openingByKey, type StoredOpening } from './openings';

export interface Admission {
  opening: StoredOpening;
  list: StoredList;
  /** The organisation's own: its controls and its subscription decide. */
  viewer: Viewer;
}

/** Throws NOT_FOUND alike for no such class, one that is not open, and one that is not theirs. */
export async function admission(
  context: ProductContext,
  request: FastifyRequest,
  key: string,
): Promise<Admission> {
  const { db, visitors, now } = context;
  const asking = await visitors.of(request);
  const opening = await openingByKey(db, key);
  if (!opening || !isOpenAt(opening, now()) || !holdsKey(opening, key, asking.viewer)) throw notShown();
  const viewer = await visitors.organisation(opening.organisationId, request);
  const list = await readList(db, opening.listId);
  if (!viewer || !list) throw notShown();
  return { opening, list, viewer };
}

/** Entries with the items that the organisation is shown. */
export const shownEntries = (
  context: ProductContext,
  { list, viewer }: Admission,
): readonly { entry: ListEntry; item: StoredItem }[] =>
  list.entries.flatMap((entry) => {
    const item = shownItem(context, viewer, entry.contentId);
    return item ? [{ entry, item }] : [];
  });

export interface ClassPlay {
  item: StoredItem;
  viewer: Viewer;
  viewerKey: string;
  limits: GrantLimits;
  opening: StoredOpening;
}

/** What plays of one entry. Throws as `permit` does, and NOT_FOUND for what is not in the list. */
export async function classPlay(
  context: ProductContext,
  request: FastifyRequest,
  { contentId, key, entryId }: { contentId: string; key: string; entryId: string },
): Promise<ClassPlay> {
  const admitted = await admission(context, request, key);
  const { opening, viewer } = admitted;
  const found = shownEntries(context, admitted).find(
    ({ entry }) => entry.id === entryId && entry.contentId === contentId,
  );
  const part = found ? admittedPart(found.entry) : null;
  if (!found || !part) throw notShown();
  const item = permit(found.item, viewer);
  const limits = { opening: opening.id, ...(part.clip && { clip: part.clip }) };
  return { item, viewer, viewerKey: `class ${opening.id}`, limits, opening };
}
