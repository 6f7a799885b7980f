/**
 * Queries for content types that are not items themselves (R-CDA-17); items are read by type through `items.ts`. Each query
 * fetches one content type and returns the mapped result.
 */
import type { Segment } from '@/lib/contracts/catalogue/content-parts';
import { type DeliveryEntry, resolvedAlready } from '@/lib/domain/catalogue/content-item/entry';
import { type Fields, fieldsOf, idOf } from '@/lib/domain/catalogue/content-item/fields';
import { segmentOf } from '@/lib/domain/catalogue/content-item/segments';
import { agreementRights } from '@/lib/domain/catalogue/content-item/visibility-facts';
import type { DeliveryClient } from './delivery';
import { fetchAll, fetchByIds } from './entries';
import type { RightsAgreement } from './exclusions';

const fieldsOfAll = (entries: readonly DeliveryEntry[]): Fields[] =>
  entries.map((entry) => fieldsOf(entry, resolvedAlready));

/** Segments by their ids; those that start after their end are left out. */
export async function fetchSegments(
  client: DeliveryClient,
  ids: readonly string[],
  scheme: 'http' | 'https',
): Promise<Segment[]> {
  const all = fieldsOfAll(await fetchByIds(client, 'segment', ids, { include: 1 }));
  return all.flatMap((fields) => segmentOf(fields, scheme) ?? []);
}

/** Codes of countries (ISO 3166-1 alpha-3) by the countries' ids. */
export async function fetchCountries(
  client: DeliveryClient,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const all = fieldsOfAll(await fetchByIds(client, 'country', ids, { include: 0 }));
  return new Map(all.map((fields) => [idOf(fields), fields.text('alpha3')]));
}

/** Every agreement with its countries. `client` keeps unresolved links, so that an unpublished country is noticed. */
export async function fetchRightsAgreements(client: DeliveryClient): Promise<RightsAgreement[]> {
  return fieldsOfAll(await fetchAll(client, 'rightsAgreement', { include: 1 })).map((fields) => ({
    id: idOf(fields),
    ...agreementRights(fields),
  }));
}
