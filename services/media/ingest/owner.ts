/** To which entry a recording belongs. Ids are made from slugs without their type, and shortened: entries can share one. Pure. */
import type { IngestOrder } from './order';

/** Why the order may not be carried out: the recording of its id belongs to another entry. Null: it may. */
export function otherEntryFault(
  { assetId, entry }: Pick<IngestOrder, 'assetId' | 'entry'>,
  owner: IngestOrder['entry'] | undefined,
): string | null {
  if (!owner || (owner.contentType === entry?.contentType && owner.slug === entry.slug)) return null;
  return `The recording ${assetId} belongs to ${owner.contentType}/${owner.slug}, and this one would replace it: name that entry, or give this one another id`;
}
