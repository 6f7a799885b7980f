import type { DeliveryAsset, DeliveryEntry, Lookup } from '@/lib/domain/catalogue/content-item/entry';

/** A lookup over the answer of an entries query (`items` and `includes`), links not resolved. */
export function lookupOf(entries: Iterable<DeliveryEntry>, assets: Iterable<DeliveryAsset>): Lookup {
  const entryById = new Map([...entries].map((entry) => [entry.sys.id, entry]));
  const assetById = new Map([...assets].map((asset) => [asset.sys.id, asset]));
  return { entry: (id) => entryById.get(id), asset: (id) => assetById.get(id) };
}
