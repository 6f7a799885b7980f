/** To which entry a recording belongs. Ids are made from slugs without their type, and shortened: entries can share one. Pure. */
import type { IngestOrder } from './order';

type Entry = IngestOrder['entry'] | undefined;

/** Whether both name one entry; null names none. */
export const isSameEntry = (one: Entry, other: Entry): boolean =>
  one != null && other != null && one.contentType === other.contentType && one.slug === other.slug;

/** Whether the recording of one entry would become that of another, or of none. What belongs to none may become anybody's. */
export const isOtherEntry = (owner: Entry, entry: Entry): boolean =>
  owner != null && !isSameEntry(owner, entry);

/** Why the order may not be carried out: the recording of its id belongs to another entry. Null: it may. */
export function otherEntryFault(
  { assetId, entry }: Pick<IngestOrder, 'assetId' | 'entry'>,
  owner: Entry,
): string | null {
  if (!owner || !isOtherEntry(owner, entry)) return null;
  return `The recording ${assetId} belongs to ${owner.contentType}/${owner.slug}, and this one would replace it: name that entry, or give this one another id`;
}
