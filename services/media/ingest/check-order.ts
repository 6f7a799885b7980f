/** What the recording in place means for an order: whether it may be replaced, and whether it was made of the same already. */
import type { RecordingStore } from '../store/store';
import { FACTS, factsOf, ownerOf } from './change';
import { IngestFailure } from './failure';
import { digestOf } from './order/digest';
import type { IngestOrder, IngestPlace } from './order/order';
import { isSameEntry, otherEntryFault } from './order/owner';

/** Throws IngestFailure if the order would replace the recording of another entry, or of nobody knows which, and may not. */
async function checkOwner(
  order: IngestOrder,
  { store, mayReplace = false }: Pick<IngestPlace, 'store' | 'mayReplace'>,
): Promise<void> {
  if (mayReplace && order.entry !== null) return;
  const taken = otherEntryFault(order, await ownerOf(store, order.assetId));
  if (taken !== null) throw new IngestFailure('OTHER_ENTRY', taken);
}

/** Whether the recording in place was made of the same files with the same options, for whatever entry: it is not encoded again. */
export async function isEncodedOf(order: IngestOrder, store: RecordingStore): Promise<boolean> {
  const made = await factsOf(store, order.assetId);
  return made !== null && made.source === (await digestOf(order));
}

/** Whether the recording in place was made of this very order, so that making it again changes nothing. */
export async function isMadeOf(order: IngestOrder, store: RecordingStore): Promise<boolean> {
  const made = await factsOf(store, order.assetId);
  return made !== null && isSameEntry(made.entry, order.entry) && isEncodedOf(order, store);
}

/**
 * Throws IngestFailure as `checkOwner` does, and where a signed version that the order names is not there, nor among the
 * recordings that are made before it.
 */
export async function checkOrder(
  order: IngestOrder,
  place: IngestPlace,
  madeBefore: ReadonlySet<string> = new Set(),
): Promise<void> {
  await checkOwner(order, place);
  for (const { asset } of order.signed)
    if (!madeBefore.has(asset) && (await place.store.file(asset, FACTS)) === null)
      throw new IngestFailure(
        'NOTHING_TO_PLAY',
        `There is no recording ${asset}: ingest the signed version first`,
      );
}
