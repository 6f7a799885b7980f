import pino from 'pino';
import type { DeliveryEntry } from '@/lib/domain/catalogue/content-item/entry';
import { Catalogue } from '@/services/product/catalogue/catalogue';
import { createSearchEngine } from '@/services/product/search/engine/engine';
import { lookupOf } from './lookup';

/** The catalogue of a product service that has read these entries. */
export function catalogueOf(entries: readonly DeliveryEntry[]): Catalogue {
  const mapping = { adultThemesEntryId: 'adult-themes', scheme: 'https' as const };
  const catalogue = new Catalogue(createSearchEngine(), mapping, pino({ level: 'silent' }));
  catalogue.apply(new Set(entries.map(({ sys }) => sys.id)), lookupOf(entries, []));
  return catalogue;
}
