/** Entries as the delivery API answers them, links not resolved, for tests of the mapping to the product's records. */
import {
  catalogueRecordOf,
  type CatalogueRecord,
} from '@/lib/domain/catalogue/content-item/catalogue-record';
import type { DeliveryAsset, DeliveryEntry } from '@/lib/domain/catalogue/content-item/entry';
import { lookupOf } from './lookup';

export type Given = Record<string, unknown>;
export const link = (id: string, linkType = 'Entry') => ({ sys: { type: 'Link', linkType, id } });
export const links = (...ids: string[]) => ids.map((id) => link(id));

/** An entry named by its id; give what differs. */
export const entry = (type: string, id: string, fields: Given = {}): DeliveryEntry => ({
  sys: { id, createdAt: '2024-05-06T23:59:59.999Z', contentType: { sys: { id: type } } },
  fields: { name: id, slug: `${id}-slug`, ...fields },
});

/** The record of one entry beside others that it may link to. Adult guidance is the entry `adult`. */
export function recordOf(
  subject: DeliveryEntry,
  others: DeliveryEntry[] = [],
  assets: DeliveryAsset[] = [],
): CatalogueRecord {
  const settings = { adultThemesEntryId: 'adult', scheme: 'https' as const };
  const record = catalogueRecordOf(subject, lookupOf([subject, ...others], assets), settings);
  if (!record) throw new Error(`${subject.sys.id} is no item`);
  return record;
}
