/** Admission to a class, and what may be seen and played there: the list, with the rights of the organisation that opened it. */
import type { FastifyRequest } from 'fastify';
import type { ListEntry } from '@/lib/contracts/personal/lists';
import type { ClassEntry, PlaybackGrantRequest } from '@/lib/contracts/media/media';
import type { Viewer } from '@/lib/contracts/viewer/viewer';
import { admittedPart, classViewers, holdsKey, isOpenAt } from '@/lib/domain/visibility/class-grant';
import type { DocumentSubject, PlaybackSubject } from '@/services/common/media/grants';
import { notShown, permit, shownItems } from '../catalogue/access';
import type { StoredItem } from '../catalogue/stored-item';
import type { ProductContext } from '../context';
import { readList, type StoredList } from '../lists/rows';
import { readOf } from '../lists/shown';
import { countUsed, openingByKey, type StoredOpening } from './openings';

export interface Admission {
  opening: StoredOpening;
  list: StoredList;
  /** The organisation as a viewer: its subscription decides. */
  viewer: Viewer;
  /** Whose controls decide. */
  viewers: readonly Viewer[];
}

/** Throws the same NOT_FOUND for a class that does not exist, one that is not open, and one that is not theirs. */
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
  return { opening, list, viewer, viewers: classViewers(opening, viewer, asking.viewer) };
}

/** `shownItems` for all of the viewers. */
function shownToAll(context: ProductContext, { viewers }: Admission): (id: string) => StoredItem | null {
  const each = viewers.map((viewer) => shownItems(context, viewer));
  return (id) => {
    const items = each.map((shown) => shown(id));
    return items.every((item) => item !== null) ? (items[0] ?? null) : null;
  };
}

/** The entries whose items are shown, with these items. */
export const shownEntries = (
  context: ProductContext,
  admitted: Admission,
): readonly { entry: ListEntry; item: StoredItem }[] => {
  const shown = shownToAll(context, admitted);
  return admitted.list.entries.flatMap((entry) => {
    const item = shown(entry.contentId);
    return item ? [{ entry, item }] : [];
  });
};

interface AskedEntry extends ClassEntry {
  contentId: string;
}

/** The entry that a class requests. Throws NOT_FOUND when it is not in the list or not shown. */
export async function admittedEntry(
  context: ProductContext,
  request: FastifyRequest,
  { contentId, key, entryId }: AskedEntry,
) {
  const admitted = await admission(context, request, key);
  const { opening, list, viewer } = admitted;
  const entry = list.entries.find((one) => one.id === entryId && one.contentId === contentId);
  const item = entry && shownToAll(context, admitted)(contentId);
  if (!entry || !item) throw notShown();
  return { entry, item, viewer, opening, viewerKey: `class ${opening.id}` };
}

/**
 * What a class may play of an entry; the viewing is counted once, and not whose it is. Throws as `permit` does, and NOT_FOUND for
 * what cannot be played.
 */
export async function classPlay(
  context: ProductContext,
  request: FastifyRequest,
  { renewal = false, ...asked }: AskedEntry & Pick<NonNullable<PlaybackGrantRequest['class']>, 'renewal'>,
): Promise<PlaybackSubject> {
  const { entry, item, viewer, viewerKey, opening } = await admittedEntry(context, request, asked);
  const part = admittedPart(entry);
  // A recording that another host serves cannot be cut to a clip, nor ended with the class.
  if (!part || !item.media || item.hosted) throw notShown();
  permit(item, viewer);
  if (!renewal) await countUsed(context.db, opening.id, entry.id);
  const limits = { opening: opening.id, ...(part.clip && { clip: part.clip }) };
  const { id: contentId, media, hideOutline } = item;
  return { contentId, media, hosted: null, hideOutline, viewerKey, limits };
}

/** A document of an entry, for a class to read on screen; counted in the same way. Throws as `classPlay` does. */
export async function classRead(
  context: ProductContext,
  request: FastifyRequest,
  { documentId, ...asked }: AskedEntry & { documentId: string },
): Promise<Omit<DocumentSubject, 'purpose'>> {
  const { entry, item, viewer, viewerKey, opening } = await admittedEntry(context, request, asked);
  const file = item.documentFiles.get(documentId);
  if (!file || !readOf(entry, item).some(({ id }) => id === documentId)) throw notShown();
  permit(item, viewer);
  await countUsed(context.db, opening.id, entry.id);
  return { contentId: item.id, ...file, viewerKey, limits: { opening: opening.id } };
}
